import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useListChangedMutation } from '../../../admin/platform/list-changed';
import { refusalOf } from '../../../admin/platform/refusal-of';
import { useMayPublish } from '../../../admin/platform/rights';
import { Ticks } from '../../../admin/platform/ticks';
import { entryName } from '../../../content/entry-name';
import { LANGUAGE_CODES } from '../../../content/language-names';
import { inLocale, languageName } from '../../../content/languages';
import { isContent } from '../../../content/types';
import { isRecord, type Row } from '../../../platform/is-record';
import { views } from '../../../views/views';

type ListedRow = Row & { readonly documentId: string };

/** One language of an entry; no language for a type that has none. */
interface Text {
  readonly documentId: string;
  readonly name: string;
  readonly locale: string;
}

interface LeftText extends Text {
  readonly reason: string;
}

/** Above a list: publishes the ticked entries one by one, in the languages that an editor chooses. */
export const PublishTogether: BulkActionComponent = ({ model, documents }) => {
  const mayPublish = useMayPublish(model);
  const [listChanged] = useListChangedMutation();
  if (!isContent(model) || !mayPublish) return null;
  return {
    label: 'Publish in languages',
    variant: 'tertiary',
    dialog: {
      type: 'modal',
      title: 'Publish in languages',
      content: (
        <Publication
          model={model}
          texts={documents.flatMap((row) => languagesOfEntry(model, row))}
        />
      ),
      onClose: () => listChanged(model),
    },
  };
};

interface PublicationProps {
  readonly model: string;
  readonly texts: readonly Text[];
}

function Publication({ model, texts }: PublicationProps) {
  const { post } = useFetchClient();
  const languages = LANGUAGE_CODES.filter((code) => texts.some(({ locale }) => locale === code));
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [live, setLive] = useState<readonly Text[]>([]);
  const [refused, setRefused] = useState<readonly LeftText[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const chosen = texts.filter(
    (text) => !unticked.includes(text.locale) && !live.some(isSameLanguage(text)),
  );

  function languageWithCount(code: string): string {
    return `${languageName(code)} (${texts.filter(({ locale }) => locale === code).length})`;
  }

  async function publish(): Promise<void> {
    setBusy(true);
    setRefused([]);
    setBroken(false);
    await publishEach();
    setBusy(false);
  }

  async function publishEach(): Promise<void> {
    for (const text of chosen) {
      const { documentId, locale } = text;
      const body = { documentIds: [documentId], ...inLocale(locale) };
      const path = `/content-manager/collection-types/${model}/actions/bulkPublish`;
      const reason = await post(path, body).then(() => '', refusalOf);
      // The first one without an answer ends it.
      if (reason === undefined) return setBroken(true);
      if (reason) setRefused((before) => [...before, { ...text, reason }]);
      else setLive((before) => [...before, text]);
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {languages.length > 0 && (
        <Flex role="group" aria-label="Languages" gap={4} wrap="wrap">
          <Ticks
            items={languages.map((code) => ({ value: code, label: languageWithCount(code) }))}
            unticked={unticked}
            isDisabled={isBusy}
            onChange={setUnticked}
          />
        </Flex>
      )}
      <Box role="status">
        {live.length > 0 && <Typography tag="p">{`Live: ${countsIn(live)}.`}</Typography>}
        {isBroken && (
          <Typography tag="p" textColor="danger600">
            The connection broke. The others are as they were: press the button again.
          </Typography>
        )}
        {refused.length > 0 && (
          <>
            <Typography tag="p" textColor="danger600">
              Not published, and as they were:
            </Typography>
            <ul>
              {refused.map(({ documentId, locale, name, reason }) => (
                <Box tag="li" key={documentId + locale} paddingTop={1}>
                  <Typography>{`“${name}”${inLanguage(locale)}: ${reason}`}</Typography>
                </Box>
              ))}
            </ul>
          </>
        )}
      </Box>
      <Box>
        <Button loading={isBusy} disabled={chosen.length === 0} onClick={publish}>
          {`Publish: ${countsIn(chosen) || 'nothing'}`}
        </Button>
      </Box>
    </Flex>
  );
}

function isSameLanguage(text: Text): (other: Text) => boolean {
  return (other) => other.documentId === text.documentId && other.locale === text.locale;
}

/** The languages that an entry has, English first, as the list knows them. */
function languagesOfEntry(model: string, row: ListedRow): Text[] {
  const { documentId } = row;
  const name = entryName(row, views[model]?.mainField ?? '');
  const others: unknown = row.localizations;
  const rows = [row, ...(Array.isArray(others) ? others : [])].filter(isRecord);
  const texts = rows.map(({ locale }) => ({
    documentId,
    name,
    locale: typeof locale === 'string' ? locale : '',
  }));
  return texts.sort(
    (one, other) => LANGUAGE_CODES.indexOf(one.locale) - LANGUAGE_CODES.indexOf(other.locale),
  );
}

/** “English 3, Tamil 1”; of a type without languages the number alone. */
function countsIn(texts: readonly Text[]): string {
  const locales = ['', ...LANGUAGE_CODES].filter((code) =>
    texts.some(({ locale }) => locale === code),
  );
  const counts = locales.map((code) => {
    const count = texts.filter(({ locale }) => locale === code).length;
    return `${languageName(code) ?? code} ${count}`.trim();
  });
  return counts.join(', ');
}

function inLanguage(locale: string): string {
  return locale ? ` in ${languageName(locale) ?? locale}` : '';
}
