import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepAdminChanges, type StoredConfiguration } from '../../src/views/keep-admin-changes.ts';

function configurationOf(
  titleLabel: string,
  list: readonly string[],
  pageSize = 50,
): StoredConfiguration {
  const labels = (label: string) => ({ edit: { label }, list: { label } });
  const edit = [[{ name: 'title', size: 12 }], [{ name: 'text', size: 12 }]];
  return {
    settings: { pageSize, mainField: 'title' },
    metadatas: { title: labels(titleLabel), text: labels('Text') },
    layouts: { list, edit },
  };
}

const applied = configurationOf('Title', ['title']);
const wanted = configurationOf('Heading', ['title', 'text'], 20);

test('a configuration that no administrator changed follows the new release', () => {
  assert.deepEqual(keepAdminChanges(wanted, applied, applied), wanted);
});

test('a configuration follows the new release if it is not known what the last one applied', () => {
  assert.deepEqual(keepAdminChanges(wanted, configurationOf('x', []), undefined), wanted);
});

test('a label that an administrator changed stays, and all else follows the new release', () => {
  const renamed = keepAdminChanges(wanted, configurationOf('Our title', ['title']), applied);
  assert.equal(renamed.metadatas.title?.edit.label, 'Our title');
  assert.deepEqual(renamed.layouts.list, ['title', 'text']);
  assert.equal(renamed.settings.pageSize, 20);
});

test('the columns and the page size that an administrator chose stay, and labels follow the new release', () => {
  const columns = keepAdminChanges(wanted, configurationOf('Title', ['text'], 100), applied);
  assert.deepEqual(columns.layouts.list, ['text']);
  assert.equal(columns.settings.pageSize, 100);
  assert.equal(columns.metadatas.title?.edit.label, 'Heading');
});

test('a field that Strapi appended to a layout does not count as a change by an administrator', () => {
  const { layouts, ...rest } = applied;
  const edit = [...layouts.edit, [{ name: 'brandNew', size: 6 }]];
  const grown = { ...rest, layouts: { ...layouts, edit } };
  assert.deepEqual(keepAdminChanges(wanted, grown, applied).layouts, wanted.layouts);
});

test('rows of the form that an administrator moved stay, and new fields are added with their labels', () => {
  const { layouts, metadatas, ...rest } = applied;
  const moved = { ...layouts, edit: layouts.edit.toReversed() };
  const author = { edit: { label: 'Author' }, list: { label: 'Author' } };
  const withAuthor = { ...wanted, metadatas: { ...wanted.metadatas, author } };
  const kept = keepAdminChanges(withAuthor, { ...rest, metadatas, layouts: moved }, applied);
  assert.deepEqual(kept.layouts.edit, moved.edit);
  assert.deepEqual(kept.metadatas.author, author);
});

test('a new field that Strapi already shows gets its label and place of the new release', () => {
  const { layouts, metadatas, ...rest } = applied;
  const author = { edit: { label: 'Author' }, list: { label: 'Author' } };
  const withAuthor = { ...wanted, metadatas: { ...wanted.metadatas, author } };
  const shown = { ...metadatas, author: { edit: { label: 'author' }, list: { label: 'author' } } };
  const list = [...layouts.list, 'author'];
  const present = { ...rest, metadatas: shown, layouts: { ...layouts, list } };
  const updated = keepAdminChanges(withAuthor, present, applied);
  assert.deepEqual(updated.metadatas.author, author);
  assert.deepEqual(updated.layouts.list, wanted.layouts.list);
});
