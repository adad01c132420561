import type {
  DocumentActionComponent,
  DocumentActionProps,
} from '@strapi/content-manager/strapi-admin';
import { Box } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ENGLISH, languageName } from '../../content/languages';
import { useLocale } from './locale';
import { NOT_CHECKED, UNREACHABLE, useOpened, useQuestion } from './question-api';
import { Sentences } from './sentences';
import { website } from './website';

/** Shows in the dialog that publishes or takes off several languages what the buttons of one language ask. */
export function warnInLanguagesDialog(action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = action;
  if (type) return action;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, from Strapi's own component
  const Warning: DocumentActionComponent = (props) => useWarning(action(props), props);
  return Object.assign(Warning, { type, position });
}

type Description = ReturnType<DocumentActionComponent>;

function useWarning(
  button: Description,
  { model, document, documentId = document?.documentId }: DocumentActionProps,
): Description {
  const ask = useQuestion(model);
  const locale = useLocale();
  const opened = useOpened();
  const { toggleNotification } = useNotification();
  const [sentences, setSentences] = useState<readonly string[]>([]);
  if (button?.dialog?.type !== 'modal' || documentId === undefined) return button;
  const { content: Content } = button.dialog;
  if (typeof Content !== 'function') return button;
  // Strapi gives the button that takes off this colour.
  const isTakingOff = button.variant === 'danger';
  const entries = [{ documentId }];

  async function sentencesOf(): Promise<readonly string[]> {
    const changed = await ask({ action: 'change', locale, entries, opened });
    if (!isTakingOff) {
      const published = await Promise.all(
        [ENGLISH, ...website.translatedLanguages].map((code) =>
          ask({ action: 'publish', locale: code, entries }),
        ),
      );
      return [...changed, ...published.flat()];
    }
    // The languages are chosen below the sentences.
    const languages = new Map<string, string[]>();
    for (const code of [ENGLISH, ...website.translatedLanguages]) {
      for (const sentence of await ask({ action: 'unpublish', locale: code, entries })) {
        languages.set(sentence, [...(languages.get(sentence) ?? []), code]);
      }
    }
    const lost = [...languages].map(([sentence, codes]) => {
      const left = codes.includes(ENGLISH) ? '' : ' and leave English';
      return `If you take ${codes.map(languageName).join(' or ')} off${left}: ${sentence}`;
    });
    return [...changed, ...lost];
  }

  return {
    ...button,
    onClick: async () => {
      try {
        setSentences(await sentencesOf());
      } catch (error) {
        // `fetch` throws this where no answer comes.
        if (error instanceof TypeError) {
          toggleNotification({ type: 'danger', message: UNREACHABLE });
          // True keeps the dialog closed.
          return true;
        }
        setSentences([NOT_CHECKED]);
      }
      return false;
    },
    dialog: {
      ...button.dialog,
      content: (props) => (
        <>
          {sentences.length > 0 && (
            <Box padding={8} paddingBottom={0}>
              <Sentences sentences={sentences} />
            </Box>
          )}
          <Content {...props} />
        </>
      ),
    },
  };
}
