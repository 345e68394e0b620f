# Deux fiches d’une même personne : les trouver, les réunir, les séparer.
merge-open = Doublons
merge-title = Doublons possibles
merge-back = Membres
merge-words = Ces fiches se ressemblent. Si c’est la même personne, réunissez-les : ses résultats, ses cotisations et ses pénalités comptent ensemble. Rien n’est perdu : on peut les séparer plus tard.
merge-none = Aucune fiche ne ressemble à une autre.
merge-like-licence = Même numéro de licence
merge-like-name = Même nom
merge-like-exchanged = Prénom et nom échangés
merge-like-born = Même date de naissance, noms proches
merge-like-spelling = Noms proches
merge-played = { $count ->
    [0] aucune soirée
    [one] { $count } soirée
   *[other] { $count } soirées
}
merge-compare = Comparer
merge-compare_for = Comparer les fiches de { $one } et de { $other }
merge-distinct = Deux personnes
merge-distinct_for = { $one } et { $other } sont deux personnes
merge-with = Réunir avec…
merge-with_title = Réunir { $name } avec une autre fiche
merge-search = Chercher l’autre fiche
merge-nobody = Aucun autre membre ne porte ce nom.
merge-dialog = Réunir deux fiches
merge-field = Rubrique
merge-kept = Fiche gardée
merge-other = Fiche réunie à l’autre
merge-result = Après la réunion
merge-swap = Garder l’autre fiche
merge-evenings = Soirées jouées
merge-go = Réunir
merge-done = { $name } : une seule fiche. On peut la séparer depuis le panneau du membre.
merge-records = Fiches réunies
merge-record = { $name } (fiche { $number })
merge-separate = Séparer
merge-separate_for = Séparer la fiche { $number } de { $name }
merge-separated = Les deux fiches sont séparées.
merge-same = Les deux fiches sont la même.
merge-same_tournament = Ces deux membres ont joué le même tournoi (« { $tournament } ») : ce sont deux personnes.
merge-has_merged = D’autres fiches ont été réunies à celle-ci. Gardez-la et réunissez l’autre à elle, ou séparez d’abord les fiches réunies.
merge-excluded = La fiche qui disparaîtrait est exclue, l’autre ne l’est pas. Gardez la fiche exclue, ou levez d’abord l’exclusion.
merge-not_merged = Cette fiche n’est réunie à aucune autre.
alike-words = { $count ->
    [one] Un membre qui lui ressemble est déjà dans le fichier.
   *[other] Des membres qui lui ressemblent sont déjà dans le fichier.
  }
alike-open = Ouvrir sa fiche
alike-take = Inscrire { $name }
