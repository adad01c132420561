import { Button, Flex } from '@strapi/design-system';
import { useIsDesktop } from '@strapi/strapi/admin';
import { useState } from 'react';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useProvidedComponent } from '../../../admin/frame/provided-components.ts';
import { useChangesByOthers } from './use-changes-by-others.ts';

const WHAT_CHANGED_LABEL = 'What was changed';

/** Says, below the buttons of a form, who changed the entry since the form was filled. */
export function UnseenChangeWarning() {
  const { entryRef, status } = useChangesByOthers();
  const [openVersionId, setOpenVersionId] = useState<number | null>(null);
  const isDesktop = useIsDesktop();
  const VersionDialog = useProvidedComponent('VersionDialog');
  // The message of a refused save also says who changed what.
  const warning = status?.refusalMessage ?? status?.changeMessage;
  const seenVersionId = status?.seenVersionId ?? null;
  return (
    <>
      {warning && (
        <Flex
          direction="column"
          alignItems="stretch"
          gap={3}
          width="100%"
          // On a phone a long message must not push the form off the screen.
          {...(!isDesktop && { maxHeight: '30vh', overflow: 'auto' })}
          role="status"
          aria-label="Other people"
        >
          <SmallText text={warning} color="danger600" />
          {seenVersionId !== null && VersionDialog && (
            <Button variant="secondary" fullWidth onClick={() => setOpenVersionId(seenVersionId)}>
              {WHAT_CHANGED_LABEL}
            </Button>
          )}
        </Flex>
      )}
      {/* The warning disappears while the admin reads the status again, so the dialog is outside it. */}
      {openVersionId !== null && VersionDialog && (
        <VersionDialog
          version={{ uid: entryRef.uid, documentId: entryRef.documentId, id: openVersionId }}
          title={WHAT_CHANGED_LABEL}
          onClose={() => setOpenVersionId(null)}
        />
      )}
    </>
  );
}
