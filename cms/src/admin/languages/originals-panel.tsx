import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { isTranslation, languageName } from '../../content/languages';
import { isContent } from '../../content/types';
import { useLocale } from '../content/locale';
import { Note } from '../content/note';
import { useOriginalsQuery } from './originals-api';
import { OriginalsDialog } from './originals-dialog';

/** Beside a translation: that its English was changed, and in which fields. */
export function OriginalsPanel({ model, document, activeTab }: PanelComponentProps) {
  const locale = useLocale();
  const translation = { model, documentId: document?.documentId ?? '', locale };
  const isSkipped = !isContent(model) || !isTranslation(locale) || !document?.documentId;
  const { data } = useOriginalsQuery(translation, {
    skip: isSkipped,
    refetchOnMountOrArgChange: true,
  });
  const [isOpen, setOpen] = useState(false);
  const changed = data?.changed ?? [];
  if (isSkipped || activeTab === 'published' || (changed.length === 0 && !isOpen)) return null;
  const language = languageName(locale) ?? locale;
  return {
    title: 'Older than English',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography variant="pi" textColor="neutral800">
          {`The English was changed since: ${changed.map(({ label }) => `“${label}”`).join(', ')}.`}
        </Typography>
        <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
          Compare
        </Button>
        <Note text={`Change the ${language}, or say under “Compare” that it is still right.`} />
        {isOpen && (
          <OriginalsDialog
            translation={translation}
            language={language}
            onClose={() => setOpen(false)}
          />
        )}
      </Flex>
    ),
  };
}
