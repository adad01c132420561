import { Checkbox, Flex, Table, Tbody, Td, TextButton, Thead, Tr } from '@strapi/design-system';
import { rightsToContent } from '../../../access/rights.ts';
import { HeadingCell, TextCell } from '../../../admin/components/list-page.tsx';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useHasOneOf } from '../../../admin/hooks/use-has-right.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { useSucceededOrNotify } from '../../../admin/requests/use-succeeded-or-notify.ts';
import { dayInWords } from '../../../platform/time.ts';
import type { EntryTranslations } from '../server/translation-states.ts';
import { useProofreadingsQuery, useSetProofreadingMutation } from './languages-api.ts';
import {
  TRANSLATION_FILTERS,
  type TranslationFilter,
  translationCount,
} from './translation-filters.ts';

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
              const count = translationCount(entries, locales, filter);
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

interface ProofreadingCheckboxProps {
  readonly locale: string;
  readonly languageName: string;
}

/** The checkbox that says that a speaker has read everything in a language, with who ticked it and when. */
function ProofreadingCheckbox({ locale, languageName }: ProofreadingCheckboxProps) {
  const { data } = useProofreadingsQuery();
  const [setProofreading, { isLoading }] = useSetProofreadingMutation();
  const succeededOrNotify = useSucceededOrNotify();
  const mayChange = useHasOneOf(rightsToContent('update'));
  const proofreading = data?.[locale];
  return (
    <Flex gap={2}>
      <Checkbox
        checked={proofreading !== undefined}
        disabled={!data || isLoading || !mayChange}
        aria-label={`A speaker has read the ${languageName}`}
        onCheckedChange={async (checked) => {
          const result = await setProofreading({ locale, isProofread: checked === true });
          succeededOrNotify(result, 'Nothing was stored. Please try again.');
        }}
      />
      {proofreading && (
        <SmallText
          text={`${proofreading.byName}, ${dayInWords(proofreading.at, publicSettings.timeZone)}`}
        />
      )}
    </Flex>
  );
}
