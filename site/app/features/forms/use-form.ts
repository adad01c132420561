import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFetcher } from 'react-router';
import { useLabels } from '../../labels/use-labels.ts';
import { emptyForm, fillEmpty, fillField, typedBefore, typedValues } from './form-element.ts';
import {
  controlNames,
  type FormSchema,
  formProblems,
  type Problem,
  readValues,
  submissionOf,
} from './form-schema.ts';
import type { Answer, Outcome } from './outcome.ts';
import { keyFor, loadUnsent, saveUnsent, type Unsent } from './unsent.ts';

/** A few frames, in which the message appears on the page: the alert stops everything until it is closed. */
const ALERT_AFTER_MS = 50;

/** A form once it is hydrated; `answered` is what the server said to a post without scripts. */
export function useForm(schema: FormSchema, answered: Answer | undefined) {
  const { kind, path, submittedForMs } = schema;
  const labels = useLabels();
  const fetcher = useFetcher<Answer>();
  const isSending = fetcher.state !== 'idle';
  const formRef = useRef<HTMLFormElement>(null);
  const messagesRef = useRef<HTMLDivElement>(null);
  const unsent = useRef<Unsent>(undefined);
  const [outcome, setOutcome] = useState<Outcome | undefined>(answered);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  // React makes the form anew where the browser translated the page before hydration.
  const [typed] = useState(() => typedBefore(kind));
  const [isFilled, setFilled] = useState(answered?.values !== undefined);

  function keepUnsent(): void {
    if (!formRef.current) return;
    unsent.current = { ...unsent.current, values: typedValues(formRef.current) };
    const hasContent = Object.values(unsent.current.values).some((value) => value !== '');
    saveUnsent(kind, hasContent ? unsent.current : undefined);
    setFilled(hasContent);
  }

  function empty(): void {
    if (formRef.current) emptyForm(formRef.current);
    unsent.current = undefined;
    keepUnsent();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (answered?.state === 'sent') saveUnsent(kind, undefined);
    unsent.current = loadUnsent(kind);
    if (formRef.current) {
      fillEmpty(formRef.current, typed);
      fillEmpty(formRef.current, unsent.current?.values ?? {});
    }
    keepUnsent();
  }, []);

  // The data may be there while React still draws the fetcher as submitting: wait until it is idle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isSending || fetcher.data === undefined) return;
    setOutcome(fetcher.data);
    if (fetcher.data.state === 'invalid') messagesRef.current?.focus();
    if (fetcher.data.state === 'sent') {
      empty();
      setWasSubmitted(true);
    }
    if (fetcher.data.state !== 'failed') return;
    const timer = window.setTimeout(() => window.alert(labels.forms.failed), ALERT_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isSending, fetcher.data]);

  useEffect(() => {
    if (!wasSubmitted) return;
    const timer = window.setTimeout(() => setWasSubmitted(false), submittedForMs);
    return () => window.clearTimeout(timer);
  }, [wasSubmitted, submittedForMs]);

  return {
    formRef,
    messagesRef,
    outcome,
    isFilled,
    wasSubmitted,
    isSending,
    onInput: keepUnsent,
    accept(problem: Problem) {
      if (!formRef.current || outcome?.state !== 'invalid') return;
      const problems = outcome.problems.filter((other) => other !== problem);
      setOutcome(problems.length > 0 ? { state: 'invalid', problems } : undefined);
      fillField(formRef.current, problem.field, problem.suggestion ?? '');
      keepUnsent();
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending || wasSubmitted) return;
      const typed = typedValues(event.currentTarget);
      const values = readValues(schema, (name) => typed[name]);
      const problems = formProblems(schema, values, labels);
      if (problems.length > 0) {
        flushSync(() => setOutcome({ state: 'invalid', problems }));
        messagesRef.current?.focus();
        return;
      }
      setOutcome(undefined);
      const sent = JSON.stringify(submissionOf(schema, values));
      const key = keyFor(unsent.current, sent);
      unsent.current = { values: typed, attempt: { key, sent } };
      saveUnsent(kind, unsent.current);
      const trap = typed[controlNames.trap] ?? '';
      const body = { ...values, [controlNames.key]: key, [controlNames.trap]: trap };
      fetcher.submit(body, { method: 'post', action: path, flushSync: true });
    },
    clear() {
      empty();
      setOutcome(undefined);
      formRef.current?.querySelector('input')?.focus();
    },
  };
}
