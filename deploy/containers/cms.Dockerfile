# The content system. Built from the root of the repository:
#   docker build --file deploy/containers/cms.Dockerfile --tag mazhavil-cms:local .
ARG NODE=24.21.0

FROM node:${NODE}-trixie-slim AS build
WORKDIR /app/cms
COPY cms/package.json cms/package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY cms/ ./
RUN NODE_ENV=production npm run build

FROM node:${NODE}-trixie-slim AS packages
WORKDIR /app/cms
COPY cms/package.json cms/package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:${NODE}-trixie-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn* \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg /usr/local/bin/corepack \
  && install -d -o node -g node /data
WORKDIR /app/cms
COPY --from=packages /app/cms/node_modules ./node_modules
COPY --from=build /app/cms/dist ./dist
COPY cms/package.json cms/tsconfig.json cms/favicon.png ./
COPY cms/seed-media ./seed-media
# Strapi would make this folder at its start, and the file system is read-only then.
COPY cms/database ./database
# Strapi wants to write into its home when it starts: one that is gone with the container.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=1337 CMS_DATA_DIR=/data STRAPI_TELEMETRY_DISABLED=true HOME=/tmp
USER node
VOLUME /data
EXPOSE 1337
# The first start makes the tables and puts sample pictures in.
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/_health/database').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/@strapi/strapi/bin/strapi.js", "start"]
