import { Badge, Link, Td, Tr, Typography } from '@strapi/design-system';
import { Page, useQueryParams } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import {
  ListPage,
  NameCell,
  type RowProps,
  TextCell,
} from '../../../admin/components/list-page.tsx';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { TRANSLATED_LANGUAGES } from '../../../content/languages/languages.ts';
import type { EntryTranslations, TranslationState } from '../server/translation-states.ts';
import { LanguageCounts } from './language-counts.tsx';
import { useTranslationStatesQuery } from './languages-api.ts';
import {
  matchesFilter,
  TRANSLATION_FILTERS,
  type TranslationFilter,
} from './translation-filters.ts';
import { translationPath } from './translation-path.ts';

type Language = readonly [locale: string, languageName: string];

const ALL_LANGUAGES: readonly Language[] = Object.entries(TRANSLATED_LANGUAGES);
const OFFERED_LANGUAGES = ALL_LANGUAGES.filter(([locale]) =>
  publicSettings.translatedLanguages.includes(locale),
);
const OTHER_LANGUAGES = ALL_LANGUAGES.filter((language) => !OFFERED_LANGUAGES.includes(language));

const STATES: Readonly<Record<TranslationState, readonly [label: string, colour: string]>> = {
  missing: ['Missing', 'danger'],
  incomplete: ['Incomplete', 'warning'],
  older: ['Older than English', 'warning'],
  unpublished: ['Not published', 'secondary'],
  complete: ['Complete', 'success'],
};

/** The number that the person pressed. The URL has it, so that the Back button returns to it. */
interface PageQuery {
  readonly locale?: string;
  readonly filter?: string;
}

export default function LanguagesPage() {
  const { data: entries, isError } = useTranslationStatesQuery(undefined, READ_ON_MOUNT);
  const [{ query }, setQuery] = useQueryParams<PageQuery>();
  if (isError) return <Page.Error />;
  if (!entries) return <Page.Loading />;
  const chosenFilter =
    TRANSLATION_FILTERS.find(({ name }) => name === query.filter)?.name ?? 'toDo';
  const chosenLanguage = OFFERED_LANGUAGES.find(([locale]) => locale === query.locale);
  const languages = chosenLanguage ? [chosenLanguage] : OFFERED_LANGUAGES;
  const listedEntries = entries.filter((entry) =>
    languages.some(([locale]) => matchesFilter(entry, locale, chosenFilter)),
  );
  return (
    <ListPage
      title="Languages"
      subtitle={`Visitors read in English what is not translated. Press a number to list what it counts, and a state to open the entry in that language.${languagesNotOfferedInWords()}`}
      filter={
        <LanguageCounts
          entries={entries}
          languages={OFFERED_LANGUAGES}
          chosenFilter={chosenFilter}
          chosenLocale={chosenLanguage?.[0]}
          onChoose={(locale, filter) => setQuery({ locale, filter })}
        />
      }
      headings={['Entry', 'Type', ...languages.map(([, languageName]) => languageName)]}
      emptyText="There is nothing of this kind."
    >
      {listedEntries.map((entry) => (
        <TranslationsRow
          key={entry.uid + entry.documentId}
          entry={entry}
          languages={languages}
          filter={chosenFilter}
        />
      ))}
    </ListPage>
  );
}

function languagesNotOfferedInWords(): string {
  if (OTHER_LANGUAGES.length === 0) return '';
  const names = OTHER_LANGUAGES.map(([, languageName]) => languageName).join(', ');
  return ` The website does not offer ${names} today: what is written in them is kept.`;
}

interface TranslationsRowProps extends RowProps {
  readonly entry: EntryTranslations;
  readonly languages: readonly Language[];
  readonly filter: TranslationFilter;
}

function TranslationsRow({ entry, languages, filter, ...row }: TranslationsRowProps) {
  const { name, typeLabel, states } = entry;
  return (
    <Tr {...row}>
      <NameCell>
        <Typography textColor="neutral800">{name}</Typography>
      </NameCell>
      <TextCell text={typeLabel} />
      {languages.map(([locale, languageName]) => {
        const state = states[locale];
        if (!state || !matchesFilter(entry, locale, filter)) return <Td key={locale} />;
        const [label, colour] = STATES[state];
        return (
          <Td key={locale}>
            <Link
              tag={NavLink}
              to={translationPath(entry, locale)}
              aria-label={`${name} in ${languageName}: ${label}`}
            >
              <Badge backgroundColor={`${colour}100`} textColor={`${colour}700`}>
                {label}
              </Badge>
            </Link>
          </Td>
        );
      })}
    </Tr>
  );
}
