import { Button, Flex, TextButton } from '@strapi/design-system';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { offerInWords } from './offer-in-words.ts';
import { useEntryOfForm } from './use-entry-of-form.ts';
import { useUnsavedWords } from './use-unsaved-words.ts';

const NO_ROOM_MESSAGE =
  'Your browser has no room for a copy of what you write. Save often: what is not saved is lost if the page closes.';

export function UnsavedWords() {
  const entry = useEntryOfForm();
  const { offers, hasNoRoom, putBack, throwAway, throwAllAway } = useUnsavedWords(entry);
  const [newest] = offers;
  if (!newest) return hasNoRoom && <SmallText text={NO_ROOM_MESSAGE} />;
  return (
    <Flex tag="section" aria-label="Not saved" direction="column" alignItems="stretch" gap={2}>
      <div role="status">
        <SmallText text={offerInWords(newest, entry, publicSettings.timeZone)} color="neutral800" />
      </div>
      <Flex gap={2} wrap="wrap">
        <Button size="S" onClick={() => putBack(newest)}>
          Put it back
        </Button>
        <Button size="S" variant="tertiary" onClick={() => throwAway(newest)}>
          Throw it away
        </Button>
      </Flex>
      <TextButton onClick={throwAllAway}>Remove everything unsaved from this browser</TextButton>
    </Flex>
  );
}
