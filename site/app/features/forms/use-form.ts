import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { dropDraft, keyFor, loadDraft, saveDraft } from './draft.ts';
import { emptyForm, fillEmpty, typedValues } from './form-element.ts';
import { type FormSchema, fieldNames, problemsOf, readValues } from './form-schema.ts';
import { type Answer, controlNames, failureWords, type Outcome } from './outcome.ts';

export interface FormState {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly messagesRef: RefObject<HTMLDivElement | null>;
  readonly outcome: Outcome | undefined;
  readonly isSending: boolean;
  /** "Submit", or "Submitted!" for a while after it arrived (4.2, 4.3). */
  readonly buttonLabel: 'Submit' | 'Submitted!';
  /** Whether something typed is kept in this browser. */
  readonly hasDraft: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(): void;
  /** Empties the form and forgets what was kept. */
  clear(): void;
}

/**
 * What a form does once scripts run: checks at once, sends without leaving the page, one submission
 * for one click, keeps what was typed until it has arrived (4.2, 4.3, R10–R13, R16).
 * @param answered what the server said to a post without scripts
 * @param submittedFor milliseconds for which the button says "Submitted!"
 */
export function useForm<Name extends string>(
  schema: FormSchema<Name>,
  answered: Answer | undefined,
  submittedFor: number,
): FormState {
  const { kind, path } = schema;
  const fetcher = useFetcher<Answer>();
  const formRef = useRef<HTMLFormElement>(null);
  const messagesRef = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const handled = useRef<Answer | undefined>(undefined);
  const saving = useRef(0);
  const [outcome, setOutcome] = useState<Outcome | undefined>(answered);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [hasDraft, setHasDraft] = useState(answered?.values !== undefined);

  function keep(): void {
    window.clearTimeout(saving.current);
    if (!formRef.current) return;
    const values = typedValues(formRef.current);
    const hasContent = Object.values(values).some((value) => value !== '');
    const attempt = loadDraft(kind)?.attempt;
    if (hasContent) saveDraft(kind, attempt ? { values, attempt } : { values });
    else dropDraft(kind);
    setHasDraft(hasContent);
  }

  function forget(): void {
    window.clearTimeout(saving.current);
    dropDraft(kind);
    if (formRef.current) emptyForm(formRef.current);
    setHasDraft(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // Sent without scripts: the draft, if one was kept before, has arrived. Going back to this
    // page later is no arrival.
    if (answered?.state === 'sent' && isFreshArrival()) dropDraft(kind);
    const draft = loadDraft(kind);
    if (draft) fillEmpty(form, draft.values);
    keep();
    const keepNow = () => keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      window.clearTimeout(saving.current);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an answer is there
  useEffect(() => {
    const { data, state } = fetcher;
    if (state !== 'idle' || data === undefined || data === handled.current) return;
    handled.current = data;
    isBusy.current = false;
    setOutcome(data);
    if (data.state === 'sent') {
      forget();
      setWasSubmitted(true);
    }
  }, [fetcher.data, fetcher.state]);

  useEffect(() => {
    if (!wasSubmitted) return;
    const timer = window.setTimeout(() => setWasSubmitted(false), submittedFor);
    return () => window.clearTimeout(timer);
  }, [wasSubmitted, submittedFor]);

  const first = useRef(true);
  useEffect(() => {
    // What the server rendered is there already.
    if (first.current) {
      first.current = false;
      return;
    }
    if (outcome?.state === 'invalid') messagesRef.current?.focus();
    if (outcome?.state === 'failed') {
      // After the words are on the page: the alert stops everything until it is closed.
      const timer = window.setTimeout(() => window.alert(failureWords), 50);
      return () => window.clearTimeout(timer);
    }
  }, [outcome]);

  return {
    formRef,
    messagesRef,
    outcome,
    hasDraft,
    isSending: fetcher.state !== 'idle',
    buttonLabel: wasSubmitted ? 'Submitted!' : 'Submit',
    onSubmit(event) {
      event.preventDefault();
      if (isBusy.current || wasSubmitted) return;
      const typed = typedValues(event.currentTarget);
      const values = readValues(schema, (name) => typed[name]);
      const problems = problemsOf(schema, values);
      if (problems.length > 0) {
        setOutcome({ state: 'invalid', problems });
        return;
      }
      isBusy.current = true;
      setOutcome(undefined);
      const attempted = JSON.stringify(schema.toSubmission(values));
      const key = keyFor(loadDraft(kind), attempted);
      saveDraft(kind, { values: typed, attempt: { key, values: attempted } });
      const body = new URLSearchParams({ [controlNames.key]: key });
      for (const name of fieldNames(schema)) body.set(name, values[name]);
      body.set(controlNames.trap, typed[controlNames.trap] ?? '');
      fetcher.submit(body, { method: 'post', action: path });
    },
    onInput() {
      window.clearTimeout(saving.current);
      saving.current = window.setTimeout(keep, 300);
    },
    clear() {
      forget();
      setOutcome(undefined);
      formRef.current?.querySelector('input')?.focus();
    },
  };
}

/** Whether the document was opened by a link, a redirect or an address, not by Back or a reload. */
function isFreshArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}
