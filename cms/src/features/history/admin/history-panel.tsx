import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Box, Button, Flex, TextButton } from '@strapi/design-system';
import { useState } from 'react';
import { useLocale } from '../../../admin/platform/locale';
import { Note } from '../../../admin/platform/note';
import { website } from '../../../admin/platform/website';
import { isContent } from '../../../content/types';
import { timeInWords } from '../../../platform/time';
import { type ListedVersion, useVersionsQuery } from './version-api';
import { VersionDialog } from './version-dialog';

/** More versions would push the panels below out of sight. */
const SHOWN_AT_FIRST = 5;
const WORDS = {
  saved: 'Saved',
  published: 'Published',
  deleted: 'Deleted',
  asked: 'Asked for',
  'sent-back': 'Sent back',
} as const;

/**
 * The panel with the newest versions of the entry in this language; a press opens one beside today's text.
 */
export function HistoryPanel({ model, document }: PanelComponentProps) {
  const documentId = document?.documentId;
  if (!isContent(model) || documentId === undefined) return null;
  return { title: 'History', content: <Versions model={model} documentId={documentId} /> };
}

function Versions({ model, documentId }: Readonly<{ model: string; documentId: string }>) {
  const locale = useLocale();
  const { data: versions, isError } = useVersionsQuery({ model, documentId, locale });
  const [isAll, setAll] = useState(false);
  const [opened, setOpened] = useState<ListedVersion>();
  if (isError) return <Note text="The history cannot be shown. Load the page again." />;
  if (!versions) return null;
  if (versions.length === 0) return <Note text="From the next save on, what was stays here." />;
  const visible = isAll ? versions : versions.slice(0, SHOWN_AT_FIRST);
  return (
    <Box width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {visible.map((version) => (
          <li key={version.id}>
            <TextButton onClick={() => setOpened(version)}>{versionTitle(version)}</TextButton>
            <Note text={version.byName || 'The website’s first texts'} />
          </li>
        ))}
      </Flex>
      {visible.length < versions.length && (
        <Box paddingTop={3}>
          <Button variant="tertiary" size="S" onClick={() => setAll(true)}>
            {`Show all ${versions.length}`}
          </Button>
        </Box>
      )}
      {opened && (
        <VersionDialog
          version={{ model, documentId, id: opened.id }}
          title={versionTitle(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  );
}

function versionTitle({ action, at }: ListedVersion): string {
  return `${WORDS[action]} ${timeInWords(at, website.timeZone)}`;
}
