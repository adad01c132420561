import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translatedLanguages } from '../../site/app/languages.ts';
import { UserError } from '../errors.mjs';
import { importTable, tableOf } from '../texts/text-table.ts';

for (const language of translatedLanguages) {
  test(`the texts in ${language} stay as they are when their table is imported`, async () => {
    const table = await tableOf(language);
    assert.ok(table.split('\n').length > 300);
    // A spreadsheet ends the lines within a cell in its own way, too.
    assert.equal(await importTable(language, table.replace(/\r?\n/g, '\r\n')), 0);
  });
}

test('a table with an empty text or without a placeholder changes nothing, and each row is named', async () => {
  const table =
    'key,where,English,translation,remark\n' +
    'labels#shell.menu,label,Menu,,\n' +
    'labels#shell.copyright,label,"{name}. All rights reserved.",എല്ലാം,\n' +
    'labels#shell.none,label,None,ഇല്ല,\n' +
    'labels#shell.site,label,{count} site,സൈറ്റ്,\n';
  await assert.rejects(importTable('ml', table), (thrown) => {
    assert.ok(thrown instanceof UserError);
    assert.match(thrown.message, /row 2, labels#shell\.menu: the translation is empty/);
    assert.match(thrown.message, /row 3, .*lacks \{name\}/);
    assert.match(thrown.message, /1 keys belong to no text/);
    assert.doesNotMatch(thrown.message, /row 5/, 'a number may be left out');
    return true;
  });
});

test('a table without its columns is refused', async () => {
  await assert.rejects(importTable('ml', 'key,English\na,b\n'), /lacks where, translation, remark/);
});
