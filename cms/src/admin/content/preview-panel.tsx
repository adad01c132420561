import { Button, Flex, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { isContent, type PanelProps } from './panel-props';

/**
 * The button that shows the draft on the website, in a window of its own. Each press asks for a new
 * link, since a link works once and for a minute.
 */
export function PreviewPanel({ model, documentId, document }: PanelProps) {
  const isModified = useForm('PreviewPanel', (state) => state.modified);
  const isSaved = Boolean(documentId && document?.id);
  const { open, isOpening } = useOpenPreview(model, documentId ?? '');
  if (!isContent(model)) return null;
  const isReady = isSaved && !isModified;
  return {
    title: 'Preview',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Button
          variant="secondary"
          fullWidth
          startIcon={<Eye />}
          disabled={!isReady}
          loading={isOpening}
          onClick={open}
        >
          Open preview
        </Button>
        <Typography variant="pi" textColor="neutral600">
          {isReady
            ? 'Shows the website with what is saved. Visitors do not see it.'
            : 'Save first: the preview shows what is saved.'}
        </Typography>
      </Flex>
    ),
  };
}

function useOpenPreview(model: string, documentId: string) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isOpening, setIsOpening] = useState(false);

  async function open(): Promise<void> {
    // Opened with the press itself: a window that comes later is taken for an advertisement.
    const tab = window.open('', '_blank');
    setIsOpening(true);
    try {
      const { data } = await get<{ data: { url: string } }>(
        `/website/preview/${model}/${documentId}`,
      );
      if (!tab) throw new Error('blocked');
      tab.opener = null;
      tab.location.replace(data.data.url);
    } catch {
      tab?.close();
      const message = tab
        ? 'The preview cannot be opened. Ask whoever looks after the server whether PREVIEW_SECRET and SITE_URL are set.'
        : 'Your browser kept the preview from opening. Allow this page to open windows, and press again.';
      toggleNotification({ type: 'warning', message });
    } finally {
      setIsOpening(false);
    }
  }

  return { open, isOpening };
}
