import assert from 'node:assert/strict';
import { test } from 'node:test';
import readSentences from './read-sentences.json' with { type: 'json' };
import { REPLACED, readStrapiTexts } from './strapi-texts.ts';

/** Strapi looks these texts up, but its files do not have them. */
const WITHOUT_TEXT = [
  'apiError.Forbidden',
  'content-manager.apiError.Forbidden',
  'apiError.Missing or invalid credentials',
  'apiError.Invalid format, expected yyyy-MM-dd',
  'popUpWarning.bodyMessage.contentType.delete.all',
  'content-manager.Settings.list.actions.deleteAdditionalInfos',
];

/** The labels of Strapi's buttons that our sentences quote. */
const QUOTED_LABELS = {
  'app.components.Button.confirm': 'Confirm',
  'global.finish': 'Finish',
  'i18n.CMEditViewBulkLocale.publish-title': 'Publish multiple locales',
  'upload.asset-details.delete.trigger': 'Delete this file',
  'upload.control-card.set-focal-point': 'Set focal point',
  'upload.import-files': 'File upload',
  'upload.new': 'New',
};

/** Words with which Strapi says what is lost or refused, which may be false here. */
const ABOUT_LOSS = /\b(?:delet|undo|lost\b|cannot\b|can['’]t\b)/i;
const MIN_WORDS = 4;

test('Strapi has each text that the CMS replaces', async () => {
  const known = new Set([...(await readStrapiTexts()).keys(), ...WITHOUT_TEXT]);
  const replaced = Object.keys(REPLACED);
  assert.ok(replaced.length > 10);
  assert.deepEqual(
    replaced.filter((key) => !known.has(key)),
    [],
  );
});

test('Strapi’s buttons have the labels that our sentences quote', async () => {
  const texts = await readStrapiTexts();
  for (const [key, label] of Object.entries(QUOTED_LABELS)) {
    assert.equal(REPLACED[key] ?? texts.get(key), label, key);
  }
});

// A maintainer reads a new sentence. If it is false here, `strapiTexts` replaces it; else it goes into the list.
test('each sentence of Strapi about deletion, loss or refusal is replaced, or in the list of read ones', async () => {
  const sentences = new Set<string>();
  for (const [key, text] of await readStrapiTexts()) {
    const isSentence = text.split(/\s+/).length >= MIN_WORDS;
    if (isSentence && ABOUT_LOSS.test(text) && !Object.hasOwn(REPLACED, key)) sentences.add(text);
  }
  assert.deepEqual([...sentences].toSorted(), readSentences);
});
