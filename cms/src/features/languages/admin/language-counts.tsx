import { Table, Tbody, Td, TextButton, Thead, Tr } from '@strapi/design-system';
import { HeadingCell, TextCell } from '../../../admin/components/list-page';
import type { EntryTranslations } from '../server/translation-states';
import { ProofreadingCheckbox } from './proofreading-checkbox';
import { matchesFilter, TRANSLATION_FILTERS, type TranslationFilter } from './translation-filters';

interface LanguageCountsProps {
  readonly entries: readonly EntryTranslations[];
  readonly languages: readonly (readonly [locale: string, name: string])[];
  /** The column of the pressed number. */
  readonly chosenFilter: TranslationFilter;
  /** The row of the pressed number. Undefined for the row of all languages. */
  readonly chosenLocale: string | undefined;
  onChoose(locale: string | undefined, filter: TranslationFilter): void;
}

/** The table with the number of translations by language and filter. A press on a number lists those translations. */
export function LanguageCounts(props: LanguageCountsProps) {
  const { entries, languages, chosenFilter, chosenLocale, onChoose } = props;
  const allLocales = languages.map(([locale]) => locale);
  const rows = [
    { locale: undefined, name: 'All languages', locales: allLocales },
    ...languages.map(([locale, name]) => ({ locale, name, locales: [locale] })),
  ];
  const filterLabels = TRANSLATION_FILTERS.map(({ label }) => label);
  return (
    <Table colCount={TRANSLATION_FILTERS.length + 2} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {['Language', ...filterLabels, 'Read by a speaker'].map((label) => (
            <HeadingCell key={label}>{label}</HeadingCell>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ locale, name, locales }) => (
          <Tr key={name}>
            <TextCell text={name} />
            {TRANSLATION_FILTERS.map(({ name: filter, label }) => {
              const isChosen = locale === chosenLocale && filter === chosenFilter;
              const count = countTranslations(entries, locales, filter);
              return (
                <Td key={filter} background={isChosen ? 'primary100' : undefined}>
                  <TextButton
                    aria-label={`${name}, ${label}: ${count}`}
                    aria-pressed={isChosen}
                    onClick={() => onChoose(locale, filter)}
                  >
                    {count}
                  </TextButton>
                </Td>
              );
            })}
            <Td>{locale && <ProofreadingCheckbox locale={locale} languageName={name} />}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function countTranslations(
  entries: readonly EntryTranslations[],
  locales: readonly string[],
  filter: TranslationFilter,
): number {
  return entries.flatMap((entry) =>
    locales.filter((locale) => matchesFilter(entry, locale, filter)),
  ).length;
}
