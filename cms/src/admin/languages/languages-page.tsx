import { Badge, Checkbox, Link, Td, Tr } from '@strapi/design-system';
import { Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { TRANSLATIONS } from '../../content/languages';
import type { TranslatedEntry, TranslationState } from '../../editing/languages';
import { ListPage, TextCell } from '../lists/list-page';

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
  const countIn = (code: string) => entries.filter(({ states }) => isComplete(states, code)).length;
  const languages = LANGUAGES.map(
    ([code, name]) => `${name} (${countIn(code)} of ${entries.length})`,
  );
  return (
    <ListPage
      title="Languages"
      subtitle="Visitors read in English what is not translated. Press a state to open the entry in that language."
      filter={
        <Checkbox checked={isAll} onCheckedChange={(checked) => setIsAll(checked === true)}>
          Show entries that are complete in all languages too
        </Checkbox>
      }
      headings={['Type', 'Entry', ...languages]}
      empty="Everything is translated and published."
    >
      {shown.map((entry) => (
        <Entry key={entry.uid + entry.documentId} entry={entry} />
      ))}
    </ListPage>
  );
}

function isComplete(states: TranslatedEntry['states'], code: string): boolean {
  return (states[code] ?? 'complete') === 'complete';
}

function Entry({ entry }: Readonly<{ entry: TranslatedEntry }>) {
  const { type, name, states } = entry;
  return (
    <Tr>
      <TextCell text={type} />
      <TextCell text={name || 'The whole page'} />
      {LANGUAGES.map(([code, language]) => {
        const state = states[code];
        if (!state) return <Td key={code} />;
        const [text, colour] = STATES[state];
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
