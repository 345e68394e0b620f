# A PostgreSQL in a folder, reached by a socket there and nothing else. Arguments: where PostgreSQL's programs are, the
# folder, and `keep` where it stays. A server that was killed is started again; everything ends when the input does.
umask 077
[ -e "$2/data" ] || "$1/initdb" -D "$2/data" -U owner -A trust -E UTF8 --locale=C.UTF-8 -N > "$2/initdb.log" 2>&1 || exit 1
chmod 755 "$2"
rm -f "$2/ended"
(
  while [ ! -e "$2/ended" ] && kill -0 $$ 2> /dev/null; do
    "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c max_connections=60 >> "$2/server.log" 2>&1
    sleep 0.1
  done
) &
cat > /dev/null
touch "$2/ended"
"$1/pg_ctl" -D "$2/data" -m fast stop > /dev/null 2>&1
wait
[ "${3:-}" = keep ] || rm -rf "$2"
