import { Box, Button, Checkbox, Link, Td, Tr, Typography } from '@strapi/design-system';
import { Page, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { ListPage, NameCell, TextCell } from '../../../admin/components/list-page.tsx';
import { useSelection } from '../../../admin/hooks/use-selection.ts';
import { useWarningBeforeLeaving } from '../../../admin/hooks/use-warning-before-leaving.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { useSucceededOrNotify } from '../../../admin/requests/use-succeeded-or-notify.ts';
import { editPath } from '../../../content/addresses/admin-paths.ts';
import { LANGUAGE_CODES } from '../../../content/languages/language-names.ts';
import { ENGLISH, nameOfLanguage } from '../../../content/languages/languages.ts';
import { timeInWords } from '../../../platform/time.ts';
import { BIN_DAYS } from '../../../versions/version.ts';
import type { BinnedEntry } from '../server/bin.ts';
import type { RestoredEntry } from '../server/restore.ts';
import { useBinQuery, useRestoreMutation } from './history-api.ts';

const BUSY_TEXT = 'Entries are being brought back. Each one leaves the list when it is done.';
const HEADINGS = ['Entry', 'Type', 'Languages', 'Deleted by', 'Deleted'];

interface RestoredFromBin extends RestoredEntry {
  readonly binned: BinnedEntry;
}

export default function BinPage() {
  const { data: entries, isError } = useBinQuery(undefined, READ_ON_MOUNT);
  // The key keeps `isLoading` for a person who leaves the page during a restoration and comes back.
  const [restore, { isLoading }] = useRestoreMutation({ fixedCacheKey: 'bin' });
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();
  const navigate = useNavigate();
  const { selectedIds, setSelected, checkboxFor } = useSelection<number>();
  const [restored, setRestored] = useState<readonly RestoredFromBin[]>([]);
  const [isRestoringHere, setIsRestoringHere] = useState(false);
  const isBusy = isRestoringHere || isLoading;
  // The rest of the selected entries would stay in the bin.
  useWarningBeforeLeaving(isBusy);
  if (isError) return <Page.Error />;
  if (!entries) return <Page.Loading />;

  const selected = entries.filter(({ id }) => selectedIds.includes(id));

  /** Restores one entry after another, the oldest deletion first. Stops at the first failure. */
  async function restoreSelected(): Promise<void> {
    setIsRestoringHere(true);
    setRestored([]);
    for (const binned of selected.toReversed()) {
      const result = await restore(binned.id);
      if (!succeededOrNotify(result, 'The entry was not brought back. Please try again.')) break;
      setSelected([binned.id], false);
      const entry = { ...result.data, binned };
      setRestored((others) => [entry, ...others]);
      if (selected.length === 1) {
        const draft = `“${binned.title}” ${draftAgainInWords(binned)}`;
        const { notRestored } = result.data;
        const type = notRestored.length > 0 ? 'warning' : 'success';
        toggleNotification({ type, message: [draft, ...notRestored].join(' ') });
        navigate(pathOfRestored(entry));
      }
    }
    setIsRestoringHere(false);
  }

  const countText = selected.length > 1 ? ` ${selected.length}` : '';
  return (
    <ListPage
      title="Bin"
      subtitle={`What was deleted stays here for ${BIN_DAYS} days. Tick what you want back. It is a draft then, which visitors see when it is published.`}
      action={
        <Button disabled={isBusy || selected.length === 0} onClick={restoreSelected}>
          {`Bring back${countText}`}
        </Button>
      }
      filter={
        (isBusy || restored.length > 0) && (
          <>
            {isBusy && <Typography tag="p">{BUSY_TEXT}</Typography>}
            {restored.length > 0 && <BroughtBack entries={restored} />}
          </>
        )
      }
      selectAllCheckbox={
        <Checkbox aria-label="Tick all" {...checkboxFor(...entries.map(({ id }) => id))} />
      }
      headings={HEADINGS}
      emptyText="The bin is empty."
    >
      {entries.map((entry) => (
        <Tr key={entry.id}>
          <Td>
            <Checkbox aria-label={`Tick ${entry.title}`} {...checkboxFor(entry.id)} />
          </Td>
          <NameCell>
            <Typography textColor="neutral800">{entry.title}</Typography>
          </NameCell>
          <TextCell text={entry.typeLabel} />
          <TextCell text={languagesInWords(entry)} />
          <TextCell text={entry.byName} />
          <TextCell text={timeInWords(entry.at, publicSettings.timeZone)} />
        </Tr>
      ))}
    </ListPage>
  );
}

/** Five names would be too wide for the column. */
function languagesInWords({ locales }: BinnedEntry): string {
  const isAll = locales.length >= LANGUAGE_CODES.length;
  return isAll ? 'All languages' : locales.map(nameOfLanguage).join(', ');
}

function BroughtBack({ entries }: { readonly entries: readonly RestoredFromBin[] }) {
  return (
    <Box role="status" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Typography tag="h2" variant="delta">
        Brought back
      </Typography>
      <ul>
        {entries.map((entry) => (
          <Box tag="li" key={entry.binned.id} paddingTop={2}>
            <Link tag={NavLink} to={pathOfRestored(entry)}>
              {entry.binned.title}
            </Link>{' '}
            <Typography>
              {[draftAgainInWords(entry.binned), ...entry.notRestored].join(' ')}
            </Typography>
          </Box>
        ))}
      </ul>
    </Box>
  );
}

/**
 * Returns the path of the entry's form in a restored language, in English if it is one. Without a language in the path,
 * Strapi would open the one that the person chose last.
 */
function pathOfRestored({ uid, documentId, binned }: RestoredFromBin): string {
  const [firstLocale = ''] = binned.locales;
  const locale = binned.locales.includes(ENGLISH) ? ENGLISH : firstLocale;
  return editPath({ uid, documentId, locale });
}

/** Continues a sentence that begins with the title. Strapi's button Publish would publish one language only. */
function draftAgainInWords({ locales }: BinnedEntry): string {
  return locales.length > 1
    ? `is a draft again in ${locales.length} languages. Each is shown when it is published: press “Publish multiple locales” in its form.`
    : 'is a draft again. Publish it to show it.';
}
