import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Flex, TextButton } from '@strapi/design-system';
import { useState } from 'react';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { isContent } from '../../../content/types.ts';
import { timeInWords } from '../../../platform/time.ts';
import type { ListedVersion } from '../server/handlers.ts';
import { useVersionsQuery } from './history-api.ts';
import { VersionDialog } from './version-dialog.tsx';

/** A short list keeps the panel short; a button shows the rest. */
const VERSIONS_AT_FIRST = 5;
const ACTION_LABELS = {
  saved: 'Saved',
  published: 'Published',
  deleted: 'Deleted',
  asked: 'Asked for',
  'sent-back': 'Sent back',
} as const;

export function HistoryPanel({ model: uid, document }: PanelComponentProps) {
  const documentId = document?.documentId;
  if (!isContent(uid) || documentId === undefined) return null;
  return { title: 'History', content: <Versions uid={uid} documentId={documentId} /> };
}

function Versions({ uid, documentId }: Readonly<{ uid: string; documentId: string }>) {
  const locale = useLocale();
  const { data: versions, isError } = useVersionsQuery({ uid, documentId, locale });
  const [showsAll, setShowsAll] = useState(false);
  const [opened, setOpened] = useState<ListedVersion>();
  if (isError) return <ReadError subject="The history" />;
  if (!versions) return null;
  if (versions.length === 0) {
    return <SmallText text="From the next save on, earlier versions stay here." />;
  }
  const visible = showsAll ? versions : versions.slice(0, VERSIONS_AT_FIRST);
  return (
    <Box width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {visible.map((version) => (
          <li key={version.id}>
            <TextButton onClick={() => setOpened(version)}>{versionInWords(version)}</TextButton>
            <SmallText text={version.byName || 'The website’s first texts'} />
          </li>
        ))}
      </Flex>
      {visible.length < versions.length && (
        <Box paddingTop={3}>
          <Button variant="tertiary" size="S" onClick={() => setShowsAll(true)}>
            {`Show all ${versions.length}`}
          </Button>
        </Box>
      )}
      {opened && (
        <VersionDialog
          version={{ uid, documentId, id: opened.id }}
          title={versionInWords(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  );
}

function versionInWords({ action, at }: ListedVersion): string {
  return `${ACTION_LABELS[action]} ${timeInWords(at, publicSettings.timeZone)}`;
}
