import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FormEntryRef, READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { SmallText } from '../../../admin/platform/small-text';
import { languageName } from '../../../content/languages/languages';
import { nextEntry } from './next-entry';
import {
  useConfirmation,
  useLazyTranslationsQuery,
  useOpenTranslation,
  useOriginalsQuery,
} from './originals-api';
import { NEXT, translationPath } from './translation-path';

/** The panel beside a translation: what changed in English, and the next entry to write. */
export function TranslationPanel({ activeTab }: PanelComponentProps) {
  const translation = useOpenTranslation();
  if (!translation || activeTab === 'published') return null;
  const language = languageName(translation.locale) ?? translation.locale;
  return {
    title: `In ${language}`,
    content: <TranslationStatus {...{ translation, language }} />,
  };
}

interface TranslationStatusProps {
  readonly translation: FormEntryRef;
  readonly language: string;
}

function TranslationStatus({ translation, language }: TranslationStatusProps) {
  const { data } = useOriginalsQuery(translation, READ_ON_MOUNT);
  const { confirm, isLoading } = useConfirmation(translation);
  const { changed = [], digest = '' } = data ?? {};

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {changed.length > 0 && (
        <>
          <SmallText
            text={`The English was changed since: ${changed.map(({ label }) => `“${label}”`).join(', ')}.`}
            color="neutral800"
          />
          <Button
            variant="secondary"
            fullWidth
            loading={isLoading}
            onClick={() => confirm({ digest }, `Noted: the ${language} is still right.`)}
          >
            All of it is still right
          </Button>
          <SmallText
            text={`Or change the ${language}: what you change is right when you save it.`}
          />
        </>
      )}
      <NextButton translation={translation} language={language} />
    </Flex>
  );
}

function NextButton({ translation, language }: TranslationStatusProps) {
  const [ask, { isFetching }] = useLazyTranslationsQuery();
  const [isLast, setLast] = useState(false);
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();

  async function go(): Promise<void> {
    const { data } = await ask(translation.locale);
    if (!data) {
      const message = 'The next entry cannot be looked up. Try again in a moment.';
      toggleNotification({ type: 'danger', message });
      return;
    }
    const next = nextEntry(data, translation);
    setLast(!next);
    if (next) navigate(translationPath(next, translation.locale));
  }

  return (
    <>
      <Button id={NEXT} variant="tertiary" fullWidth loading={isFetching} onClick={go}>
        Next to translate
      </Button>
      <Typography tag="p" variant="pi" textColor="neutral800" role="status">
        {isLast && `No other entry lacks words in ${language}, and none is older than the English.`}
      </Typography>
    </>
  );
}
