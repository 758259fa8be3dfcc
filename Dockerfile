# The site as an image (docs/operations.md, "Deploy"). It needs one volume, /data, and nothing else may be written:
#   docker build -t passage .
#   docker run --read-only --tmpfs /tmp -v passage:/data -p 3000:3000 -e SITE_URL=http://localhost:3000 passage
# tests/deploy/image.test.ts takes these steps in roots of Debian: it knows FROM, ARG, ENV, WORKDIR, COPY, RUN and USER.

# npm comes from the first image; the site runs on the Node that its lock file pins, which npm installs.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund && npm rebuild node --ignore-scripts=false
COPY . .
ENV PATH=/app/node_modules/node/bin:$PATH NODE_ENV=production
RUN node scripts/write-route-tree.ts && node scripts/build.ts

FROM debian:bookworm-slim
# What Node is linked with; for backups of PostgreSQL pg_dump and pg_restore, of a version that is not older than the server's.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin passage \
  && install -d -o passage -g passage -m 0700 /data
WORKDIR /app
# Root's, and readable by all: the site cannot change its own program.
COPY --from=build /app /app
ENV PATH=/app/node_modules/node/bin:$PATH NODE_ENV=production HOME=/tmp \
  HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DRAIN_MS=5000
USER passage
VOLUME /data
EXPOSE 3000
# Give `docker stop` DRAIN_MS and ten seconds: stop_grace_period of compose.yaml.
STOPSIGNAL SIGTERM
# Whether the process lives. Whether it is to be sent visitors is another question: /readyz, asked by the balancer.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` ends, without npm: the build is found fresh, and the limits of memory are set.
CMD ["node", "scripts/start.ts"]
