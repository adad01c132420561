import { Badge, Box, Checkbox, Link, Td, TextButton, Tr } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { TRANSLATIONS } from '../../content/languages';
import type { TranslatedEntry, TranslationState } from '../../editing/languages';
import { website } from '../content/website';
import { ListPage, TextCell } from '../lists/list-page';
import { useTranslationsQuery } from './originals-api';
import { OriginalsDialog } from './originals-dialog';

const ALL = Object.entries(TRANSLATIONS);
const LANGUAGES = ALL.filter(([code]) => website.translations.includes(code));
const NOT_OFFERED = ALL.filter(([code]) => !website.translations.includes(code));

const STATES: Readonly<Record<TranslationState, readonly [text: string, colour: string]>> = {
  missing: ['Missing', 'danger'],
  incomplete: ['Incomplete', 'warning'],
  older: ['Older than English', 'warning'],
  unpublished: ['Not published', 'secondary'],
  complete: ['Complete', 'success'],
};

/** Shows of every entry and page which translations it has, and leads to each of them. */
export default function LanguagesPage() {
  const { data: entries, isError } = useTranslationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isAll, setIsAll] = useState(false);
  if (isError) return <Page.Error />;
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
      subtitle={`Visitors read in English what is not translated. Press a state to open the entry in that language.${kept()}`}
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

function kept(): string {
  if (NOT_OFFERED.length === 0) return '';
  const names = NOT_OFFERED.map(([, name]) => name).join(', ');
  return ` The website does not offer ${names} today: what is written in them is kept.`;
}

function isComplete(states: TranslatedEntry['states'], code: string): boolean {
  return (states[code] ?? 'complete') === 'complete';
}

function Entry({ entry }: Readonly<{ entry: TranslatedEntry }>) {
  const { type, name, states } = entry;
  return (
    <Tr>
      <TextCell text={type} />
      <TextCell text={name || type} />
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
            {state === 'older' && <Comparison entry={entry} code={code} language={language} />}
          </Td>
        );
      })}
    </Tr>
  );
}

interface ComparisonProps {
  readonly entry: TranslatedEntry;
  readonly code: string;
  readonly language: string;
}

function Comparison({ entry, code, language }: ComparisonProps) {
  const { uid: model, documentId, name, type } = entry;
  const [isOpen, setOpen] = useState(false);
  return (
    <Box paddingTop={1}>
      <TextButton
        onClick={() => setOpen(true)}
        aria-label={`Compare the English of ${name || type}, for ${language}`}
      >
        Compare
      </TextButton>
      {isOpen && (
        <OriginalsDialog
          translation={{ model, documentId, locale: code }}
          language={language}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

/** The entry's page in the admin, in that language. */
function addressOf({ uid, isSingle, documentId }: TranslatedEntry, code: string): string {
  const page = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${page}?plugins[i18n][locale]=${code}`;
}
