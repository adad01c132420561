# What the scripts in this folder share; read by them, not run by itself.
# Where things are: other folders can be chosen for a trial.
home=${MAZHAVIL_HOME:-/opt/mazhavil}
state=${MAZHAVIL_STATE:-/var/lib/mazhavil}
settings=${MAZHAVIL_SETTINGS:-/etc/mazhavil/settings.env}
# Builds and backups are made under this account, never as root.
account=${MAZHAVIL_ACCOUNT-mazhavil}
site_ports=${MAZHAVIL_SITE_PORTS:-"3001 3002"}
cms_port=${MAZHAVIL_CMS_PORT:-1337}
kept_releases=3

fail() { printf '✗ %s\n' "$1" >&2; exit 1; }

# Runs a command under the account, where there is one.
as_account() {
  if [ -n "$account" ]; then runuser -u "$account" -- env HOME="$state/build" "$@"; else "$@"; fi
}

# Runs a root command of the current release with the settings of the two programs.
with_settings() {
  (
    cd "$home/current"
    # systemd's form of such a file: no shell reads it, so nothing in it is run.
    while IFS= read -r line || [ -n "$line" ]; do
      case $line in [A-Z]*=*) export "$line" ;; esac
    done < "$settings"
    export CMS_DATA_DIR="$state/cms" BACKUP_DIR="${BACKUP_DIR:-$state/backups}" INIT_CWD="$PWD"
    as_account "$home/current/node_modules/.bin/node" scripts/bootstrap.mjs "$@"
  )
}

answers() {
  "$home/current/node_modules/.bin/node" -e \
    'fetch(process.argv[1]).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))' "$1"
}

# Waits until an address answers; the first start of a content system fills its database.
wait_for() {
  left=${MAZHAVIL_PATIENCE:-180}
  until answers "$1"; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || return 1
    sleep 1
  done
}

# Makes a release the current one; a symbolic link is replaced in one step.
switch_to() {
  ln -sfn "$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
}

# Starts the programs anew, one instance of the website after the other: one of them always answers.
restart_all() {
  systemctl restart mazhavil-cms || return 1
  wait_for "http://127.0.0.1:$cms_port/_health/database" || return 1
  for port in $site_ports; do
    systemctl restart "mazhavil-site@$port" || return 1
    wait_for "http://127.0.0.1:$port/healthz" || return 1
  done
}
