# La feuille d’émargement.
doc-sign_in = Feuille d’émargement
sign_in-price = Inscription : { $price }
sign_in-acceptance = En signant, le joueur accepte le règlement et les décisions de l’organisation (règle 1-2).
sign_in-due = Dû
sign_in-paid = Reçu
sign_in-signature = Signature
sign_in-waiting = Liste d’attente
sign_in-walk_ins = Arrivés sans inscription
