import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../repository.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('docs/cms.md tells the functions of a write in the order in which they run', () => {
  const [, hooks = ''] =
    /^const WRITE_HOOKS[^{]*{([\s\S]*?)^};/m.exec(read('cms/src/index.ts')) ?? [];
  const inCode = hooks.replaceAll(/\/\/.*|\w+: \[/g, '').match(/\w+/g);
  assert.ok(inCode, 'cms/src/index.ts has WRITE_HOOKS');
  const [, section = ''] = /^## A write$([\s\S]*?)^## /m.exec(read('docs/cms.md')) ?? [];
  const rows = section.matchAll(/^\|[^|]*\| `(\w+)`/gm);
  const inTable = [...rows].map(([, name]) => name);
  assert.deepEqual(inTable, [...inCode, 'startContentHook']);
});
