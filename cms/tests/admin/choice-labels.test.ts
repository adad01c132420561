import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { choiceLabels } from '../../src/admin/frame/choice-labels.ts';

interface Schema {
  readonly pluginOptions?: { readonly 'content-manager'?: { readonly visible?: boolean } };
  readonly attributes: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}

test('the admin has a label for every choice', () => {
  const api = path.join(import.meta.dirname, '../../src/api');
  const files = globSync('*/content-types/*/schema.json', { cwd: api });
  assert.ok(files.length > 20);
  for (const file of files) {
    const schema: Schema = JSON.parse(readFileSync(path.join(api, file), 'utf8'));
    if (schema.pluginOptions?.['content-manager']?.visible === false) continue;
    for (const { enum: values = [] } of Object.values(schema.attributes)) {
      for (const value of values) {
        const words = choiceLabels[value] ?? value;
        assert.match(words, /^\p{Lu}|^[^\p{ASCII}]/u, `${file}: ${value}`);
      }
    }
  }
});
