import { Button, Checkbox, Td, Tr, Typography } from '@strapi/design-system';
import { Page, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { useSucceededOrNotify } from '../../../admin/platform/error-message';
import { ListPage, NameCell, TextCell } from '../../../admin/platform/list-page';
import { publicSettings } from '../../../admin/platform/public-settings';
import { editPath } from '../../../content/addresses/admin-paths';
import { LANGUAGE_CODES } from '../../../content/languages/language-names';
import { languageName } from '../../../content/languages/languages';
import { timeInWords } from '../../../platform/time';
import { BIN_DAYS } from '../../../versions/version';
import { type Back, BroughtBack } from './brought-back';
import { type BinnedEntry, binnedTitle, useBinQuery, useRestoreMutation } from './version-api';

const HEADINGS = ['Entry', 'Type', 'Languages', 'Deleted by', 'Deleted'];

/** The page of what was deleted in the last days, with the way to bring it back. */
export default function BinPage() {
  const { data: entries, isError } = useBinQuery(undefined, READ_ON_MOUNT);
  const [restore] = useRestoreMutation();
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [back, setBack] = useState<readonly Back[]>([]);
  const [isBusy, setBusy] = useState(false);
  if (isError) return <Page.Error />;
  if (!entries) return <Page.Loading />;

  const chosen = entries.filter(({ id }) => selected.includes(id));

  /**
   * Entries come back one after another, the one that was deleted first at the beginning; a failure stops the
   * rest.
   */
  async function restoreChosen(wanted: readonly BinnedEntry[]): Promise<void> {
    setBusy(true);
    setBack([]);
    for (const binned of wanted.toReversed()) {
      const result = await restore(binned.id);
      if (!succeededOrNotify(result, 'The entry was not brought back. Please try again.')) break;
      select([binned], false);
      setBack((before) => [{ ...result.data, binned }, ...before]);
      if (wanted.length === 1) {
        const draft = `“${binnedTitle(binned)}” is a draft again. Publish it to show it.`;
        const { missing } = result.data;
        const type = missing.length > 0 ? 'warning' : 'success';
        toggleNotification({ type, message: [draft, ...missing].join(' ') });
        navigate(editPath(result.data));
      }
    }
    setBusy(false);
  }

  function select(wanted: readonly BinnedEntry[], isSelected: boolean): void {
    const ids = wanted.map(({ id }) => id);
    setSelected((before) => {
      const others = before.filter((id) => !ids.includes(id));
      return isSelected ? [...others, ...ids] : others;
    });
  }

  const number = chosen.length > 1 ? ` ${chosen.length}` : '';
  return (
    <ListPage
      title="Bin"
      subtitle={`What was deleted stays here for ${BIN_DAYS} days. Tick what you want back. It is a draft then, which visitors see when it is published.`}
      action={
        <Button disabled={isBusy || chosen.length === 0} onClick={() => restoreChosen(chosen)}>
          {`Bring back${number}`}
        </Button>
      }
      filter={back.length > 0 && <BroughtBack entries={back} />}
      selectAllCheckbox={
        <Checkbox
          aria-label="Tick all"
          checked={chosen.length > 0 && chosen.length === entries.length}
          onCheckedChange={(isTicked) => select(entries, isTicked === true)}
        />
      }
      headings={HEADINGS}
      empty="The bin is empty."
    >
      {entries.map((entry) => (
        <Tr key={entry.id}>
          <Td>
            <Checkbox
              aria-label={`Tick ${binnedTitle(entry)}`}
              checked={selected.includes(entry.id)}
              onCheckedChange={(isTicked) => select([entry], isTicked === true)}
            />
          </Td>
          <NameCell>
            <Typography textColor="neutral800">{binnedTitle(entry)}</Typography>
          </NameCell>
          <TextCell text={entry.type} />
          <TextCell text={languagesInWords(entry)} />
          <TextCell text={entry.byName} />
          <TextCell text={timeInWords(entry.at, publicSettings.timeZone)} />
        </Tr>
      ))}
    </ListPage>
  );
}

/** The names of all languages would push the last column out of a small window. */
function languagesInWords({ locales }: BinnedEntry): string {
  const isAll = locales.length >= LANGUAGE_CODES.length;
  return isAll ? 'All languages' : locales.map(languageName).join(', ');
}
