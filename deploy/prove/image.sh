#!/bin/bash
# Proves of the images what only a build and a run can: that they build, how large they are, that they run as
# an ordinary user on a root that cannot be written to, tell when they are well and when not, make a video, and
# stop without leaving a process behind.
#   [TOOL=docker|podman|buildah] [DATABASE_URL=...] [BUILD_FLAGS=...] deploy/prove/image.sh
# On Linux, in a checkout that `npm ci` has filled. Without TOOL the first of the three that is there. Without
# DATABASE_URL, an empty database, one is started in a container. buildah has no container runtime: with it a
# DATABASE_URL is needed, processes run in a chroot, and a root that cannot be written to is not proved.
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH=$PWD/node_modules/.bin:$PATH

# What the product may take with a PostgreSQL elsewhere, in bytes; everything unpacked, base included.
MOST_BYTES=350000000
PORT=41200
LOGS=$(mktemp -d)
read -ra flags <<<"${BUILD_FLAGS:-}"
declare -A runs=()

for tool in ${TOOL:-docker podman buildah}; do "$tool" info >/dev/null 2>&1 && break || tool=; done
[ -n "$tool" ] || { echo 'Needs docker, podman or buildah, which can reach its daemon if it has one.' >&2; exit 2; }
[ "$tool" != buildah ] || [ -n "${DATABASE_URL:-}" ] || { echo 'With buildah DATABASE_URL must name an empty database.' >&2; exit 2; }

