import { Button, Flex, TextButton } from '@strapi/design-system';
import { SmallText } from '../../../admin/components/small-text';
import { publicSettings } from '../../../admin/requests/public-settings';
import { listInWords } from '../../../platform/text/list-in-words';
import { timeInWords } from '../../../platform/time';
import type { Offer } from './offers';
import { type EntryOfForm, useEntryOfForm } from './use-entry-of-form';
import { useUnsavedWords } from './use-unsaved-words';

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
        <SmallText text={offerInWords(newest, entry)} color="neutral800" />
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

function offerInWords(offer: Offer, entry: EntryOfForm): string {
  const { copy, fields, isEntryChanged, changedFields } = offer;
  const labels = (names: readonly string[]) =>
    listInWords(names.map((name) => `“${entry.labelOf(name)}”`));
  const time = timeInWords(new Date(copy.storedAt), publicSettings.timeZone);
  const notSaved = `What you wrote here until ${time} was not saved: ${labels(fields)}.`;
  if (!isEntryChanged) return notSaved;
  const lastWriter = entry.isOwnChange ? 'You' : entry.lastWriter;
  if (changedFields.length === 0) return `${notSaved} ${lastWriter} saved this entry since.`;
  const theirText = entry.isOwnChange ? 'what you saved' : 'theirs';
  return `${notSaved} ${lastWriter} changed ${labels(changedFields)} since: what you put back stands in place of ${theirText}.`;
}
