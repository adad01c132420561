import { website } from '../../../admin/platform/website';
import { ENGLISH, languageName } from '../../../content/languages';
import type { IntendedAction } from '../server/warnings';
import type { ReadWarnings } from './warnings-api';

/** What the buttons of one language warn of, for the dialog that publishes or takes off several. */
export async function warningsInLanguages(
  read: ReadWarnings,
  documentId: string,
  isTakingOff: boolean,
  form: Pick<IntendedAction, 'locale' | 'opened'>,
): Promise<string[]> {
  const entries = [{ documentId }];
  const codes = [ENGLISH, ...website.translatedLanguages];
  const changed = await read({ action: 'change', entries, ...form });
  if (!isTakingOff) {
    const published = await Promise.all(
      codes.map((locale) => read({ action: 'publish', locale, entries })),
    );
    return [...changed, ...published.flat()];
  }
  // The languages are chosen below the sentences.
  const languages = new Map<string, string[]>();
  for (const locale of codes) {
    for (const sentence of await read({ action: 'unpublish', locale, entries })) {
      languages.set(sentence, [...(languages.get(sentence) ?? []), locale]);
    }
  }
  const lost = [...languages].map(([sentence, those]) => {
    const left = those.includes(ENGLISH) ? '' : ' and leave English';
    return `If you take ${those.map(languageName).join(' or ')} off${left}: ${sentence}`;
  });
  return [...changed, ...lost];
}
