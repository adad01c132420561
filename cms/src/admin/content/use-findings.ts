import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** Something that an editor should know; see cms/src/editing/checks. */
export interface Finding {
  readonly field?: string;
  readonly label?: string;
  readonly text: string;
  readonly blocks: boolean;
}

export interface CheckedForm {
  readonly model: string;
  readonly documentId: string | undefined;
  readonly values: object;
  /** Changes with every saving. */
  readonly savedAt: string | undefined;
}

/** Milliseconds without a key being pressed. */
const PAUSE = 400;

/**
 * What is to be said of the form as it stands, asked of the server a moment after each change;
 * undefined until the first answer. While the server does not answer, the last one stays.
 */
export function useFindings(form: CheckedForm | undefined): readonly Finding[] | undefined {
  const { post } = useFetchClient();
  const [findings, setFindings] = useState<readonly Finding[]>();
  const question = form && JSON.stringify(form);

  useEffect(() => {
    if (question === undefined) return;
    const { model, documentId, values }: CheckedForm = JSON.parse(question);
    let isCurrent = true;
    const timer = setTimeout(() => {
      post<{ data: Finding[] }>(`/website/check/${model}`, { documentId, values }).then(
        ({ data }) => {
          if (isCurrent) setFindings(data.data);
        },
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [question, post]);

  return findings;
}
