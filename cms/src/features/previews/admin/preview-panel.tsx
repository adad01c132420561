import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Flex } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { isContent } from '../../../content/types.ts';
import { useMakePreviewLinkMutation } from './previews-api.ts';

const BLOCKED_MESSAGE =
  'Your browser kept the preview from opening. Allow this page to open windows, and press again.';
const FAILED_MESSAGE =
  'The preview cannot be opened. Ask the person who looks after the server whether PREVIEW_SECRET and SITE_URL are set.';

/** Each press requests a new link, since a link works once. */
export function PreviewPanel({ model: uid, document }: PanelComponentProps) {
  const isModified = useForm('PreviewPanel', (state) => state.modified);
  const [makePreviewLink, { isLoading }] = useMakePreviewLinkMutation();
  const { toggleNotification } = useNotification();
  const locale = useLocale();
  if (!isContent(uid)) return null;
  const documentId = document?.documentId ?? '';
  const isReady = documentId !== '' && !isModified;

  async function open(): Promise<void> {
    // Browsers block a window that does not open with the press itself.
    const tab = window.open('', '_blank');
    if (!tab) {
      toggleNotification({ type: 'warning', message: BLOCKED_MESSAGE });
      return;
    }
    const result = await makePreviewLink({ uid, documentId, locale });
    if ('data' in result) {
      tab.opener = null;
      tab.location.replace(result.data.url);
    } else {
      tab.close();
      toggleNotification({ type: 'warning', message: FAILED_MESSAGE });
    }
  }

  return {
    title: 'Preview',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Button
          variant="secondary"
          fullWidth
          startIcon={<Eye />}
          disabled={!isReady}
          loading={isLoading}
          onClick={open}
        >
          Open preview
        </Button>
        <SmallText
          text={
            isReady
              ? 'Shows the website with what is saved. Visitors do not see it.'
              : 'Save first: the preview shows what is saved.'
          }
        />
      </Flex>
    ),
  };
}
