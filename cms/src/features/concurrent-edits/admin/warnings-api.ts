import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import type { IntendedAction } from '../server/warnings';

/** An editor who presses a button waits so long for the warnings, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Reads what an editor should know before a button acts. Throws where no answer comes that is one. */
export type ReadWarnings = (intended: IntendedAction) => Promise<readonly string[]>;

export function useReadWarnings(model: string): ReadWarnings {
  const { post } = useFetchClient();
  return useCallback(
    async (intended) => {
      const path = `/website/warnings/${model}`;
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      const { data } = await post<{ data?: string[] }>(path, intended, { signal });
      if (!Array.isArray(data?.data)) throw new Error('The answer is not one of the CMS.');
      return data.data;
    },
    [post, model],
  );
}

/**
 * The values with which the form was filled last: what the editor saw before writing, whatever the admin
 * has read since. Undefined outside of a form, as in a list.
 */
export function useOpened(): IntendedAction['opened'] {
  const values = useForm('useOpened', (form) => form.initialValues);
  return Object.keys(values).length > 0 ? { ...values } : undefined;
}

export const NOT_CHECKED =
  'It could not be checked whether a colleague changed this meanwhile. Press Cancel, and try again in a moment. If you go on, nobody else’s change is looked at.';

export const UNREACHABLE =
  'The CMS cannot be reached. What you wrote is still here: try again in a moment, before you leave or reload this page.';
