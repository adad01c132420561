import type { Ref } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { fill, type Labels, plural } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './form.module.css';
import type { Problem } from './form-schema.ts';
import type { Outcome } from './outcome.ts';

export const messageId = (formId: string, index: number) => `${formId}-problem-${index + 1}`;

interface MessagesProps {
  readonly formId: string;
  readonly outcome: Outcome | undefined;
  readonly listRef: Ref<HTMLDivElement>;
  /** The visitor takes the value that a problem suggests. */
  readonly onAccept: (problem: Problem) => void;
}

/** The list of section 5, or the message of R10. It takes the focus, without scripts by `autofocus`. */
export function Messages({ formId, outcome, listRef, onAccept }: MessagesProps) {
  const labels = useLabels();
  const message = outcomeMessage(outcome, labels);
  const problems = outcome?.state === 'invalid' ? outcome.problems : [];
  const isEmpty = message === undefined && problems.length === 0;
  return (
    <div
      ref={listRef}
      id={`${formId}-messages`}
      role="alert"
      tabIndex={isEmpty ? undefined : -1}
      aria-label={
        problems.length > 0 ? plural(labels, labels.forms.problems, problems.length) : undefined
      }
      // biome-ignore lint/a11y/noAutofocus: the page that answers a form opens where the answer stands
      autoFocus={!isEmpty}
      className={isEmpty ? undefined : styles.messages}
    >
      {message && <p>{message}</p>}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem, index) => (
            <li key={problem.message}>
              <a id={messageId(formId, index)} href={`#${formId}-${problem.field}`}>
                {problem.message}
              </a>
              {problem.hint && <p className={styles.hint}>{problem.hint}</p>}
              <Suggestion value={problem.suggestion} onAccept={() => onAccept(problem)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SuggestionProps {
  readonly value: string | undefined;
  readonly onAccept: () => void;
}

/** A button that fills the value in; plain words where no script runs that could (R18). */
function Suggestion({ value, onAccept }: SuggestionProps) {
  const { forms } = useLabels();
  const isHydrated = useHydrated();
  if (value === undefined) return null;
  const question = fill(forms.didYouMean, { value });
  if (!isHydrated) return <p className={styles.hint}>{question}</p>;
  return (
    <button type="button" className={styles.suggestion} onClick={onAccept}>
      {question}
    </button>
  );
}

function outcomeMessage(outcome: Outcome | undefined, { forms }: Labels): string | undefined {
  if (outcome?.state === 'failed' || outcome?.state === 'not-stored') return forms.failed;
  return outcome?.state === 'refused' ? outcome.message : undefined;
}
