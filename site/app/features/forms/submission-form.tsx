import type { ReactNode } from 'react';
import { Link, useHref } from 'react-router';
import type { LangText } from '../../cms/lang-text.ts';
import { Button } from '../../components/button/button.tsx';
import { LangSpan } from '../../components/lang-span.tsx';
import { intercept } from '../../components/on-press.ts';
import { Filled } from '../../labels/filled.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { EmailLink } from '../../shell/email-link.tsx';
import { FormField } from './field.tsx';
import styles from './form.module.css';
import { controlNames, type FormSchema } from './form-schema.ts';
import { Messages, messageId } from './messages.tsx';
import type { Answer } from './outcome.ts';
import { useForm } from './use-form.ts';

interface SubmissionFormProps {
  readonly schema: FormSchema;
  readonly texts: Readonly<Record<'heading' | 'sent' | 'privacy', LangText>> & {
    note?: LangText;
  };
  readonly answered: Answer | undefined;
  /** What else visitors can do: below the form, and after the message once it has arrived. */
  readonly alternative?: ReactNode;
}

/** The form works without scripts (R18), and the browser's own messages never show (R9). */
export function SubmissionForm({ schema, texts, answered, alternative }: SubmissionFormProps) {
  const { forms } = useLabels();
  const { kind, path, fields } = schema;
  const action = useHref(path);
  const headingId = `${kind}-form-heading`;
  const form = useForm(schema, answered);
  const { outcome } = form;
  const problems = outcome?.state === 'invalid' ? outcome.problems : [];
  const isSent = outcome?.state === 'sent';
  return (
    <>
      <section aria-labelledby={headingId} className={styles.card}>
        <h2 id={headingId} className="heading-m">
          <LangSpan of={texts.heading} />
        </h2>
        {texts.note !== undefined && (
          <p className={styles.note}>
            <LangSpan of={texts.note} />
          </p>
        )}
        <form
          ref={form.formRef}
          id={kind}
          method="post"
          action={action}
          noValidate
          aria-labelledby={headingId}
          className={styles.form}
          onSubmit={form.onSubmit}
          onInput={form.onInput}
        >
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              id={`${kind}-${field.name}`}
              problems={problems
                .map((problem, index) => ({ ...problem, id: messageId(kind, index) }))
                .filter((problem) => problem.field === field.name)
                .map(({ id }) => id)}
              defaultValue={answered?.values?.[field.name]}
            />
          ))}
          <Trap formId={kind} />
          <Messages
            formId={kind}
            outcome={outcome}
            listRef={form.messagesRef}
            onAccept={form.accept}
          />
          <PrivacyNotice text={texts.privacy} />
          <div className={styles.actions}>
            <Button
              type="submit"
              aria-busy={form.isSending || undefined}
              aria-disabled={form.isSending || undefined}
            >
              {form.isSending && <span className={styles.spinner} aria-hidden="true" />}
              {/* In an element of its own, as translated-pages.md says. */}
              <span>{form.wasSubmitted ? forms.submitted : forms.submit}</span>
            </Button>
            {form.isFilled && (
              <Link
                to={path}
                reloadDocument
                className={styles.clear}
                onClick={intercept(form.clear)}
              >
                {forms.clear}
              </Link>
            )}
          </div>
          <p aria-live="polite" className={form.isSending ? styles.sending : 'visually-hidden'}>
            {form.isSending ? forms.sending : ''}
          </p>
        </form>
        {/* The message stays after "Submitted!" is gone (R12). Its element is there from the start, so that screen readers announce it. */}
        <div
          id={`${kind}-status`}
          role="status"
          tabIndex={-1}
          className={isSent ? styles.sent : undefined}
        >
          {isSent && (
            <p>
              <LangSpan of={texts.sent} />
            </p>
          )}
        </div>
        {isSent && alternative}
      </section>
      {!isSent && alternative}
    </>
  );
}

/** What is kept and why, in the editors' words, and what the law wants said beside it (R17). */
function PrivacyNotice({ text }: { readonly text: LangText }) {
  const { forms } = useLabels();
  return (
    <p className={styles.notice}>
      <LangSpan of={text} /> <Filled text={forms.rights} values={{ email: <EmailLink /> }} />{' '}
      <Link to="/privacy">{forms.privacyLink}</Link>
    </p>
  );
}

/**
 * A field for robots, which fill in every field. Browsers neither draw nor fill it in, and screen readers
 * skip it.
 */
function Trap({ formId }: { readonly formId: string }) {
  const { forms } = useLabels();
  const id = `${formId}-${controlNames.trap}`;
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{forms.trap}</label>
      <input
        id={id}
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
