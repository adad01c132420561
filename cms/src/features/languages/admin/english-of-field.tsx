import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { InlineDiff } from '../../../admin/components/diff.tsx';
import { useProvidedComponent } from '../../../admin/frame/provided-components.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { FIELD_PARAMETER, fieldAnchorId, NEXT_BUTTON_ID } from './translation-path.ts';
import {
  useConfirmation,
  useEnglishForTranslator,
  useOpenTranslation,
} from './use-open-translation.ts';

interface EnglishOfFieldProps {
  /** The path of the field, such as `title` or `shortcuts.0.name`. */
  readonly path: string;
  readonly isMarkdown: boolean;
  readonly mayConfirm: boolean;
}

/** The English of a field, read only, and what changed in the English since the translation was last confirmed. */
export const EnglishOfField = memo(function EnglishOfField(props: EnglishOfFieldProps) {
  const { path, isMarkdown, mayConfirm } = props;
  const { data } = useEnglishForTranslator(useOpenTranslation());
  const MarkdownText = useProvidedComponent('MarkdownText');
  if (!data) return <EnglishBox isChanged={false} />;
  const [field = ''] = path.split('.');
  const text = textAt(data.english, path);
  // `ComponentChanges` shows the changes of a component's fields.
  const change = data.changes.find((each) => each.field === path);
  // Of a Markdown text `InlineDiff` shows only the changed lines, so the whole text follows.
  const showsText = text !== '' && (!change || isMarkdown);
  const Text = (isMarkdown && MarkdownText) || PlainText;
  return (
    <EnglishBox isChanged={change !== undefined}>
      {change && (
        <InlineDiff before={change.before} after={change.after} onlyChangedLines={isMarkdown} />
      )}
      {change && mayConfirm && <ConfirmFieldButton field={field} label={change.label} />}
      {showsText && (
        <Suspense>
          <Text text={text} />
        </Suspense>
      )}
      {text === '' && (
        <Typography textColor="neutral600">
          {field in data.english ? 'Empty' : 'You may not read the English of this field.'}
        </Typography>
      )}
    </EnglishBox>
  );
});

interface EnglishBoxProps {
  readonly isChanged: boolean;
  readonly children?: ReactNode;
}

export function EnglishBox({ isChanged, children }: EnglishBoxProps) {
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

/** Confirms the translation of a field, and moves the focus to the next changed field. */
export function ConfirmFieldButton({ field, label }: Readonly<{ field: string; label: string }>) {
  const translation = useOpenTranslation();
  const { data } = useEnglishForTranslator(translation);
  const { confirm, isLoading } = useConfirmation(translation);

  async function confirmField(): Promise<void> {
    if (!data) return;
    const fields = data.changes.map((each) => each.field);
    const next = fields[(fields.indexOf(field) + 1) % fields.length];
    const confirmation = { digest: data.digest, fields: [field] };
    if (!(await confirm(confirmation, `Noted: “${label}” is still right.`))) return;
    // Strapi renders the other fields and the panels, so this component has no ref to them, only their ids.
    const id = next && next !== field ? fieldAnchorId(next) : NEXT_BUTTON_ID;
    document.getElementById(id)?.focus();
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

interface FieldAnchorProps {
  readonly field: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Holds a field and its English, and takes the focus if the URL names the field. */
export function FieldAnchor({ field, label, children }: FieldAnchorProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [{ query }] = useQueryParams<UnknownRecord>();
  const { data } = useEnglishForTranslator(useOpenTranslation());
  // The focus also scrolls the page, so it waits for the English, which changes the page's height.
  const isLinkTarget = query[FIELD_PARAMETER] === field && data !== undefined;
  useEffect(() => {
    if (isLinkTarget) anchor.current?.focus();
  }, [isLinkTarget]);
  return (
    <Box ref={anchor} id={fieldAnchorId(field)} role="group" tabIndex={-1} aria-label={label}>
      {children}
    </Box>
  );
}

/** The text at a path; empty if the path leads to none. */
function textAt(english: UnknownRecord, path: string): string {
  let value: unknown = english;
  // `Object` makes an empty object of null and undefined, which have no keys to read.
  for (const key of path.split('.')) value = Object(value)[key];
  return typeof value === 'string' ? value : '';
}
