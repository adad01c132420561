# The web server in front: TLS certificates are fetched and renewed by itself.
FROM caddy:2.10-alpine
# It runs as an account without rights, so its folders must be that account's.
RUN addgroup -g 1000 caddy && adduser -D -H -u 1000 -G caddy caddy \
  && chown -R caddy:caddy /data /config
COPY deploy/containers/Caddyfile deploy/containers/admin-open.caddy deploy/containers/admin.caddy /etc/caddy/
USER caddy
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["wget", "--quiet", "--output-document=/dev/null", "http://127.0.0.1:2019/config/"]
