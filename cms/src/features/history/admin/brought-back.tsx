import { Box, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { editPath } from '../../../content/addresses/admin-paths';
import { ENGLISH } from '../../../content/languages/languages';
import { type BinnedEntry, binnedTitle, type RestoredEntry } from './history-api';

export interface RestoredFromBin extends RestoredEntry {
  readonly binned: BinnedEntry;
}

export function BroughtBack({ entries }: { readonly entries: readonly RestoredFromBin[] }) {
  return (
    <Box role="status" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Typography tag="h2" variant="delta">
        Brought back
      </Typography>
      <ul>
        {entries.map((entry) => (
          <Box tag="li" key={entry.binned.id} paddingTop={2}>
            <Link tag={NavLink} to={pathOfRestored(entry)}>
              {binnedTitle(entry.binned)}
            </Link>{' '}
            <Typography>{[draftAgainText(entry.binned), ...entry.problems].join(' ')}</Typography>
          </Box>
        ))}
      </ul>
    </Box>
  );
}

/** Returns the path of its form, in English if that was deleted too. Else Strapi opens the language that was chosen last. */
export function pathOfRestored({ uid, documentId, binned }: RestoredFromBin): string {
  const [firstLocale = ''] = binned.locales;
  const locale = binned.locales.includes(ENGLISH) ? ENGLISH : firstLocale;
  return editPath({ uid, documentId, locale });
}

/** Continues a sentence that begins with the title. Strapi's button Publish would publish one language only. */
export function draftAgainText({ locales }: BinnedEntry): string {
  return locales.length > 1
    ? `is a draft again in ${locales.length} languages. Each is shown when it is published: press “Publish multiple locales” in its form.`
    : 'is a draft again. Publish it to show it.';
}
