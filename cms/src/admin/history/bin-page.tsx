import { Box, Button, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { languageName } from '../../content/languages';
import { BIN_DAYS } from '../../content/versions';
import { type BinnedEntry, useBinQuery, useRestoreMutation } from './version-api';

const HEADINGS = ['Type', 'Entry', 'Languages', 'Deleted by', 'Deleted', ''];
const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** What was deleted in the last days, and the way back. */
export default function BinPage() {
  const { data: entries, isError } = useBinQuery(undefined, { refetchOnMountOrArgChange: true });
  const [restore, { isLoading }] = useRestoreMutation();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  if (isError) return <Page.Error />;
  if (!entries) return <Page.Loading />;

  async function bringBack({ id, title }: BinnedEntry): Promise<void> {
    const result = await restore(id);
    if ('error' in result) {
      const message = result.error?.message ?? 'The entry was not brought back. Please try again.';
      toggleNotification({ type: 'danger', message });
      return;
    }
    const { uid, isSingle, documentId, missing } = result.data;
    const message = [`“${title}” is a draft again. Publish it to show it.`, ...missing].join(' ');
    toggleNotification({ type: missing.length > 0 ? 'warning' : 'success', message });
    const page = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
    navigate(`/content-manager/${page}`);
  }

  return (
    <Page.Main>
      <Page.Title>Bin</Page.Title>
      <Layouts.Header
        title="Bin"
        subtitle={`What was deleted stays here for ${BIN_DAYS} days. Brought back, it is a draft: visitors see it when you publish it.`}
      />
      <Layouts.Content>
        <Table colCount={HEADINGS.length} rowCount={entries.length + 1}>
          <Thead>
            <Tr>
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
                <Cell text={entry.type} />
                <Cell text={entry.title || 'The whole page'} />
                <Cell text={entry.locales.map(languageName).join(', ')} />
                <Cell text={entry.byName} />
                <Cell text={new Date(entry.at).toLocaleString('en-IN', TIME)} />
                <Td>
                  <Button
                    variant="secondary"
                    size="S"
                    disabled={isLoading}
                    aria-label={`Bring back ${entry.title}`}
                    onClick={() => bringBack(entry)}
                  >
                    Bring back
                  </Button>
                </Td>
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
