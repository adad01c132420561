import { Box } from '@strapi/design-system';
import { type ComponentType, Fragment } from 'react';
import { submissionTypeOf } from '../../content/submission-types.ts';
import { ReadError } from '../components/read-error.tsx';
import { useTypeUid } from '../hooks/use-type-uid.ts';
import type { ProvidedComponents } from './feature.ts';
import type { ListNotes } from './list-notes.ts';

/** The part of a window that Strapi's menus, search and choice of the language leave for our buttons above a list. */
const WIDTH = { maxWidth: { medium: '38vw', large: '32vw' } } as const;

/**
 * The list of a submission type has no choice of the language. On a medium screen its buttons take the row, and Strapi
 * moves them below the filters, which would be one word wide beside them.
 */
const WIDTH_IN_INBOX = {
  width: { medium: '57vw', large: 'auto' },
  maxWidth: { large: '32vw' },
} as const;

export function joinComponents(components: readonly ComponentType[]): ComponentType {
  return () => (
    <>
      {components.map((Each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes
        <Each key={index} />
      ))}
    </>
  );
}

/** Makes a row that wraps, since Strapi's own row wraps only on a phone. */
export function joinListButtons(components: readonly ComponentType[]): ComponentType {
  const ListButtons = joinComponents(components);
  return () => {
    const isInbox = submissionTypeOf(useTypeUid()) !== undefined;
    return (
      // A `Flex` would ignore `display: contents`.
      <Box
        display={{ initial: 'contents', medium: 'flex' }}
        {...(isInbox ? WIDTH_IN_INBOX : WIDTH)}
        style={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}
      >
        <ListButtons />
      </Box>
    );
  };
}

export function joinEntryNotes(
  noteHooks: readonly (() => ListNotes)[],
): ProvidedComponents['EntryNotes'] {
  return ({ documentId }) =>
    noteHooks.map((useNotes, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes
      <Fragment key={index}>{useNotes().noteOf(documentId)}</Fragment>
    ));
}

/** Makes the component that says once above a list, and not in each row, that notes could not be read. */
export function joinFailedNotes(
  noteHooks: readonly (() => ListNotes)[],
): ProvidedComponents['FailedNotes'] {
  return () => {
    const notes = noteHooks.map((useNotes) => useNotes());
    const hasFailed = notes.some(({ isError }) => isError);
    return hasFailed && <ReadError subject="A part of the column “Note”" />;
  };
}
