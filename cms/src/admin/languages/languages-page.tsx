import {
  Badge,
  Box,
  Checkbox,
  Link,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { TRANSLATIONS } from '../../content/languages';
import type { TranslatedEntry, TranslationState } from '../../editing/languages';

const LANGUAGES = Object.entries(TRANSLATIONS);

const STATES: Readonly<Record<TranslationState, readonly [text: string, colour: string]>> = {
  missing: ['Missing', 'danger'],
  incomplete: ['Incomplete', 'warning'],
  older: ['Older than English', 'warning'],
  unpublished: ['Not published', 'secondary'],
  complete: ['Complete', 'success'],
};

/** Shows of every entry and page which translations it has, and leads to each of them. */
export default function LanguagesPage() {
  const { get } = useFetchClient();
  const [entries, setEntries] = useState<readonly TranslatedEntry[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isAll, setIsAll] = useState(false);
  useEffect(() => {
    get<{ data: TranslatedEntry[] }>('/website/languages').then(
      ({ data }) => setEntries(data.data),
      () => setHasFailed(true),
    );
  }, [get]);

  if (hasFailed) return <Page.Error />;
  if (!entries) return <Page.Loading />;
  const toDo = entries.filter(
    ({ states }) => !LANGUAGES.every(([code]) => isComplete(states, code)),
  );
  const shown = isAll ? entries : toDo;
  return (
    <Page.Main>
      <Page.Title>Languages</Page.Title>
      <Layouts.Header
        title="Languages"
        subtitle="Visitors read in English what is not translated. Press a state to open the entry in that language."
      />
      <Layouts.Content>
        <Box paddingBottom={4}>
          <Checkbox checked={isAll} onCheckedChange={(checked) => setIsAll(checked === true)}>
            Show entries that are complete in all languages too
          </Checkbox>
        </Box>
        <Table colCount={2 + LANGUAGES.length} rowCount={shown.length + 1}>
          <Thead>
            <Tr>
              <Heading text="Type" />
              <Heading text="Entry" />
              {LANGUAGES.map(([code, name]) => (
                <Heading
                  key={code}
                  text={`${name} (${entries.filter(({ states }) => isComplete(states, code)).length} of ${entries.length})`}
                />
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {shown.map((entry) => (
              <Entry key={entry.uid + entry.documentId} entry={entry} />
            ))}
          </Tbody>
        </Table>
        {shown.length === 0 && (
          <Box padding={6}>
            <Typography>Everything is translated and published.</Typography>
          </Box>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function isComplete(states: TranslatedEntry['states'], code: string): boolean {
  return states[code] === 'complete';
}

function Heading({ text }: Readonly<{ text: string }>) {
  return (
    <Th>
      <Typography variant="sigma" textColor="neutral600">
        {text}
      </Typography>
    </Th>
  );
}

function Entry({ entry }: Readonly<{ entry: TranslatedEntry }>) {
  const { type, name, states } = entry;
  return (
    <Tr>
      <Td>
        <Typography textColor="neutral800">{type}</Typography>
      </Td>
      <Td>
        <Typography textColor="neutral800">{name || 'The whole page'}</Typography>
      </Td>
      {LANGUAGES.map(([code, language]) => {
        const [text, colour] = STATES[states[code] ?? 'missing'];
        return (
          <Td key={code}>
            <Link
              tag={NavLink}
              to={addressOf(entry, code)}
              aria-label={`${name || type} in ${language}: ${text}`}
            >
              <Badge backgroundColor={`${colour}100`} textColor={`${colour}700`}>
                {text}
              </Badge>
            </Link>
          </Td>
        );
      })}
    </Tr>
  );
}

/** The entry's page in the admin, in that language. */
function addressOf({ uid, isSingle, documentId }: TranslatedEntry, code: string): string {
  const page = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${page}?plugins[i18n][locale]=${code}`;
}
