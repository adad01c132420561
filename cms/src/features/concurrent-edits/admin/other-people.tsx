import { Button, Flex } from '@strapi/design-system';
import { useIsDesktop } from '@strapi/strapi/admin';
import { useState } from 'react';
import { sharedComponents } from '../../../admin/shared/shared-components';
import { SmallText } from '../../../admin/shared/small-text';
import type { EntryRef } from '../../../content/entry-ref';
import type { FormStatus } from '../server/handlers';
import { useFormStatus } from './use-form-status';

const WHAT_CHANGED_LABEL = 'What was changed';

/** Says, below the buttons of a form, who changed the entry since the form was filled. */
export function OtherPeople() {
  const { entry, status } = useFormStatus();
  const isDesktop = useIsDesktop();
  if (!status) return null;
  const { refusalMessage, changeMessage, versionId } = status;
  // The message of a refused save also says what was changed.
  const warning = refusalMessage ?? changeMessage;
  if (warning === null) return null;
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={3}
      width="100%"
      // On a phone the form above stays visible.
      {...(!isDesktop && { maxHeight: '30vh', overflow: 'auto' })}
      role="status"
      aria-label="Other people"
    >
      <SmallText text={warning} color="danger600" />
      <WhatChangedButton entry={entry} versionId={versionId} />
    </Flex>
  );
}

interface WhatChangedButtonProps {
  readonly entry: EntryRef<string>;
  readonly versionId: FormStatus['versionId'];
}

/** Compares what the person has seen with what is stored now. */
function WhatChangedButton({ entry, versionId }: WhatChangedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { VersionDialog } = sharedComponents;
  if (versionId === null || !VersionDialog) return null;
  const { uid, documentId } = entry;
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
        {WHAT_CHANGED_LABEL}
      </Button>
      {isOpen && (
        <VersionDialog
          version={{ uid, documentId, id: versionId }}
          title={WHAT_CHANGED_LABEL}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
