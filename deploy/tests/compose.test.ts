import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/repository.ts';

import { readExample } from '../../scripts/settings/example.ts';

/** The parts of compose.yaml that the tests read. */
interface Service extends Readonly<Record<string, unknown>> {
  readonly build?: { readonly target: string };
  readonly user?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** Strapi brings a YAML parser. */
const yaml: { parse(text: string, options: object): Compose } = createRequire(
  path.join(ROOT, 'cms/package.json'),
)('yaml');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const compose = yaml.parse(read('deploy/compose.yaml'), { merge: true });
const services = Object.entries(compose.services);
const dockerfile = read('deploy/Dockerfile').replace(/\\\n/g, ' ');

/** The instructions of one stage of the Dockerfile. */
function stage(name: string): readonly string[] {
  const all = dockerfile.split(/^(?=FROM )/m);
  return all.find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`))?.split('\n') ?? [];
}

test('every service is hardened, does not run as root, and has a health check', () => {
  assert.equal(services.length, 6);
  for (const [name, service] of services) {
    assert.equal(service.read_only, true, name);
    assert.deepEqual(service.cap_drop, ['ALL'], name);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
    assert.match(String(service.mem_limit), /^\d+[mg]$/, name);
    assert.match(JSON.stringify(service.logging), /"max-size":"\d/, name);
    const lines = service.build ? stage(service.build.target) : [];
    const user = service.user ?? lines.find((line) => line.startsWith('USER '))?.slice(5);
    assert.match(user ?? '', /^([1-9]\d*:[1-9]\d*|node|caddy)$/, name);
    assert.ok(service.healthcheck || lines.some((line) => line.startsWith('HEALTHCHECK ')), name);
  }
});

test('only Caddy is open to the world', () => {
  for (const [name, { ports = [] }] of services) {
    if (name === 'caddy') assert.deepEqual(ports, ['80:80', '443:443', '443:443/udp']);
    else for (const port of ports) assert.match(port, /^127\.0\.0\.1:/, name);
  }
  assert.equal(compose.networks.inner?.internal, true);
});

test('each program gets every one of its settings, and no others', () => {
  for (const [service, program] of Object.entries({ site: 'Website', cms: 'CMS' })) {
    const wanted = readExample()
      .filter(({ section }) => section.startsWith('Both') || section === program)
      .map(({ name }) => name);
    const given = Object.keys(compose.services[service]?.environment ?? {});
    assert.deepEqual(given.toSorted(), wanted.toSorted(), service);
  }
});

test('no secret stands in compose.yaml, and none goes into an image', () => {
  for (const [name, { environment = {} }] of services) {
    for (const [setting, value] of Object.entries(environment)) {
      if (!/(PASSWORD|SECRET|TOKEN|SALT|KEYS?)$/.test(setting)) continue;
      assert.match(value, /^\$\{[A-Z_0-9]+(:[-?].*)?\}$/, `${name} ${setting}`);
    }
  }
  const ignored = read('.dockerignore').split('\n');
  assert.equal(ignored[1], '*');
  assert.ok(ignored.includes('**/.env*'));
});

test('images have exact versions, no install scripts, and only the packages that run', () => {
  const from = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  for (const image of from)
    assert.match(image, /^(node:\$\{NODE\}-trixie-slim|node|caddy:2\.\d+-alpine)$/);
  for (const [command] of dockerfile.matchAll(/npm ci .*/g))
    assert.match(command, /--ignore-scripts/);
  for (const name of ['site', 'cms']) {
    assert.match(stage(`${name}-packages`).join('\n'), /npm ci --omit=dev/);
    assert.match(stage(name).join('\n'), new RegExp(`^COPY --from=${name}-packages`, 'm'));
  }
  const manifest: { devDependencies: { node: string } } = JSON.parse(read('package.json'));
  assert.equal(/^ARG NODE=(.+)$/m.exec(dockerfile)?.[1], manifest.devDependencies.node);
  const client = /postgresql-client-(\d+)/.exec(dockerfile)?.[1];
  assert.equal(/^postgres:(\d+)/.exec(String(compose.services.postgres?.image))?.[1], client);
});

test('every file that an image copies is in the repository and reaches the builder', () => {
  const allowed = [...read('.dockerignore').matchAll(/^!(.+)/gm)].map(([, entry = '']) => entry);
  for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
    for (const source of sources.split(' ')) {
      assert.ok(existsSync(path.join(ROOT, source)), source);
      const entry = allowed.find((each) => source.startsWith(each));
      assert.ok(entry, `${source} does not reach the builder`);
    }
  }
  // Strapi ends at once on a read-only file system without this folder, and git keeps no empty one.
  assert.ok(existsSync(path.join(ROOT, 'cms/database/migrations')));
});

test('data that must outlive a container is on named volumes', () => {
  const mounted = services.map(([, service]) => service.volumes?.join('\n')).join('\n');
  for (const volume of ['database', 'cms-data', 'backups', 'certificates']) {
    assert.ok(volume in compose.volumes, volume);
    assert.match(mounted, new RegExp(`^${volume}:`, 'm'));
  }
});
