import type { Ref } from 'react';
import styles from './form.module.css';
import type { Problem } from './form-schema.ts';
import { failureWords, type Outcome } from './outcome.ts';

/** The id of the message about a field that stands at `index` of the list. */
export const messageId = (formId: string, index: number) => `${formId}-problem-${index + 1}`;

/**
 * What keeps a form from being sent, right above its button: the list of section 5, or the words of
 * R10. It is announced; the list also takes the focus (R16), without scripts by `autofocus`.
 */
export function Messages({
  formId,
  outcome,
  listRef,
}: {
  readonly formId: string;
  readonly outcome: Outcome | undefined;
  readonly listRef: Ref<HTMLDivElement>;
}) {
  const words = wordsOf(outcome);
  const problems = outcome?.state === 'invalid' ? outcome.problems : [];
  const isEmpty = words === undefined && problems.length === 0;
  return (
    <div
      ref={listRef}
      id={`${formId}-messages`}
      role="alert"
      tabIndex={isEmpty ? undefined : -1}
      aria-label={nameOf(problems.length)}
      // biome-ignore lint/a11y/noAutofocus: the page that answers a form opens where the answer stands
      autoFocus={!isEmpty}
      className={isEmpty ? undefined : styles.messages}
    >
      {words !== undefined && <p>{words}</p>}
      {problems.length > 0 && <ProblemList formId={formId} problems={problems} />}
    </div>
  );
}

function ProblemList({
  formId,
  problems,
}: {
  readonly formId: string;
  readonly problems: readonly Problem[];
}) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ field, message }, index) => (
        <li key={message} id={messageId(formId, index)}>
          <a href={`#${formId}-${field}`}>{message}</a>
        </li>
      ))}
    </ul>
  );
}

/** What is said when the list takes the focus; its messages are read from there on. */
function nameOf(problems: number): string | undefined {
  if (problems === 0) return undefined;
  return problems === 1 ? 'One thing to put right' : `${problems} things to put right`;
}

function wordsOf(outcome: Outcome | undefined): string | undefined {
  if (outcome?.state === 'failed' || outcome?.state === 'not-stored') return failureWords;
  return outcome?.state === 'refused' ? outcome.words : undefined;
}
