import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../repository.ts';
import { readExample } from '../settings/check.ts';
import { parseExample } from '../settings/example.ts';

const FOLDER = path.join(ROOT, 'deploy/containers');

type Json = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordAt(value: unknown, ...names: readonly string[]): Json {
  let current = value;
  for (const name of names) current = isRecord(current) ? current[name] : undefined;
  assert.ok(isRecord(current), `there is no ${names.join('.')}`);
  return current;
}

/** The content system brings a reader of YAML with it; it is only needed here. */
function parseYaml(text: string): unknown {
  const yaml: unknown = createRequire(path.join(ROOT, 'cms/package.json'))('yaml');
  assert.ok(isRecord(yaml) && typeof yaml.parse === 'function');
  return yaml.parse(text, { merge: true });
}

const compose = parseYaml(readFileSync(path.join(FOLDER, 'compose.yaml'), 'utf8'));
const services = Object.entries(recordAt(compose, 'services')).map(([name]) => ({
  name,
  service: recordAt(compose, 'services', name),
}));
const dockerfiles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.Dockerfile'))
  .map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') }));

function instructions(text: string): string[] {
  return text
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** The instructions of the last stage: what is in the image that runs. */
function lastStage(text: string): string[] {
  const all = instructions(text);
  return all.slice(all.findLastIndex((line) => line.startsWith('FROM ')));
}

test('the set-up is the website, the content system, PostgreSQL, Redis, a backup and Caddy', () => {
  assert.deepEqual(services.map(({ name }) => name).sort(), [
    'backup',
    'caddy',
    'cms',
    'postgres',
    'redis',
    'site',
  ]);
  assert.equal(recordAt(compose, 'services', 'site', 'deploy').replicas, 2);
});

test('every service is hardened: no more rights, a read-only root, bounds of memory and of logs', () => {
  for (const { name, service } of services) {
    assert.equal(service.read_only, true, name);
    assert.deepEqual(service.cap_drop, ['ALL'], name);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
    assert.equal(service.restart, 'unless-stopped', name);
    assert.match(String(service.mem_limit), /^\d+[mg]$/, name);
    assert.ok(recordAt(service, 'logging', 'options')['max-size'], name);
    assert.equal(service.privileged, undefined, name);
  }
});

test('no service runs as root, and each is watched', () => {
  for (const { name, service } of services) {
    const built = service.build === undefined ? undefined : recordAt(service, 'build').dockerfile;
    if (built === undefined) {
      assert.match(String(service.user), /^[1-9]\d*:[1-9]\d*$/, name);
      assert.ok(isRecord(service.healthcheck), name);
      continue;
    }
    const text = readFileSync(path.join(ROOT, String(built)), 'utf8');
    const users = lastStage(text).filter((line) => line.startsWith('USER '));
    assert.equal(users.length, 1, name);
    assert.ok(!/^USER (root|0)\b/.test(users[0] ?? ''), name);
    assert.ok(
      lastStage(text).some((line) => line.startsWith('HEALTHCHECK ')),
      name,
    );
  }
});

test('only the web server is open to the world; the admin is on this machine alone', () => {
  for (const { name, service } of services) {
    const ports = Array.isArray(service.ports) ? service.ports.map(String) : [];
    if (name === 'caddy') assert.deepEqual(ports, ['80:80', '443:443', '443:443/udp']);
    else for (const port of ports) assert.match(port, /^127\.0\.0\.1:/, name);
  }
  assert.equal(recordAt(compose, 'networks', 'inner').internal, true);
});

test('each program gets every one of its settings, from .env or from the set-up, and no others', () => {
  const shown = parseExample(readExample());
  for (const [name, section] of [
    ['site', 'Website'],
    ['cms', 'Content system'],
  ] as const) {
    const wanted = shown
      .filter((each) => each.section.startsWith('Both') || each.section.startsWith(section))
      .map((each) => each.name);
    const given = Object.keys(recordAt(compose, 'services', name, 'environment'));
    assert.deepEqual(given.toSorted(), wanted.toSorted(), name);
  }
});

test('no secret stands in the set-up, and none goes into an image', () => {
  const secrets = /(PASSWORD|SECRET|TOKEN|SALT|KEYS?)$/;
  for (const { name, service } of services) {
    const environment = isRecord(service.environment) ? service.environment : {};
    for (const [setting, value] of Object.entries(environment)) {
      if (secrets.test(setting))
        assert.match(String(value), /^\$\{[A-Z_0-9]+(:[-?].*)?\}$/, `${name} ${setting}`);
    }
  }
  const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
  assert.equal(
    ignored.find((line) => line !== '' && !line.startsWith('#')),
    '*',
  );
  assert.ok(ignored.includes('**/.env*'));
});

test('images are of exact versions, small, and hold what runs and nothing to build with', () => {
  for (const { name, text } of dockerfiles) {
    for (const line of instructions(text).filter((each) => each.startsWith('FROM '))) {
      assert.match(line, /:(\$\{NODE\}-trixie-slim|\d[\w.-]*-alpine)/, `${name}: ${line}`);
    }
    for (const line of instructions(text)) {
      assert.ok(!/\bsudo\b|:latest|^ADD /.test(line), `${name}: ${line}`);
      if (/npm ci/.test(line)) assert.match(line, /--ignore-scripts/, name);
      if (/apt-get install/.test(line)) {
        assert.match(line, /--no-install-recommends/);
        assert.match(line, /rm -rf \/var\/lib\/apt\/lists/);
      }
      if (/^(CMD|ENTRYPOINT) /.test(line)) assert.match(line, /^\w+ \[/, `${name}: ${line}`);
    }
    assert.ok(
      lastStage(text).every((line) => !/npm (ci|install|run)/.test(line)),
      name,
    );
  }
  for (const name of ['site.Dockerfile', 'cms.Dockerfile']) {
    const text = dockerfiles.find((each) => each.name === name)?.text ?? '';
    assert.match(text, /AS packages[\s\S]*npm ci --omit=dev/);
    assert.match(text, /COPY --from=packages .*node_modules/);
  }
});

test('Node in the images is the one that the repository pins; PostgreSQL is the same twice', () => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const pinned = recordAt(manifest, 'devDependencies').node;
  for (const { name, text } of dockerfiles) {
    const said = /^ARG NODE=(.+)$/m.exec(text)?.[1];
    if (said !== undefined) assert.equal(said, pinned, name);
  }
  const image = String(recordAt(compose, 'services', 'postgres').image);
  const client = /postgresql-client-(\d+)/.exec(
    readFileSync(path.join(FOLDER, 'backup.Dockerfile'), 'utf8'),
  )?.[1];
  assert.equal(/^postgres:(\d+)/.exec(image)?.[1], client);
});

test('every file that an image copies is there', () => {
  for (const { name, text } of dockerfiles) {
    for (const line of instructions(text)) {
      const [, sources = ''] = /^COPY (?!--from)(.+) \S+$/.exec(line) ?? [];
      for (const source of sources.split(' ').filter(Boolean)) {
        const file = path.join(ROOT, source);
        assert.ok(
          readdirSync(path.dirname(file)).includes(path.basename(file)),
          `${name}: ${source}`,
        );
      }
    }
  }
});

test('the content system finds the folder that Strapi would make where it may not write', () => {
  // Without it a first start on a read-only file system ends at once.
  const folder = 'cms/database/migrations';
  const tracked = spawnSync('git', ['ls-files', folder], { cwd: ROOT, encoding: 'utf8' });
  if (tracked.status === 0) assert.notEqual(tracked.stdout, '');
  assert.ok(readdirSync(path.join(ROOT, folder)).length > 0, 'an empty folder is not in git');
  const text = dockerfiles.find(({ name }) => name === 'cms.Dockerfile')?.text ?? '';
  assert.ok(lastStage(text).includes('COPY cms/database ./database'));
});

test('data that must outlive a container stands on volumes with names', () => {
  const volumes = Object.keys(recordAt(compose, 'volumes'));
  const mounted = services.flatMap(({ service }) =>
    Array.isArray(service.volumes) ? service.volumes.map(String) : [],
  );
  for (const volume of volumes) {
    assert.ok(
      mounted.some((each) => each.startsWith(`${volume}:`)),
      volume,
    );
  }
  for (const wanted of ['database', 'cms-data', 'backups', 'certificates']) {
    assert.ok(volumes.includes(wanted), wanted);
  }
});
