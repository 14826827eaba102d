#!/bin/bash
# Proves that `docker compose up` gives what docs/deploy.md says: everything well, a video made through the
# proxy by https, kept in the bucket, a worker that dies missed by nobody, and a backup that brings all back.
# Needs Docker with Compose, and a checkout that `npm ci` has filled. It takes the ports 80 and 443 of this
# machine, and a project of its own, which it removes with its volumes.
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH=$PWD/node_modules/.bin:$PATH COMPOSE_PROJECT_NAME=shortcake-prove
docker compose version >/dev/null 2>&1 || { echo 'Needs Docker with Compose.' >&2; exit 2; }

work=$(mktemp -d)
clean_up() { docker compose down --volumes --timeout 70 >/dev/null 2>&1 || true; rm -rf "$work"; }
trap 'code=$?; [ $code = 0 ] || docker compose logs --tail 50 >&2; clean_up; exit $code' EXIT

docker compose up --build --detach --wait --wait-timeout 600 --scale worker=2
echo '✓ every service is well'
docker compose cp proxy:/data/caddy/pki/authorities/local/root.crt "$work/root.crt"
export NODE_EXTRA_CA_CERTS=$work/root.crt
node deploy/prove/video.ts https://localhost

draws() { # The worker that draws a video
  for worker in $(docker compose ps --quiet worker); do
    case $(docker top "$worker") in *render-process*) echo "$worker" ;; esac
  done
}
node deploy/prove/video.ts https://localhost & asked=$!
until killed=$(draws) && [ -n "$killed" ]; do
  kill -0 $asked || { echo 'No worker was seen while it drew.' >&2; exit 1; }
  sleep 0.2
done
docker kill "$killed" >/dev/null
wait $asked
[ "$(docker inspect --format '{{.State.Running}}' "$killed")" = false ]
echo '✓ a video is made although its worker was killed in the middle and stays away'
docker compose exec web node apps/server/src/admin.ts check-ledger

mkdir --mode 0777 "$work/backup"
on_backups() { docker compose run --rm --volume "$work/backup:/backup" "$@"; }
on_backups --no-deps web node apps/server/src/admin.ts backup /backup/first
docker compose down --timeout 70
docker volume rm shortcake-prove_database shortcake-prove_data >/dev/null
on_backups web node apps/server/src/admin.ts restore /backup/first
on_backups --no-deps web node apps/server/src/admin.ts check-ledger --files
on_backups --no-deps web rm -r /backup/first
echo '✓ a backup brings back a database that is gone'
docker compose up --detach --wait
node deploy/prove/video.ts https://localhost
echo '✓ secrets and people outlive new containers'
