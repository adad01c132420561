# Makes a backup every night, and brings one back. Built from the root of the repository:
#   docker build --file deploy/containers/backup.Dockerfile --tag mazhavil-backup:local .
ARG NODE=24.21.0

FROM node:${NODE}-trixie-slim
# The programs of the same PostgreSQL as the server's in compose.yaml. Their exact version is the
# distribution's to mend.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
  /opt/yarn* /usr/local/bin/yarn /usr/local/bin/yarnpkg /usr/local/bin/corepack \
  && install -d -o node -g node /data /backups
WORKDIR /app
# The scripts need no packages of their own; the content system's version decides what fits.
COPY package.json ./
COPY scripts/ ./scripts/
COPY cms/package.json ./cms/
ENV NODE_ENV=production CMS_DATA_DIR=/data BACKUP_DIR=/backups
USER node
VOLUME /backups
HEALTHCHECK --interval=5m --timeout=10s --start-period=1m --retries=1 \
  CMD ["node", "scripts/backup/nightly.ts", "--check"]
CMD ["node", "scripts/backup/nightly.ts"]
