import { Box } from '@strapi/design-system';
import { type ComponentType, Fragment } from 'react';
import { submissionTypeOf } from '../../content/submission-types';
import { ReadError } from '../components/read-error';
import { useTypeUid } from '../hooks/use-type-uid';
import type { SharedComponents } from './feature';
import type { ListNotes } from './list-notes';

/**
 * The widths in rem, with their gaps, of what Strapi shows in a row with the buttons above a list. Measured in Strapi
 * 5.54 at its `medium` and `large` sizes of window. If a button lies beyond the edge there, measure them again.
 */
const TYPE_LIST = 23.2;
const MARGINS = 2 * 2.4;
const MARGINS_OF_LARGE_SCREEN = 2 * 5.6;
const MAIN_MENU = 5.6;
const LANGUAGE_CHOICE = 14;
const GEAR = 4.8;
const SEARCH_AND_FILTERS = 14.6;

const WIDTH = {
  maxWidth: {
    medium: windowWithout(TYPE_LIST, MARGINS, LANGUAGE_CHOICE, GEAR),
    // If the buttons took more, the search and the button Filters would be one below the other.
    large: windowWithout(
      MAIN_MENU,
      TYPE_LIST,
      MARGINS_OF_LARGE_SCREEN,
      SEARCH_AND_FILTERS,
      LANGUAGE_CHOICE,
      GEAR,
    ),
  },
} as const;

/**
 * The list of a submission type has no choice of the language. On a medium screen its buttons take the whole row beside
 * the gear (Strapi's button for the columns), so that Strapi puts them below the filters. Beside the buttons, the
 * filters would be one word wide.
 */
const WIDTH_IN_INBOX = {
  width: { medium: windowWithout(TYPE_LIST, MARGINS, GEAR), large: 'auto' },
  maxWidth: { large: WIDTH.maxWidth.large },
} as const;

function windowWithout(...widths: readonly number[]): string {
  return `calc(100vw - ${widths.join('rem - ')}rem)`;
}

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
