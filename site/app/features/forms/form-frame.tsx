import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button/button.tsx';
import { arrivedMessage } from '../../content/forms.ts';
import styles from './form.module.css';
import type { FormSchema, Problem } from './form-schema.ts';
import { Messages, messageId } from './messages.tsx';
import { type Answer, controlNames, type Outcome } from './outcome.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { useForm } from './use-form.ts';

/** What a field of the form needs beside its own words. */
export interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
  readonly problems: readonly string[];
  readonly defaultValue: string | undefined;
}

/**
 * A form around its fields: in this order the fields, the messages, the button, the word that it
 * arrived, the privacy notice (2.7, 2.8, section 8, R12, R17). It works without scripts (R18); the
 * specified messages are never replaced by the browser's own (R9).
 */
export function FormFrame<Name extends string>({
  schema,
  answered,
  submittedFor,
  labelledBy,
  children,
}: {
  readonly schema: FormSchema<Name>;
  readonly answered: Answer | undefined;
  readonly submittedFor: number;
  readonly labelledBy: string;
  children(bind: (name: Name) => FieldBinding): ReactNode;
}) {
  const formId = schema.kind;
  const form = useForm(schema, answered, submittedFor);
  const problems = form.outcome?.state === 'invalid' ? form.outcome.problems : [];
  const bind = (name: Name): FieldBinding => ({
    id: `${formId}-${name}`,
    name,
    label: schema.fields[name].label,
    maxLength: schema.fields[name].maxLength,
    problems: idsOf(formId, name, problems),
    defaultValue: answered?.values?.[name],
  });
  return (
    <form
      ref={form.formRef}
      id={formId}
      method="post"
      action={schema.path}
      noValidate
      aria-labelledby={labelledBy}
      className={styles.form}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      {children(bind)}
      <Trap formId={formId} />
      <Messages formId={formId} outcome={form.outcome} listRef={form.messagesRef} />
      <div className={styles.actions}>
        <Button
          type="submit"
          aria-busy={form.isSending || undefined}
          aria-disabled={form.isSending || undefined}
        >
          {form.isSending && <span className={styles.spinner} aria-hidden="true" />}
          {form.buttonLabel}
        </Button>
        {form.hasDraft && (
          <Link
            to={schema.path}
            reloadDocument
            className={styles.clear}
            onClick={(event) => {
              event.preventDefault();
              form.clear();
            }}
          >
            Clear what I typed
          </Link>
        )}
      </div>
      <p aria-live="polite" className={form.isSending ? styles.sending : 'unseen'}>
        {form.isSending ? 'Sending, one moment…' : ''}
      </p>
      <Arrived formId={formId} kind={schema.kind} outcome={form.outcome} />
      <PrivacyNotice kind={schema.kind} />
    </form>
  );
}

/** Stays after "Submitted!" is gone (R12). Its element is there from the start, to be announced. */
function Arrived({
  formId,
  kind,
  outcome,
}: {
  readonly formId: string;
  readonly kind: FormSchema['kind'];
  readonly outcome: Outcome | undefined;
}) {
  const hasArrived = outcome?.state === 'sent';
  return (
    <div
      id={`${formId}-status`}
      role="status"
      tabIndex={-1}
      className={hasArrived ? styles.arrived : undefined}
    >
      {hasArrived && <p>{arrivedMessage[kind]}</p>}
    </div>
  );
}

/** For robots, which fill in whatever they find. Not drawn, not read out, not filled by browsers. */
function Trap({ formId }: { readonly formId: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={`${formId}-${controlNames.trap}`}>Please leave this empty</label>
      <input
        id={`${formId}-${controlNames.trap}`}
        name={controlNames.trap}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  );
}

function idsOf(formId: string, name: string, problems: readonly Problem[]): readonly string[] {
  return problems.flatMap(({ field }, index) => (field === name ? [messageId(formId, index)] : []));
}
