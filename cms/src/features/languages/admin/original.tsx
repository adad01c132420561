import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { InlineDiff } from '../../../admin/platform/diff';
import { sharedComponents } from '../../../admin/platform/shared-components';
import { isRecord, type UnknownRecord } from '../../../platform/record';
import { useConfirmation, useOpenTranslation, useOriginals } from './originals-api';
import { FIELD, idOfOriginal, NEXT } from './translation-path';

interface OriginalProps {
  /** The path of the field, such as `title` or `shortcuts.0.name`. */
  readonly path: string;
  readonly isMarkdown: boolean;
  readonly mayConfirm: boolean;
}

/** The English of a field, read only, with what changed in it since the translation was last right. */
export const Original = memo(function Original({ path, isMarkdown, mayConfirm }: OriginalProps) {
  const { data } = useOriginals(useOpenTranslation());
  const [field = ''] = path.split('.');
  // The changes in a component's parts stand above the component.
  const changed = data?.changed.find((each) => each.field === path);
  const isShown = !data || field in data.english;
  const text = wordsAt(data?.english, path);
  const Text = (isMarkdown && sharedComponents.MarkdownText) || PlainText;
  return (
    <OriginalBox isChanged={changed !== undefined}>
      {changed && (
        <InlineDiff before={changed.before} after={changed.after} onlyChangedLines={isMarkdown} />
      )}
      {changed && mayConfirm && <StillRight field={changed.field} label={changed.label} />}
      {(!changed || isMarkdown) && text !== '' && (
        <Suspense>
          <Text text={text} />
        </Suspense>
      )}
      {text === '' && data && (
        <Typography textColor="neutral600">
          {isShown ? 'Empty' : 'You may not read the English of this field.'}
        </Typography>
      )}
    </OriginalBox>
  );
});

interface OriginalBoxProps {
  readonly isChanged: boolean;
  readonly children: ReactNode;
}

export function OriginalBox({ isChanged, children }: OriginalBoxProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={1} minWidth={0}>
      <Flex gap={2} minHeight="1.6rem">
        <Typography variant="pi" fontWeight="bold" textColor="neutral600">
          English
        </Typography>
        {isChanged && (
          <Typography variant="pi" fontWeight="bold" textColor="warning700">
            Changed
          </Typography>
        )}
      </Flex>
      <Flex
        direction="column"
        alignItems="stretch"
        gap={3}
        lang="en"
        background="neutral150"
        padding={3}
        hasRadius
      >
        {children}
      </Flex>
    </Flex>
  );
}

function PlainText({ text }: Readonly<{ text: string }>) {
  return (
    <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
  );
}

/** Says that the translation of a field is still right, and goes on to the next field that changed. */
export function StillRight({ field, label }: Readonly<{ field: string; label: string }>) {
  const translation = useOpenTranslation();
  const { data } = useOriginals(translation);
  const { confirm, isLoading } = useConfirmation(translation);

  async function confirmField(): Promise<void> {
    if (!data) return;
    const fields = data.changed.map((each) => each.field);
    const here = fields.indexOf(field);
    const [next] = [...fields.slice(here + 1), ...fields.slice(0, here)];
    const isNoted = await confirm(
      { digest: data.digest, fields: [field] },
      `Noted: “${label}” is still right.`,
    );
    if (isNoted) document.getElementById(next ? idOfOriginal(next) : NEXT)?.focus();
  }

  return (
    <Box>
      <Button
        variant="secondary"
        size="S"
        loading={isLoading}
        aria-label={`It is still right: ${label}`}
        onClick={confirmField}
      >
        It is still right
      </Button>
    </Box>
  );
}

interface FieldPlaceProps {
  readonly field: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Holds a field and its English; an address that names it leads to it. */
export function FieldPlace({ field, label, children }: FieldPlaceProps) {
  const id = idOfOriginal(field);
  const place = useRef<HTMLDivElement>(null);
  const [{ query }] = useQueryParams<UnknownRecord>();
  // The page scrolls there once the English has come, since nothing moves any more then.
  const { data } = useOriginals(useOpenTranslation());
  const isMeant = query[FIELD] === field && data !== undefined;
  useEffect(() => {
    if (isMeant) place.current?.focus();
  }, [isMeant]);
  return (
    <Box ref={place} id={id} role="group" tabIndex={-1} aria-label={label}>
      {children}
    </Box>
  );
}

/** The text at a path; empty where there is none. */
function wordsAt(english: unknown, path: string): string {
  let value = english;
  for (const key of path.split('.')) {
    value = Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;
  }
  return typeof value === 'string' ? value : '';
}
