#!/bin/bash
# Proves the manifests on a cluster of kind, made for it and removed again: the API takes both overlays as they
# are, and `one` runs, makes a video and a backup, and is updated. Needs Docker, kind, kubectl, and a checkout that `npm ci` has filled.
set -euo pipefail
cd "$(dirname "$0")/../.."
export PATH=$PWD/node_modules/.bin:$PATH
for tool in docker kind kubectl; do command -v $tool >/dev/null || { echo "Needs $tool." >&2; exit 2; }; done

cluster=shortcake-prove
work=$(mktemp -d)
export KUBECONFIG=$work/kubeconfig
kubectl() { command kubectl --namespace shortcake "$@"; }
clean_up() { kind delete cluster --name $cluster >/dev/null 2>&1 || true; rm -rf "$work"; }
trap 'code=$?; [ $code = 0 ] || kubectl get pods,events >&2; clean_up; exit $code' EXIT

kind create cluster --name $cluster --wait 5m
docker build --target product --tag registry.example/shortcake:1.0.0 .
kind load docker-image --name $cluster registry.example/shortcake:1.0.0

kubectl apply -f deploy/kubernetes/overlays/one/namespace.yaml
kubectl apply --kustomize deploy/kubernetes/overlays/fleet --dry-run=server >/dev/null
echo '✓ the API takes the overlay fleet'

mkdir "$work"/{product,database,storage}
node deploy/image/make-secrets.ts "$work"
kubectl create secret generic shortcake-database --from-file="$work/database"
address() { sed 's/@database:/@shortcake-database:/' "$work/product/$1"; }
kubectl create secret generic shortcake --from-literal="DATABASE_URL=$(address database-url)" \
  --from-literal="MIGRATION_DATABASE_URL=$(address migration-database-url)" \
  --from-file="SESSION_SECRET=$work/product/session-secret" \
  --from-literal=ALLOW_SANDBOX=1 --from-literal=PUBLIC_URL=http://localhost:41300
kubectl apply --kustomize deploy/kubernetes/overlays/one
kubectl rollout status --timeout 10m statefulset/shortcake-database deployment/shortcake-web deployment/shortcake-worker
echo '✓ every pod of the overlay one is ready'

kubectl port-forward service/shortcake 41300:80 >/dev/null &
for _ in $(seq 1 30); do curl --silent --fail --output /dev/null http://localhost:41300/healthz && break || sleep 1; done
node deploy/prove/video.ts http://localhost:41300
kubectl create job --from=cronjob/shortcake-backup backup-now
kubectl wait --for=condition=complete --timeout 5m job/backup-now
echo '✓ a backup is made beside the product'
kubectl rollout restart deployment/shortcake-web deployment/shortcake-worker
kubectl rollout status --timeout 10m deployment/shortcake-web deployment/shortcake-worker
echo '✓ an update replaces every pod'
