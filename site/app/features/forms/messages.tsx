import type { Ref } from 'react';
import { plural, type Texts } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './form.module.css';
import type { Outcome } from './outcome.ts';

export const messageId = (formId: string, index: number) => `${formId}-problem-${index + 1}`;

interface MessagesProps {
  readonly formId: string;
  readonly outcome: Outcome | undefined;
  readonly listRef: Ref<HTMLDivElement>;
}

/** The list of section 5, or the message of R10. It takes the focus, without scripts by `autofocus`. */
export function Messages({ formId, outcome, listRef }: MessagesProps) {
  const texts = useTexts();
  const message = messageOf(outcome, texts);
  const problems = outcome?.state === 'invalid' ? outcome.problems : [];
  const isEmpty = message === undefined && problems.length === 0;
  return (
    <div
      ref={listRef}
      id={`${formId}-messages`}
      role="alert"
      tabIndex={isEmpty ? undefined : -1}
      aria-label={
        problems.length > 0 ? plural(texts, texts.forms.problems, problems.length) : undefined
      }
      // biome-ignore lint/a11y/noAutofocus: the page that answers a form opens where the answer stands
      autoFocus={!isEmpty}
      className={isEmpty ? undefined : styles.messages}
    >
      {message && <p>{message}</p>}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ field, message: text, hint }, index) => (
            <li key={text}>
              <a id={messageId(formId, index)} href={`#${formId}-${field}`}>
                {text}
              </a>
              {hint && <p className={styles.hint}>{hint}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function messageOf(outcome: Outcome | undefined, { forms }: Texts): string | undefined {
  if (outcome?.state === 'failed' || outcome?.state === 'not-stored') return forms.failed;
  return outcome?.state === 'refused' ? outcome.message : undefined;
}
