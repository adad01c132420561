import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { dictionaries } from './dictionaries.server.ts';

/** Every text by its place, such as `forms.submit`. */
function textsOf(labels: object, path = ''): [string, string][] {
  return Object.entries(labels).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[path + name, text]] : textsOf(text, `${path}${name}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([each]) => each).sort();
const english = new Map(textsOf({ ...dictionaries.en, language: '' }));

test.each(languages)(
  '[R39] the dictionary of %s has the labels of English, and none is empty',
  (language) => {
    const own = textsOf({ ...dictionaries[language], language: '' });
    expect(own.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    expect(own.filter(([path, text]) => path !== 'language' && text.trim() === '')).toEqual([]);
  },
);

test.each(languages)('[R39] a text of %s has the placeholders of the English one', (language) => {
  // Words for 1 alone may leave out the number; Kannada and Hindi use them for 0 too.
  const isForOneAlone = new Intl.PluralRules(language).select(0) !== 'one';
  for (const [path, text] of textsOf({ ...dictionaries[language], language: '' })) {
    if (path.endsWith('.one') && isForOneAlone) continue;
    const same = english.get(path.replace(/\.one$/, '.other'));
    expect([path, placeholders(text)]).toEqual([path, placeholders(same ?? '')]);
  }
});

test.each(languages)('a link in %s is called what it says, and of what', (language) => {
  const { projects, controls, map } = dictionaries[language];
  // Speech control finds a link by the words that are seen.
  const links = [
    { seen: projects.quickLook, called: projects.quickLookAt },
    { seen: projects.knowMore, called: projects.knowMoreAbout },
    { seen: controls.knowMore, called: controls.knowMoreAbout },
    { seen: map.moreDetails, called: map.moreDetailsOf },
    ...Object.values(controls.loadMoreOf).map((called) => ({ seen: controls.loadMore, called })),
  ];
  for (const { seen, called } of links) {
    expect(called.toLowerCase()).toContain(seen.toLowerCase());
  }
});
