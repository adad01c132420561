# The website. Built from the root of the repository:
#   docker build --file deploy/containers/site.Dockerfile --tag mazhavil-site:local .
ARG NODE=24.21.0

# All packages, to build with.
FROM node:${NODE}-trixie-slim AS build
WORKDIR /app/site
COPY site/package.json site/package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json /app/
COPY site/ ./
RUN NODE_ENV=production npm run build

# The packages that it runs with, and no others.
FROM node:${NODE}-trixie-slim AS packages
WORKDIR /app/site
COPY site/package.json site/package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:${NODE}-trixie-slim
# npm and yarn are not needed to run it.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn* \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg /usr/local/bin/corepack \
  && install -d -o node -g node /data
WORKDIR /app/site
COPY --from=packages /app/site/node_modules ./node_modules
COPY --from=build /app/site/build ./build
COPY site/package.json ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Memory that is free again goes back at once (docs/decisions/memory.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that SIGTERM reaches it and running requests may finish.
CMD ["node", "build/server/main.js"]