passed() { echo "✓ $*"; }
failed() { echo "✗ $*" >&2; tail -n 20 "$LOGS"/* >&2 || true; exit 1; }

build() { # TARGET
  case $tool in
    buildah) buildah bud --isolation chroot --network host --layers --format docker "${flags[@]}" --target "$1" -t "shortcake:$1" . ;;
    *) "$tool" build "${flags[@]}" --target "$1" -t "shortcake:$1" . ;;
  esac >"$LOGS/build-$1" 2>&1 || failed "$1 does not build"
}

bytes() { # TARGET
  local made; made=$(if [ "$tool" = buildah ]; then buildah from "shortcake:$1"; else "$tool" create "shortcake:$1"; fi)
  if [ "$tool" = buildah ]; then tar -C "$(buildah mount "$made")" -c . | wc -c; else "$tool" export "$made" | wc -c; fi
  "$tool" rm "$made" >/dev/null
}

start() { # NAME TARGET VARIABLE=VALUE...
  local name=$1 target=$2 variables=(); shift 2
  for one in "$@" "PORT=$PORT" "PUBLIC_URL=http://localhost:$PORT" ALLOW_SANDBOX=1; do variables+=(--env "$one"); done
  if [ "$tool" = buildah ]; then
    buildah from --name "$name" "shortcake:$target" >/dev/null
    install -d -o 1000 -g 1000 -m 0700 "$LOGS/data-$target"
    # What an image says of its start is for runtimes: here it is said again. Not at /data: buildah may put the
    # image's own volume over it.
    buildah run --isolation chroot --network host --user 1000:1000 -v "$LOGS/data-$target:/shared" --env DATA_DIR=/shared "${variables[@]}" "$name" -- \
      tini -s -- node --max-semi-space-size=8 --heap-growing-percent=30 apps/server/src/main.ts >"$LOGS/$name" 2>&1 &
    runs[$name]=$!
  else
    "$tool" run --detach --name "$name" --network host --read-only --tmpfs /tmp --cap-drop ALL \
      --security-opt no-new-privileges --volume "prove-data-$target:/data" "${variables[@]}" "shortcake:$target" >/dev/null
    runs[$name]=there
  fi
  for _ in $(seq 1 180); do
    [ "$tool" = buildah ] || "$tool" logs "$name" >"$LOGS/$name" 2>&1
    grep -q 'is ready' "$LOGS/$name" && return
    sleep 1
  done
  failed "$name is not ready after 3 minutes"
}

inside() { # NAME VARIABLE=VALUE... -- COMMAND...
  local name=$1 variables=(--env "PORT=$PORT"); shift
  while [ "$1" != -- ]; do variables+=(--env "$1"); shift; done
  shift
  if [ "$tool" = buildah ]; then
    # Not buildah run: a second one would have mounts of its own.
    local variable env=(); for variable in "${variables[@]}"; do [ "$variable" = --env ] || env+=("$variable"); done
    nsenter --target "$(below "${runs[$name]}" | tail -n 1)" --mount --root --setgid 1000 --setuid 1000 -- \
      env -i PATH=/usr/local/bin:/usr/bin:/bin WORKER_HEALTH_FILE=/tmp/worker-health "${env[@]}" "$@"
  else
    "$tool" exec "${variables[@]}" "$name" "$@"
  fi 2>>"$LOGS/inside"
}
health() { inside "$@" -- node /app/deploy/image/health.ts; }

below() { for child in $(pgrep -P "$1"); do echo "$child"; below "$child"; done; }

stop() { # NAME
  if [ "$tool" = buildah ]; then
    local all; all=$(below "${runs[$1]}")
    for one in $all; do [ "$(cat "/proc/$one/comm" 2>/dev/null)" != tini ] || kill -TERM "$one"; done
    wait "${runs[$1]}" || failed "$1 did not stop in order"
    for one in $all; do [ ! -d "/proc/$one" ] || failed "$1 left the process $one behind"; done
  else
    "$tool" stop --time 70 "$1" >/dev/null
    [ "$("$tool" inspect --format '{{.State.ExitCode}}' "$1")" = 0 ] || failed "$1 did not stop in order"
  fi
  "$tool" rm --volumes "$1" >/dev/null 2>&1 || "$tool" rm "$1" >/dev/null
  unset "runs[$1]"
  passed "$1 stops at SIGTERM, in order"
}

clean_up() {
  for name in "${!runs[@]}"; do
    if [ "$tool" = buildah ]; then for one in $(below "${runs[$name]}"); do kill -KILL "$one" 2>/dev/null || true; done; fi
    "$tool" rm --force "$name" >/dev/null 2>&1 || "$tool" rm "$name" >/dev/null 2>&1 || true
  done
  [ "$tool" = buildah ] || "$tool" volume rm --force prove-data-product prove-data-embedded >/dev/null 2>&1 || true
  rm -rf "$LOGS"
}
trap clean_up EXIT

wait_until_well() { # NAME VARIABLE=VALUE...
  for _ in $(seq 1 20); do health "$@" && return; sleep 1; done
  failed "$1 is not well"
}

for target in product embedded; do
  build "$target"
  size=$(bytes "$target")
  passed "$target builds: $((size / 1000000)) MB"
  [ "$target" = embedded ] || [ "$size" -le "$MOST_BYTES" ] || failed "$target is larger than $((MOST_BYTES / 1000000)) MB"
done

if [ -z "${DATABASE_URL:-}" ]; then
  runs[prove-database]=there
  "$tool" run --detach --name prove-database --publish 127.0.0.1:41432:5432 --env POSTGRES_PASSWORD=prove docker.io/library/postgres:18 >/dev/null
  DATABASE_URL=postgres://postgres:prove@127.0.0.1:41432/postgres
  until "$tool" exec prove-database pg_isready -q -h 127.0.0.1 -U postgres; do sleep 1; done
fi
start prove-web product RUN=web "DATABASE_URL=$DATABASE_URL"
start prove-worker product RUN=worker "DATABASE_URL=$DATABASE_URL"
[ "$(inside prove-web -- id -u)" = 1000 ] || failed 'the user is not 1000'
! inside prove-web -- touch /app/x || failed 'the product can write to its image'
passed 'web and worker run as user 1000, and cannot write to the image'
wait_until_well prove-web RUN=web
! health prove-web RUN=web PORT=1 || failed 'a web process that does not answer is called well'
wait_until_well prove-worker RUN=worker
inside prove-worker -- touch -d '2 minutes ago' /tmp/prove-stale
! health prove-worker RUN=worker WORKER_HEALTH_FILE=/tmp/prove-stale || failed 'a stale worker is called well'
passed 'web and worker tell when they are well, and when not'
node deploy/prove/video.ts "http://localhost:$PORT" || failed 'no video'
stop prove-web
stop prove-worker

start prove-embedded embedded RUN=all
wait_until_well prove-embedded RUN=all
node deploy/prove/video.ts "http://localhost:$PORT" || failed 'no video'
stop prove-embedded
