import {
  Box,
  Button,
  Checkbox,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { languageName } from '../../content/languages';
import { BIN_DAYS } from '../../content/versions';
import { type BinnedEntry, useBinQuery, useRestoreMutation } from './version-api';

const HEADINGS = ['Type', 'Entry', 'Languages', 'Deleted by', 'Deleted'];
const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

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
    <Page.Main>
      <Page.Title>Bin</Page.Title>
      <Layouts.Header
        title="Bin"
        subtitle={`What was deleted stays here for ${BIN_DAYS} days. Tick what you want back. It is a draft then: visitors see it when you publish it.`}
        primaryAction={
          <Button disabled={isLoading || chosen.length === 0} onClick={() => bringBack(chosen)}>
            {chosen.length > 1 ? `Bring back ${chosen.length}` : 'Bring back'}
          </Button>
        }
      />
      <Layouts.Content>
        <Table colCount={HEADINGS.length + 1} rowCount={entries.length + 1}>
          <Thead>
            <Tr>
              <Th>
                <Checkbox
                  aria-label="Tick all"
                  checked={chosen.length > 0 && chosen.length === entries.length}
                  onCheckedChange={(isTicked) => tick(entries, isTicked === true)}
                />
              </Th>
              {HEADINGS.map((heading) => (
                <Th key={heading}>
                  <Typography variant="sigma" textColor="neutral600">
                    {heading}
                  </Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {entries.map((entry) => (
              <Tr key={entry.id}>
                <Td>
                  <Checkbox
                    aria-label={`Tick ${entry.title}`}
                    checked={ticked.includes(entry.id)}
                    onCheckedChange={(isTicked) => tick([entry], isTicked === true)}
                  />
                </Td>
                <Cell text={entry.type} />
                <Cell text={entry.title || 'The whole page'} />
                <Cell text={entry.locales.map(languageName).join(', ')} />
                <Cell text={entry.byName} />
                <Cell text={new Date(entry.at).toLocaleString('en-IN', TIME)} />
              </Tr>
            ))}
          </Tbody>
        </Table>
        {entries.length === 0 && (
          <Box padding={6}>
            <Typography>The bin is empty.</Typography>
          </Box>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function Cell({ text }: Readonly<{ text: string }>) {
  return (
    <Td>
      <Typography textColor="neutral800">{text}</Typography>
    </Td>
  );
}
