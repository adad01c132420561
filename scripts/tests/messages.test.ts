import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviceFor, failedBuild, failedInstallation, lastWords } from '../diagnose.mjs';
import { diskProblem } from '../disk.mjs';

test('too little disk space is one message with both numbers', async () => {
  const measure = async () => ({ bavail: 100_000, bsize: 4096 });
  assert.match(
    (await diskProblem('/somewhere', 1.6e9, measure)) ?? '',
    /not enough disk space: 0\.4 GB free in \/somewhere, about 1\.6 GB needed/,
  );
});

test('enough disk space, or a file system that does not tell, is no problem', async () => {
  const enough = async () => ({ bavail: 1_000_000, bsize: 4096 });
  const silent = async () => Promise.reject(new Error('no'));
  assert.equal(await diskProblem('/somewhere', 1e9, enough), null);
  assert.equal(await diskProblem('/somewhere', 1e9, silent), null);
});

test('known failures come with what to do', () => {
  const cases: [string, RegExp][] = [
    ['npm error code ENOSPC\nnpm error nospc no space left on device', /disk is full/],
    ['npm error code EAI_AGAIN\nnpm error request to https://registry', /network/],
    ['npm error Missing: a@1.0.0 from lock file', /npm run lock/],
    ['gyp ERR! stack Error: not found: make', /compiler/],
    ['Error: listen EADDRINUSE: address already in use 127.0.0.1:1337', /port/],
    ["EACCES: permission denied, mkdir 'node_modules'", /owns this folder/],
  ];
  for (const [output, advice] of cases) assert.match(adviceFor(output) ?? '', advice);
  assert.equal(adviceFor('something new'), null);
});

test('the last words leave out blank lines, warnings of npm and stack traces', () => {
  const output = 'a\n\nnpm warn deprecated b\nnpm error     at x (y.js:1)\n    at z (y.js:2)\nc\n';
  assert.equal(lastWords(output, 5), '  a\n  c');
});

test('a failed installation is told with what to do, or else with its last lines', () => {
  const full = failedInstallation('Installing cms', 'lines\nENOSPC', 'The whole output: x.log');
  assert.match(
    full,
    /^Installing cms did not work\. The disk is full: .*\nThe whole output: x\.log$/,
  );
  assert.equal(failedInstallation('Installing cms', 'odd'), 'Installing cms did not work.\n  odd');
});

test('a failed build is told with its last lines, and with advice where there is any', () => {
  const unresolved = failedBuild('Building site', "Could not resolve './a.ts'");
  assert.equal(unresolved, "Building site did not work:\n  Could not resolve './a.ts'");
  assert.match(failedBuild('Building cms', 'odd\nENOSPC'), /odd\n {2}ENOSPC\nThe disk is full/);
});
