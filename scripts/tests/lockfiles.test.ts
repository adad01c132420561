import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completed, type LockPackages, missingOptional } from '../lockfiles.ts';

const packages: LockPackages = {
  '': { version: '1.0.0' },
  'node_modules/bundler': {
    version: '4.0.0',
    dev: true,
    optionalDependencies: { '@bundler/linux-x64-musl': '4.0.0', '@bundler/linux-x64-gnu': '4.0.0' },
  },
  'node_modules/@bundler/linux-x64-gnu': { version: '4.0.0', integrity: 'sha512-a' },
};

test('optional packages that the lock file lacks are found', () => {
  assert.deepEqual(missingOptional(packages), ['@bundler/linux-x64-musl']);
});

test('a completed lock file says which machine the added package is for', () => {
  const whole = completed(packages);
  assert.deepEqual(whole['node_modules/@bundler/linux-x64-musl'], {
    version: '4.0.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  assert.deepEqual(missingOptional(whole), []);
  assert.deepEqual(Object.keys(whole), [
    '',
    'node_modules/@bundler/linux-x64-gnu',
    'node_modules/@bundler/linux-x64-musl',
    'node_modules/bundler',
  ]);
});

test('what another package has below itself does not count, and no version takes the place of another', () => {
  const two: LockPackages = {
    'node_modules/a': { version: '2.0.0', optionalDependencies: { 'x-linux-arm64': '2.0.0' } },
    'node_modules/b/node_modules/a': {
      version: '1.0.0',
      optionalDependencies: { 'x-linux-arm64': '1.0.0' },
    },
    'node_modules/c/node_modules/x-linux-arm64': { version: '1.0.0' },
  };
  const added = Object.keys(completed(two)).filter((place) => !(place in two));
  assert.deepEqual(added, [
    'node_modules/b/node_modules/a/node_modules/x-linux-arm64',
    'node_modules/x-linux-arm64',
  ]);
});
