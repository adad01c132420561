import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differentFiles, listDifferences, textsWithoutField } from '../shared-lists.ts';

test('what only the website or only the CMS has in a list that both have is named', () => {
  assert.deepEqual(listDifferences('LIST', ['team'], ['team']), []);
  assert.match(listDifferences('LIST', ['team'], ['team', 'calendar']).join(), /lacks 'calendar'/);
  assert.match(listDifferences('LIST', ['team', 'shop'], ['team']).join(), /has 'shop'/);
});

test('a file that both programs have is named where they differ', () => {
  const pairs = [['site/a.ts', 'cms/a.ts']] as const;
  assert.deepEqual(
    differentFiles(pairs, () => 'same'),
    [],
  );
  assert.match(differentFiles(pairs, (file) => file).join(), /^cms\/a\.ts is another than site\/a/);
});

test('a text of the website that editors could not change is named', () => {
  const view = { formRows: [['heading']], fields: { heading: {} } };
  assert.deepEqual(textsWithoutField('list-page', ['heading'], { heading: {} }, view), []);
  const problems = textsWithoutField('list-page', ['heading', 'intro'], { heading: {} }, view);
  assert.deepEqual(problems, [
    "The schema of list-page lacks 'intro', a text of the website.",
    "cms/src/views/list-page.json has no label of 'intro'.",
    "cms/src/views/list-page.json has no place for 'intro'.",
  ]);
});
