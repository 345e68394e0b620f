# The sign-in sheet.
doc-sign_in = Sign-in sheet
sign_in-price = Entry: { $price }
sign_in-acceptance = By signing, the player accepts the rules and the staff’s decisions (rule 1-2).
sign_in-due = Due
sign_in-paid = Received
sign_in-signature = Signature
sign_in-waiting = Waiting list
sign_in-walk_ins = Walk-ins
