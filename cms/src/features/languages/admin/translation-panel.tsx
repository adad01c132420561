import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { nameOfLanguage } from '../../../content/languages/languages.ts';
import { useEnglishForTranslatorQuery, useLazyTranslationStatesQuery } from './languages-api.ts';
import { nextEntryToTranslate } from './next-entry.ts';
import { NEXT_BUTTON_ID, translationPath } from './translation-path.ts';
import { useConfirmation, useOpenTranslation } from './use-open-translation.ts';

export function TranslationPanel({ activeTab }: PanelComponentProps) {
  const translation = useOpenTranslation();
  if (!translation || activeTab === 'published') return null;
  const languageName = nameOfLanguage(translation.locale) ?? translation.locale;
  return {
    title: `In ${languageName}`,
    content: <TranslationStatus translation={translation} languageName={languageName} />,
  };
}

interface TranslationProps {
  readonly translation: EntryRef<string>;
  readonly languageName: string;
}

function TranslationStatus({ translation, languageName }: TranslationProps) {
  const { data } = useEnglishForTranslatorQuery(translation, READ_ON_MOUNT);
  const { confirm, isLoading } = useConfirmation(translation);
  const labels = data?.changes.map(({ label }) => `“${label}”`) ?? [];
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {labels.length > 0 && (
        <SmallText
          text={`The English was changed since: ${labels.join(', ')}.`}
          color="neutral800"
        />
      )}
      {data?.mayConfirm && labels.length > 0 && (
        <>
          <Button
            variant="secondary"
            fullWidth
            loading={isLoading}
            onClick={() =>
              confirm({ digest: data.digest }, `Noted: the ${languageName} is still right.`)
            }
          >
            All of it is still right
          </Button>
          <SmallText
            text={`Or change the ${languageName}: what you change is right when you save it.`}
          />
        </>
      )}
      <NextButton translation={translation} languageName={languageName} />
    </Flex>
  );
}

function NextButton({ translation, languageName }: TranslationProps) {
  const [fetchTranslationStates, { isFetching }] = useLazyTranslationStatesQuery();
  const [isNoneLeft, setIsNoneLeft] = useState(false);
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();

  async function openNext(): Promise<void> {
    const { data } = await fetchTranslationStates(translation.locale);
    if (!data) {
      const message = 'The next entry cannot be looked up. Try again in a moment.';
      toggleNotification({ type: 'danger', message });
      return;
    }
    const next = nextEntryToTranslate(data, translation);
    setIsNoneLeft(!next);
    if (next) navigate(translationPath(next, translation.locale));
  }

  return (
    <>
      <Button
        id={NEXT_BUTTON_ID}
        variant="tertiary"
        fullWidth
        loading={isFetching}
        onClick={openNext}
      >
        Next to translate
      </Button>
      <Typography tag="p" variant="pi" textColor="neutral800" role="status">
        {isNoneLeft &&
          `No other entry lacks words in ${languageName}, and none is older than the English.`}
      </Typography>
    </>
  );
}
