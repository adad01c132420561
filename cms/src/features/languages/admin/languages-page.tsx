import { Badge, Box, Link, Td, TextButton, Tr, Typography } from '@strapi/design-system';
import { Page, useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { ListPage, NameCell, type RowProps, TextCell } from '../../../admin/platform/list-page';
import { publicSettings } from '../../../admin/platform/public-settings';
import { TRANSLATED_LANGUAGES } from '../../../content/languages/languages';
import type { TranslatedEntry, TranslationState } from '../server/translation-states';
import { LanguageCounts } from './language-counts';
import { useTranslationsQuery } from './originals-api';
import { OriginalsDialog } from './originals-dialog';
import { isOfKind, TRANSLATION_KINDS, type TranslationKind } from './translation-kinds';
import { translationPath } from './translation-path';

const ALL = Object.entries(TRANSLATED_LANGUAGES);
const LANGUAGES = ALL.filter(([code]) => publicSettings.translatedLanguages.includes(code));
const NOT_OFFERED = ALL.filter(([code]) => !publicSettings.translatedLanguages.includes(code));

const STATES: Readonly<Record<TranslationState, readonly [text: string, colour: string]>> = {
  missing: ['Missing', 'danger'],
  incomplete: ['Incomplete', 'warning'],
  older: ['Older than English', 'warning'],
  unpublished: ['Not published', 'secondary'],
  complete: ['Complete', 'success'],
};

/**
 * The translations that are listed. The address holds the choice, so that the way back from an entry leads
 * here.
 */
interface Chosen {
  readonly language?: string;
  readonly kind?: string;
}

/**
 * The page of what translators have to do: translations that lack words or are older than the English, with
 * links to each.
 */
export default function LanguagesPage() {
  const { data: entries, isError } = useTranslationsQuery(undefined, READ_ON_MOUNT);
  const [{ query }, setQuery] = useQueryParams<Chosen>();
  if (isError) return <Page.Error />;
  if (!entries) return <Page.Loading />;
  const kind = TRANSLATION_KINDS.find(({ name }) => name === query.kind)?.name ?? 'toDo';
  const chosen = LANGUAGES.filter(([code]) => code === query.language);
  const languages = chosen.length > 0 ? chosen : LANGUAGES;
  const listedEntries = entries.filter((entry) =>
    languages.some(([code]) => isOfKind(kind, entry, code)),
  );
  return (
    <ListPage
      title="Languages"
      subtitle={`Visitors read in English what is not translated. Press a number to list what it counts, and a state to open the entry in that language.${kept()}`}
      filter={
        <LanguageCounts
          entries={entries}
          languages={LANGUAGES}
          kind={kind}
          language={chosen[0]?.[0]}
          onChoose={(language, of) => setQuery({ language, kind: of })}
        />
      }
      headings={['Entry', 'Type', ...languages.map(([, name]) => name)]}
      empty="There is nothing of this kind."
    >
      {listedEntries.map((entry) => (
        <Entry key={entry.uid + entry.documentId} {...{ entry, languages, kind }} />
      ))}
    </ListPage>
  );
}

function kept(): string {
  if (NOT_OFFERED.length === 0) return '';
  const names = NOT_OFFERED.map(([, name]) => name).join(', ');
  return ` The website does not offer ${names} today: what is written in them is kept.`;
}

interface EntryProps extends RowProps {
  readonly entry: TranslatedEntry;
  readonly languages: typeof ALL;
  readonly kind: TranslationKind;
}

function Entry({ entry, languages, kind, ...row }: EntryProps) {
  const { type, name, states } = entry;
  return (
    <Tr {...row}>
      <NameCell>
        <Typography textColor="neutral800">{name || type}</Typography>
      </NameCell>
      <TextCell text={type} />
      {languages.map(([code, language]) => {
        const state = states[code];
        if (!state || !isOfKind(kind, entry, code)) return <Td key={code} />;
        const [text, colour] = STATES[state];
        return (
          <Td key={code}>
            <Link
              tag={NavLink}
              to={translationPath(entry, code)}
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
  const { uid, documentId, name, type } = entry;
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
          translation={{ uid, documentId, locale: code }}
          language={language}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
