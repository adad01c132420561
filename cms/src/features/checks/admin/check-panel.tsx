import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, WarningCircle } from '@strapi/icons';
import { adminApi, useForm } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { unwrapData } from '../../../admin/platform/entry-api';
import { useLocale } from '../../../admin/platform/locale';
import { SmallText } from '../../../admin/platform/small-text';
import type { Finding } from '../../../content/finding';
import { isContent } from '../../../content/types';
import { MAX_BODY_KILOBYTES } from '../../../platform/body-limit';

type LabelledFinding = Finding & { readonly label?: string };

const NOT_CHECKED =
  'What you wrote could not be checked. It is checked again when you go on writing, and before a publication.';

const TYPING_PAUSE_MS = 400;
/** Each check sends the whole form, and the CMS reads many entries for it. */
const BETWEEN_CHECKS_MS = 3_000;

interface CheckedForm {
  readonly uid: string;
  /** Its values with the entry and the language, as JSON. */
  readonly form: string;
}

const api = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    check: builder.query<readonly LabelledFinding[], CheckedForm>({
      query: ({ uid, form }) => ({
        url: `/website/check/${uid}`,
        method: 'POST',
        data: JSON.parse(form),
      }),
      transformResponse: unwrapData,
      // Each change of a form is a query of its own.
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Tells the editor while writing what visitors would stumble over; only what is red blocks. */
export function CheckPanel({ model: uid, document, documentId, activeTab }: PanelComponentProps) {
  const values = useForm('CheckPanel', (state) => state.values);
  const change = useForm('CheckPanel', (state) => state.onChange);
  const locale = useLocale();
  const isModified = useForm('CheckPanel', (state) => state.modified);
  // Where nothing was written yet, there is nothing to mend.
  const isEmpty = !document?.documentId && !isModified;
  const isChecked = isContent(uid) && activeTab !== 'published' && !isEmpty;
  // In a language without a text yet there is no document, but the entry is there.
  const id = document?.documentId ?? documentId;
  const form = useAtPause(JSON.stringify({ documentId: id, locale, values }), isChecked);
  const kilobytes = Math.ceil(new Blob([form]).size / 1024);
  const isTooMuch = kilobytes > MAX_BODY_KILOBYTES;
  const skip = !isChecked || form === '' || isTooMuch;
  const { data, isError } = api.useCheckQuery({ uid, form }, { skip });
  const findings = isTooMuch ? [{ text: tooMuch(kilobytes), isObstacle: true }] : data;

  if (!isChecked || (findings === undefined && !isError)) return null;
  return {
    title: 'Check before you publish',
    content: (
      <Box width="100%" role="status">
        <Flex direction="column" alignItems="stretch" tag="ul" gap={3}>
          {isError && (
            <Line icon={<WarningCircle fill="warning500" />}>
              <SmallText text={NOT_CHECKED} color="danger600" />
            </Line>
          )}
          {findings?.length === 0 && !isError && (
            <Line icon={<CheckCircle fill="success500" />}>
              <Typography>Nothing to mend.</Typography>
            </Line>
          )}
          {findings?.map(({ field, label, text, isObstacle, suggestion }) => (
            <Line
              key={`${field} ${text}`}
              icon={
                isObstacle ? <CrossCircle fill="danger500" /> : <WarningCircle fill="warning500" />
              }
            >
              {isObstacle && (
                <Typography tag="p" variant="pi" fontWeight="bold" textColor="danger600">
                  Cannot be published like this
                </Typography>
              )}
              {label !== undefined && (
                <Typography tag="p" variant="pi" fontWeight="bold">
                  {label}
                </Typography>
              )}
              <SmallText text={text} color="neutral800" />
              {field !== undefined && suggestion !== undefined && (
                <Button variant="tertiary" onClick={() => change(field, suggestion)}>
                  {`Did you mean ${suggestion}?`}
                </Button>
              )}
            </Line>
          ))}
        </Flex>
      </Box>
    ),
  };
}

/** Returns the form as it was at the last pause of typing; empty before the first one. */
function useAtPause(form: string, isChecked: boolean): string {
  const [atPause, setAtPause] = useState('');
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isChecked) return;
    const wait = askedAt.current + BETWEEN_CHECKS_MS - performance.now();
    const ask = () => {
      askedAt.current = performance.now();
      setAtPause(form);
    };
    const timer = setTimeout(ask, Math.max(TYPING_PAUSE_MS, wait));
    return () => clearTimeout(timer);
  }, [form, isChecked]);
  return atPause;
}

function tooMuch(kilobytes: number): string {
  return `This is too much text to be saved at once: ${kilobytes} KB, where ${MAX_BODY_KILOBYTES} KB fit (a letter of an Indian script takes three bytes). Shorten it by ${kilobytes - MAX_BODY_KILOBYTES} KB, or put a part on a page of its own.`;
}

function Line({ icon, children }: Readonly<{ icon: ReactNode; children: ReactNode }>) {
  return (
    <Flex tag="li" gap={2} alignItems="flex-start">
      <Box shrink={0} paddingTop="2px" aria-hidden>
        {icon}
      </Box>
      <Box minWidth={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Flex>
  );
}
