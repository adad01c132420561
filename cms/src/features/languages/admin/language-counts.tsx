import { Table, Tbody, Td, TextButton, Thead, Tr } from '@strapi/design-system';
import { HeadingCell, TextCell } from '../../../admin/platform/list-page';
import type { TranslatedEntry } from '../server/translation-states';
import { ProofreadingTick } from './proofreading-tick';
import { isOfKind, TRANSLATION_KINDS, type TranslationKind } from './translation-kinds';

interface LanguageCountsProps {
  readonly entries: readonly TranslatedEntry[];
  readonly languages: readonly (readonly [code: string, name: string])[];
  /** The number that is chosen; without a language it is that of all languages. */
  readonly kind: TranslationKind;
  readonly language: string | undefined;
  readonly onChoose: (language: string | undefined, kind: TranslationKind) => void;
}

/** The table with the number of translations of each language and kind; a press on a number lists them. */
export function LanguageCounts(props: LanguageCountsProps) {
  const { entries, languages, kind, language, onChoose } = props;
  const codes = languages.map(([code]) => code);
  const rows = [
    { code: undefined, name: 'All languages', counted: codes },
    ...languages.map(([code, name]) => ({ code, name, counted: [code] })),
  ];
  const countEntries = (of: TranslationKind, counted: readonly string[]) =>
    counted.reduce(
      (sum, code) => sum + entries.filter((entry) => isOfKind(of, entry, code)).length,
      0,
    );
  return (
    <Table colCount={TRANSLATION_KINDS.length + 2} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {['Language', ...TRANSLATION_KINDS.map(({ label }) => label), 'Read by a speaker'].map(
            (label) => (
              <HeadingCell key={label}>{label}</HeadingCell>
            ),
          )}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ code, name, counted }) => (
          <Tr key={name}>
            <TextCell text={name} />
            {TRANSLATION_KINDS.map(({ name: of, label }) => {
              const isChosen = code === language && of === kind;
              const count = countEntries(of, counted);
              return (
                <Td key={of} background={isChosen ? 'primary100' : undefined}>
                  <TextButton
                    aria-label={`${name}, ${label}: ${count}`}
                    aria-pressed={isChosen}
                    onClick={() => onChoose(code, of)}
                  >
                    {count}
                  </TextButton>
                </Td>
              );
            })}
            <Td>{code && <ProofreadingTick locale={code} language={name} />}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
