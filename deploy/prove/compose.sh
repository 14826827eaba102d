#!/bin/bash
# Proves that `docker compose up` gives what docs/deploy.md says: everything well, a video made through the
# proxy by https, kept in the bucket, and a worker that dies missed by nobody. Needs Docker with Compose, and a
# checkout that `npm ci` has filled. It takes the ports 80 and 443 of this machine, and a project of its own,
# which it removes with its volumes.
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH=$PWD/node_modules/.bin:$PATH COMPOSE_PROJECT_NAME=shortcake-prove
docker compose version >/dev/null 2>&1 || { echo 'Needs Docker with Compose.' >&2; exit 2; }

certificates=$(mktemp -d)
clean_up() { docker compose down --volumes --timeout 70 >/dev/null 2>&1 || true; rm -rf "$certificates"; }
trap 'code=$?; [ $code = 0 ] || docker compose logs --tail 50 >&2; clean_up; exit $code' EXIT

docker compose up --build --detach --wait --wait-timeout 600
echo '✓ every service is well'
docker compose cp proxy:/data/caddy/pki/authorities/local/root.crt "$certificates/root.crt"
export NODE_EXTRA_CA_CERTS=$certificates/root.crt
node deploy/prove/video.ts https://localhost
docker compose kill --signal KILL worker
docker compose up --detach --wait
node deploy/prove/video.ts https://localhost
echo '✓ videos are made after all workers were killed'
docker compose exec web node apps/server/src/admin.ts check-ledger
docker compose up --detach --wait --force-recreate web
node deploy/prove/video.ts https://localhost
echo '✓ secrets and people outlive new containers'
