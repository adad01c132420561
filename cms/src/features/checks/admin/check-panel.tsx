import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, WarningCircle } from '@strapi/icons';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../admin/platform/locale';
import { Note } from '../../../admin/platform/note';
import type { Finding } from '../../../content/finding';
import { isContent } from '../../../content/types';
import { MAX_BODY_KILOBYTES } from '../../../platform/body-limit';

type LabelledFinding = Finding & { readonly label?: string };

const TYPING_PAUSE_MS = 400;
/** Each check sends the whole form, and the CMS reads many entries for it. */
const BETWEEN_CHECKS_MS = 3_000;

/** Tells the editor while writing what visitors would stumble over; only what is red blocks. */
export function CheckPanel({ model, document, documentId, activeTab }: PanelComponentProps) {
  const values = useForm('CheckPanel', (state) => state.values);
  const change = useForm('CheckPanel', (state) => state.onChange);
  const { post } = useFetchClient();
  const [findings, setFindings] = useState<readonly LabelledFinding[]>();
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const locale = useLocale();
  const isModified = useForm('CheckPanel', (state) => state.modified);
  // Where nothing was written yet, there is nothing to mend.
  const isEmpty = !document?.documentId && !isModified;
  const isChecked = isContent(model) && activeTab !== 'published' && !isEmpty;
  // In a language without a text yet there is no document, but the entry is there.
  const id = document?.documentId ?? documentId;
  // As text, so that the effect runs again where a value is another, and not at each drawing.
  const form = JSON.stringify({ documentId: id, locale, values });

  useEffect(() => {
    if (!isChecked) return;
    const kilobytes = Math.ceil(new Blob([form]).size / 1024);
    if (kilobytes > MAX_BODY_KILOBYTES) {
      setFindings([{ text: tooMuch(kilobytes), blocks: true }]);
      return;
    }
    let isCurrent = true;
    const ask = async () => {
      askedAt.current = performance.now();
      try {
        const path = `/website/check/${model}`;
        const { data } = await post<{ data: LabelledFinding[] }>(path, JSON.parse(form));
        if (isCurrent) setFindings(data.data);
      } catch {
        // The last findings stay; a publication is checked again.
      }
    };
    const wait = askedAt.current + BETWEEN_CHECKS_MS - performance.now();
    const timer = setTimeout(ask, Math.max(TYPING_PAUSE_MS, wait));
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [isChecked, model, form, post]);

  if (!isChecked || findings === undefined) return null;
  return {
    title: 'Check before you publish',
    content: (
      <Box width="100%" role="status">
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {findings.length === 0 && (
            <Line icon={<CheckCircle fill="success500" />}>
              <Typography>Nothing to mend.</Typography>
            </Line>
          )}
          {findings.map(({ field, label, text, blocks, suggestion }) => (
            <Line
              key={`${field} ${text}`}
              icon={blocks ? <CrossCircle fill="danger500" /> : <WarningCircle fill="warning500" />}
            >
              {blocks && (
                <Typography tag="p" variant="pi" fontWeight="bold" textColor="danger600">
                  Cannot be published like this
                </Typography>
              )}
              {label !== undefined && (
                <Typography tag="p" variant="pi" fontWeight="bold">
                  {label}
                </Typography>
              )}
              <Note text={text} color="neutral800" />
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
