import { Checkbox, Flex } from '@strapi/design-system';
import { rightsToContent } from '../../../access/rights';
import { SmallText } from '../../../admin/components/small-text';
import { useHasOneOf } from '../../../admin/hooks/use-has-right';
import { publicSettings } from '../../../admin/requests/public-settings';
import { useSucceededOrNotify } from '../../../admin/requests/use-succeeded-or-notify';
import { dayInWords } from '../../../platform/time';
import { useProofreadingsQuery, useSetProofreadingMutation } from './languages-api';

interface ProofreadingCheckboxProps {
  readonly locale: string;
  readonly languageName: string;
}

/** The checkbox that says that a speaker has read everything in a language, with who ticked it and when. */
export function ProofreadingCheckbox({ locale, languageName }: ProofreadingCheckboxProps) {
  const { data } = useProofreadingsQuery();
  const [setProofreading, { isLoading }] = useSetProofreadingMutation();
  const succeededOrNotify = useSucceededOrNotify();
  const mayChange = useHasOneOf(rightsToContent('update'));
  const proofreading = data?.[locale];
  return (
    <Flex gap={2}>
      <Checkbox
        checked={proofreading !== undefined}
        disabled={!data || isLoading || !mayChange}
        aria-label={`A speaker has read the ${languageName}`}
        onCheckedChange={async (checked) => {
          const result = await setProofreading({ locale, isProofread: checked === true });
          succeededOrNotify(result, 'Nothing was stored. Please try again.');
        }}
      />
      {proofreading && (
        <SmallText
          text={`${proofreading.byName}, ${dayInWords(proofreading.at, publicSettings.timeZone)}`}
        />
      )}
    </Flex>
  );
}
