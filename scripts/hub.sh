#!/usr/bin/env bash
# A league to look at: a PostgreSQL of its own in target/league, the league's program, and twelve clubs that have sent
# some evenings each. It ends with Ctrl+C; what arrived stays for the next time. Delete the folder to begin anew.
#   TAPIS_LEAGUE  another folder          TAPIS_LISTEN, TAPIS_OFFICE  other addresses
#   TAPIS_BUILT   a folder of programs that are built already
set -euo pipefail
cd "$(dirname "$0")/.."
[ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
if [ -z "${TAPIS_BUILT:-}" ]; then
  echo "==> Building the league's program and the command line (some minutes the first time)"
  cargo build -q --profile local -p tapis-hub -p tapis-cli
  built=${CARGO_TARGET_DIR:-target}/local
else
  built=$TAPIS_BUILT
fi
built=$(cd "$built" && pwd)
folder=${TAPIS_LEAGUE:-$PWD/target/league}
listen=${TAPIS_LISTEN:-127.0.0.1:8430}
office=${TAPIS_OFFICE:-127.0.0.1:8431}
# The path of a socket has at most some 100 letters, and PostgreSQL's user must be able to reach it.
server=$(mktemp -u /tmp/tapis-league.XXXXXX)
# If making the sample was interrupted, start over.
[ ! -e "$folder/begun" ] || rm -rf "$folder/postgres" "$folder/begun"
mkdir -p "$folder/postgres"
folder=$(cd "$folder" && pwd)
ln -s "$folder/postgres" "$server"
programs=$(find /usr/lib/postgresql -mindepth 2 -maxdepth 2 -name bin | sort -V | tail -n 1)
as=()
if [ "$(id -u)" = 0 ]; then
  as=(runuser -u postgres --)
  chown postgres "$folder/postgres"
fi
hold=$(mktemp -u); mkfifo "$hold"
# In a session of its own: Ctrl+C must not reach it before the league has ended.
(cd / && exec setsid "${as[@]}" sh "$OLDPWD/tests/postgres/src/serve.sh" "$programs" "$server" keep) < "$hold" > /dev/null 2>&1 &
exec 9> "$hold"
serving=
ended() {
  # The league first: it lets requests end, for which it needs its database.
  [ -z "$serving" ] || { kill -INT "$serving" 2>/dev/null && wait "$serving" 2>/dev/null; } || true
  exec 9>&-
  wait 2>/dev/null || true
  rm -f "$server" "$hold"
}
trap ended EXIT
trap "exit 130" INT TERM HUP
export TAPIS_HUB_DATABASE="host=$server user=owner dbname=postgres"
ready=
for _ in $(seq 600); do
  if "$programs/psql" -qtAX -d "$TAPIS_HUB_DATABASE" -c 'SELECT 1' > /dev/null 2>&1; then ready=yes; break; fi
  sleep 0.1
done
if [ -z "$ready" ]; then
  echo "PostgreSQL does not start; what it says is in $folder/postgres/server.log" >&2
  exit 1
fi
export TAPIS_HUB_KEY=$folder/league.key
if [ ! -e "$folder/made" ]; then
  touch "$folder/begun"
  echo "==> Twelve clubs play"
  rm -f "$TAPIS_HUB_KEY"
  "$built/tapis-hub" key > /dev/null
  "$built/tapis-hub" init > /dev/null
  "$built/tapis-hub" name "Ligue de démonstration"
  echo "league of twelve" | "$built/tapis-hub" office-password > /dev/null
  firsts=(Amélie Bruno Chloé Damien Élodie François Géraldine Hugo Inès Jérôme Karine Loïc Maëlle Noël Océane Théo
    Anaïs Bastien Céline Denis)
  lasts=(Berthier Cœurdacier Delaunay Fauré Garnier Lefèvre Marchand N’Diaye Perrin Rousseau Saint-Cyr Vidal Aubry
    Bouchet Carpentier Dumas Étienne Ferrand Giraud Huet Joly Klein Leclerc)
  # 20 and 23 have no common divisor: the first 460 persons have different names.
  person() { echo "${lasts[$1 % 23]};${firsts[$1 % 20]}"; }
  towns=(Lille Lens Calais Rouen Caen Rennes Nantes Brest Tours Reims Metz Dijon)
  for number in $(seq 12); do
    town=${towns[number - 1]}
    club=$folder/club-$number.tapis
    rm -f "$club"*
    "$built/tapis-cli" --club "$club" init --name "Poker Club de $town" > /dev/null
    # Thirty-four members each; the last two are also in the next club, so that the league has duplicates to decide.
    {
      echo "Nom;Prénom"
      for one in $(seq $((number * 32 - 32)) $((number * 32 + 1))); do person "$one"; done
    } > "$folder/members.csv"
    "$built/tapis-cli" --club "$club" import-members "$folder/members.csv" > /dev/null
    for evening in $(seq "${TAPIS_EVENINGS:-3}"); do
      "$built/tapis-cli" --club "$club" simulate --members --players $((8 + (number * 7 + evening * 5) % 20)) --seed "$number$evening" > /dev/null
    done
    code=$("$built/tapis-hub" invite "$town" --address "http://$listen" | sed 's/.*"code":"\(.*\)".*/\1/')
    "$built/tapis-cli" --club "$club" league join "$code" > /dev/null
    "$built/tapis-cli" --club "$club" league write "$folder/club-$number.tapis-league" --data "$folder/keys" > /dev/null
    "$built/tapis-hub" take "$folder/club-$number.tapis-league" > /dev/null
  done
  "$built/tapis-hub" plan "$(date -d '+30 days' +%F)" "Finale de la ligue" --venue Lille > /dev/null
  {
    echo "licence;last_name;first_name;born"
    for one in $(seq 0 9); do echo "FR-000$one;$(person "$one");19$((60 + one * 3))-03-09"; done
  } > "$folder/persons.csv"
  "$built/tapis-hub" take-persons "$folder/persons.csv" > /dev/null
  mv "$folder/begun" "$folder/made"
fi
echo "==> A club of yours joins with this code, once:"
"$built/tapis-hub" invite "A club to try" --address "http://$listen"
echo "==> Its site: http://$listen"
echo "==> Its office: http://$office, with the password “league of twelve”"
# In the background, so that a signal to this script alone is heard at once.
"$built/tapis-hub" serve --listen "$listen" --office "$office" --address "http://$listen" "$@" 9>&- &
serving=$!
wait "$serving" && code=0 || code=$?
serving=
exit "$code"
