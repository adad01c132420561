import { Box } from '@strapi/design-system';
import { type ComponentType, Fragment } from 'react';
import { submissionTypeOf } from '../../content/submission-types';
import { ReadError } from '../components/read-error';
import { useTypeUid } from '../hooks/use-type-uid';
import type { SharedComponents } from './feature';
import type { ListNotes } from './list-notes';

/**
 * What Strapi leaves of the window. Its parts with their gaps, in rem: the list of types 23.2, two margins of 2.4 (on a
 * large screen 5.6), the choice of the language 14 and the gear 4.8. A large screen also has the main menu, 5.6, and the
 * search with the button Filters, 14.6, which would else be one below the other.
 */
const WIDTH = {
  maxWidth: { medium: 'calc(100vw - 46.8rem)', large: 'calc(100vw - 73.4rem)' },
} as const;

/**
 * An inbox has no choice of the language. On a medium screen its buttons take all that the gear leaves, so that Strapi
 * moves them below the filter, which would else be as narrow as one word.
 */
const WIDTH_IN_INBOX = {
  width: { medium: 'calc(100vw - 32.8rem)', large: 'auto' },
  maxWidth: { large: WIDTH.maxWidth.large },
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

/** Makes the component that shows the notes of all features on an entry. */
export function joinEntryNotes(
  noteHooks: readonly (() => ListNotes)[],
): SharedComponents['EntryNotes'] {
  return ({ documentId }) =>
    noteHooks.map((useNotes, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes
      <Fragment key={index}>{useNotes().noteOf(documentId)}</Fragment>
    ));
}

/** Makes the component that says once above a list, and not in each row, that notes could not be read. */
export function joinFailedNotes(
  noteHooks: readonly (() => ListNotes)[],
): SharedComponents['FailedNotes'] {
  return () => {
    const notes = noteHooks.map((useNotes) => useNotes());
    const hasFailed = notes.some(({ isError }) => isError);
    return hasFailed && <ReadError subject="A part of the column “Note”" />;
  };
}
