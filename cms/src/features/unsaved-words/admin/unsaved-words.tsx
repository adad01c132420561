import { Button, Flex, TextButton } from '@strapi/design-system';
import { publicSettings } from '../../../admin/platform/public-settings';
import { SmallText } from '../../../admin/platform/small-text';
import { timeInWords } from '../../../platform/time';
import type { LeftOver } from './left-over';
import { type EntryOfForm, useEntryOfForm } from './use-entry-of-form';
import { useUnsavedWords } from './use-unsaved-words';

const FULL =
  'Your browser has no room for a copy of what you write. Save often: what is not saved is lost if the page closes.';

/** Below the buttons of an entry: offers what was written in its form, and never saved. */
export function UnsavedWords() {
  const entry = useEntryOfForm();
  const { offers, isFull, putBack, throwAway, throwAllAway } = useUnsavedWords(entry);
  const [offer] = offers;
  if (!offer) return isFull && <SmallText text={FULL} />;
  return (
    <Flex tag="section" aria-label="Not saved" direction="column" alignItems="stretch" gap={2}>
      <div role="status">
        <SmallText text={sentenceOf(offer, entry)} color="neutral800" />
      </div>
      <Flex gap={2} wrap="wrap">
        <Button size="S" onClick={() => putBack(offer)}>
          Put it back
        </Button>
        <Button size="S" variant="tertiary" onClick={() => throwAway(offer)}>
          Throw it away
        </Button>
      </Flex>
      <TextButton onClick={throwAllAway}>Remove everything unsaved from this browser</TextButton>
    </Flex>
  );
}

function sentenceOf({ copy, fields, isOlder, alsoChanged }: LeftOver, entry: EntryOfForm): string {
  const named = (names: readonly string[]) =>
    new Intl.ListFormat('en-GB').format(names.map((name) => `“${entry.labelOf(name)}”`));
  const time = timeInWords(new Date(copy.at), publicSettings.timeZone);
  const written = `What you wrote here until ${time} was not saved: ${named(fields)}.`;
  if (!isOlder) return written;
  const lastWriter = entry.isMine ? 'You' : entry.lastWriter;
  if (alsoChanged.length === 0) return `${written} ${lastWriter} saved this entry since.`;
  const inPlace = entry.isMine ? 'what you saved' : 'theirs';
  return `${written} ${lastWriter} changed ${named(alsoChanged)} since: what you put back stands in place of ${inPlace}.`;
}
