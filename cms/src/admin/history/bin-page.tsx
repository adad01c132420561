import { Button, Checkbox, Td, Tr } from '@strapi/design-system';
import { Page, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { languageName } from '../../content/languages';
import { timeInWords } from '../../content/time';
import { BIN_DAYS } from '../../content/versions';
import { website } from '../content/website';
import { ListPage, TextCell } from '../lists/list-page';
import { type BinnedEntry, useBinQuery, useRestoreMutation } from './version-api';

const HEADINGS = ['Type', 'Entry', 'Languages', 'Deleted by', 'Deleted'];

/** What was deleted in the last days, and the way back. */
export default function BinPage() {
  const { data: entries, isError } = useBinQuery(undefined, { refetchOnMountOrArgChange: true });
  const [restore, { isLoading }] = useRestoreMutation();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  if (isError) return <Page.Error />;
  if (!entries) return <Page.Loading />;

  /** One after another, the first deleted first; the first failure stops it. */
  async function bringBack(chosen: readonly BinnedEntry[]): Promise<void> {
    const missing: string[] = [];
    for (const entry of chosen.toReversed()) {
      const result = await restore(entry.id);
      if ('error' in result) {
        const message =
          result.error?.message ?? 'The entry was not brought back. Please try again.';
        toggleNotification({ type: 'danger', message });
        return;
      }
      tick([entry], false);
      const { uid, isSingle, documentId } = result.data;
      missing.push(...result.data.missing);
      const page = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
      if (chosen.length === 1) navigate(`/content-manager/${page}`);
    }
    const [{ title } = { title: '' }] = chosen;
    const done =
      chosen.length === 1
        ? `“${title}” is a draft again. Publish it to show it.`
        : `${chosen.length} entries are drafts again. Publish them to show them.`;
    const type = missing.length > 0 ? 'warning' : 'success';
    toggleNotification({ type, message: [done, ...missing].join(' ') });
  }

  function tick(chosen: readonly BinnedEntry[], isTicked: boolean): void {
    const ids = chosen.map(({ id }) => id);
    setTicked((before) => {
      const others = before.filter((id) => !ids.includes(id));
      return isTicked ? [...others, ...ids] : others;
    });
  }

  const chosen = entries.filter(({ id }) => ticked.includes(id));
  return (
    <ListPage
      title="Bin"
      subtitle={`What was deleted stays here for ${BIN_DAYS} days. Tick what you want back. It is a draft then: visitors see it when you publish it.`}
      action={
        <Button disabled={isLoading || chosen.length === 0} onClick={() => bringBack(chosen)}>
          {chosen.length > 1 ? `Bring back ${chosen.length}` : 'Bring back'}
        </Button>
      }
      tickAll={
        <Checkbox
          aria-label="Tick all"
          checked={chosen.length > 0 && chosen.length === entries.length}
          onCheckedChange={(isTicked) => tick(entries, isTicked === true)}
        />
      }
      headings={HEADINGS}
      empty="The bin is empty."
    >
      {entries.map((entry) => (
        <Tr key={entry.id}>
          <Td>
            <Checkbox
              aria-label={`Tick ${entry.title}`}
              checked={ticked.includes(entry.id)}
              onCheckedChange={(isTicked) => tick([entry], isTicked === true)}
            />
          </Td>
          <TextCell text={entry.type} />
          <TextCell text={entry.title || 'The whole page'} />
          <TextCell text={entry.locales.map(languageName).join(', ')} />
          <TextCell text={entry.byName} />
          <TextCell text={timeInWords(entry.at, website.timeZone)} />
        </Tr>
      ))}
    </ListPage>
  );
}
