import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, WarningCircle } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { generatePath } from 'react-router-dom';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { listTag, staffApi } from '../../../admin/requests/staff-api.ts';
import type { Finding } from '../../../content/finding.ts';
import { isContent } from '../../../content/types.ts';
import { MAX_BODY_KILOBYTES } from '../../../platform/body-limit.ts';
import { CHECK_PATH } from '../paths.ts';

type LabelledFinding = Finding & { readonly label?: string };

interface CheckedForm {
  readonly uid: string;
  /** `documentId`, `locale` and `values`. As JSON, so that equal forms are one query. */
  readonly formJson: string;
}

const { endpoints } = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    check: builder.query<readonly LabelledFinding[], CheckedForm>({
      query: ({ uid, formJson }) => ({
        url: generatePath(CHECK_PATH, { model: uid }),
        method: 'POST',
        data: JSON.parse(formJson),
      }),
      // After a publication, the same form may have other findings.
      providesTags: (_result, _error, { uid }) => [listTag(uid)],
      // Each change of the form is a new query, so the panel never needs an earlier answer again.
      keepUnusedDataFor: 0,
    }),
  }),
});

const NOT_CHECKED_MESSAGE =
  'What you wrote could not be checked. It is checked again when you go on writing, and before a publication.';

const TYPING_PAUSE_MS = 400;
/** Each check sends the whole form, and the CMS reads many entries for it. */
const BETWEEN_CHECKS_MS = 3_000;
/** A website that has just started answers its first requests slowly, and the next ones fast. */
const UNKNOWN_AGAIN_MS = 5_000;

/** Shows what visitors would notice, while an editor writes. Only what is red stops a publication. */
export function CheckPanel(props: PanelComponentProps) {
  const { findings, isError } = useFindings(props);
  const setValue = useForm('CheckPanel', (form) => form.onChange);
  if (findings === undefined && !isError) return null;
  return {
    title: 'Check before you publish',
    content: (
      <Box width="100%" role="status">
        <Flex direction="column" alignItems="stretch" tag="ul" gap={3}>
          {isError && (
            <Line icon={<WarningCircle fill="warning500" />}>
              <SmallText text={NOT_CHECKED_MESSAGE} color="danger600" />
            </Line>
          )}
          {findings?.length === 0 && !isError && (
            <Line icon={<CheckCircle fill="success500" />}>
              <Typography>Nothing to correct.</Typography>
            </Line>
          )}
          {findings?.map((finding) => (
            <FindingLine
              key={`${finding.field} ${finding.text}`}
              finding={finding}
              setValue={setValue}
            />
          ))}
        </Flex>
      </Box>
    ),
  };
}

interface Findings {
  /** Undefined if the form is not checked or the CMS has not answered. */
  readonly findings?: readonly LabelledFinding[] | undefined;
  readonly isError: boolean;
}

function useFindings({
  model: uid,
  document,
  documentId,
  activeTab,
}: PanelComponentProps): Findings {
  const values = useForm('useFindings', (form) => form.values);
  const isModified = useForm('useFindings', (form) => form.modified);
  const locale = useLocale();
  const isEmpty = !document?.documentId && !isModified;
  const isChecked = isContent(uid) && activeTab !== 'published' && !isEmpty;
  // A language without text has no document, but the entry has an id.
  const id = document?.documentId ?? documentId;
  const currentFormJson = JSON.stringify({ documentId: id, locale, values });
  const formJson = useFormAtTypingPause(currentFormJson, isChecked);
  const kilobytes = Math.ceil(new Blob([formJson]).size / 1024);
  const isTooLarge = kilobytes > MAX_BODY_KILOBYTES;
  const skip = !isChecked || formJson === '' || isTooLarge;
  const { data, isError } = endpoints.check.useQueryState({ uid, formJson }, { skip });
  const hasUnknown = data?.some(({ isUnknown }) => isUnknown) ?? false;
  endpoints.check.useQuerySubscription(
    { uid, formJson },
    { skip, pollingInterval: hasUnknown ? UNKNOWN_AGAIN_MS : 0 },
  );
  if (!isChecked) return { isError: false };
  const tooLargeFinding = { text: tooLargeMessage(kilobytes), isObstacle: true };
  return { findings: isTooLarge ? [tooLargeFinding] : data, isError };
}

/** Returns the form at the last pause. Empty before the first pause. */
function useFormAtTypingPause(currentFormJson: string, isChecked: boolean): string {
  const [formAtPause, setFormAtPause] = useState('');
  const checkedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isChecked) return;
    const msToNextCheck = checkedAt.current + BETWEEN_CHECKS_MS - performance.now();
    const check = () => {
      checkedAt.current = performance.now();
      setFormAtPause(currentFormJson);
    };
    const timer = setTimeout(check, Math.max(TYPING_PAUSE_MS, msToNextCheck));
    return () => clearTimeout(timer);
  }, [currentFormJson, isChecked]);
  return formAtPause;
}

function tooLargeMessage(kilobytes: number): string {
  return `This is too much text to be saved at once: ${kilobytes} KB, where ${MAX_BODY_KILOBYTES} KB fit (a letter of an Indian script takes three bytes). Shorten it by ${kilobytes - MAX_BODY_KILOBYTES} KB, or put a part on a page of its own.`;
}

interface FindingLineProps {
  readonly finding: LabelledFinding;
  setValue(field: string, value: string): void;
}

function FindingLine({ finding, setValue }: FindingLineProps) {
  const { field, label, text, isObstacle, suggestion } = finding;
  const icon = isObstacle ? <CrossCircle fill="danger500" /> : <WarningCircle fill="warning500" />;
  return (
    <Line icon={icon}>
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
        <Button variant="tertiary" onClick={() => setValue(field, suggestion)}>
          {`Did you mean ${suggestion}?`}
        </Button>
      )}
    </Line>
  );
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
