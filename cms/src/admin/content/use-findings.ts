import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Finding } from '../../editing/checks/finding';

type LabelledFinding = Finding & { readonly label?: string };

interface CheckedForm {
  readonly model: string;
  readonly documentId: string | undefined;
  readonly values: object;
  /** When the version in the form was saved. */
  readonly openedAt: string | undefined;
}

/** Milliseconds without a key being pressed. */
const PAUSE = 400;
/** Milliseconds after which an untouched form is checked again: another editor may have saved. */
const PERIOD = 20_000;

/**
 * The findings about the form as it stands, asked of the server a moment after each change; undefined
 * until the first answer. While the server does not answer, the last findings stay.
 */
export function useFindings(form: CheckedForm | undefined): readonly LabelledFinding[] | undefined {
  const { post } = useFetchClient();
  const [findings, setFindings] = useState<readonly LabelledFinding[]>();
  const question = form && JSON.stringify(form);

  useEffect(() => {
    if (question === undefined) return;
    const { model, ...body }: CheckedForm = JSON.parse(question);
    let isCurrent = true;
    const ask = () =>
      post<{ data: LabelledFinding[] }>(`/website/check/${model}`, body).then(
        ({ data }) => {
          if (isCurrent) setFindings(data.data);
        },
        () => undefined,
      );
    const timer = setTimeout(ask, PAUSE);
    const period = setInterval(ask, PERIOD);
    return () => {
      clearTimeout(timer);
      clearInterval(period);
      isCurrent = false;
    };
  }, [question, post]);

  return findings;
}
