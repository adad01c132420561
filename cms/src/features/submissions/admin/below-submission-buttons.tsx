import { Flex } from '@strapi/design-system';
import { EXPORT_ACTION_ID } from '../../../access/rights.ts';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useFormEntry } from '../../../admin/hooks/use-form-entry.ts';
import { useHasRight } from '../../../admin/hooks/use-has-right.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { submissionTypeOf } from '../../../content/submission-types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { timeInWords } from '../../../platform/time.ts';
import { AnswerLinks } from './answer-links.tsx';
import { usePrivacyNoticeDayQuery } from './submissions-api.ts';

export function BelowSubmissionButtons() {
  const { uid, document } = useFormEntry();
  if (!submissionTypeOf(uid) || !document) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <AnswerLinks submission={document} />
      <SmallText
        text={`Received on ${timeInWords(String(document.createdAt), publicSettings.timeZone)}.`}
      />
      <PrivacyNotice uid={uid} submission={document} />
    </Flex>
  );
}

/** Names the privacy notice above the form by its first known day: the CMS stores only a code. */
function PrivacyNotice({ uid, submission }: { uid: string; submission: UnknownRecord }) {
  const privacyNotice = String(submission.privacyNotice ?? '');
  const mayRead = useHasRight({ action: EXPORT_ACTION_ID });
  const skip = privacyNotice === '' || !mayRead;
  const { data: day, isError } = usePrivacyNoticeDayQuery({ uid, privacyNotice }, { skip });
  if (isError) return <ReadError subject="The date of the privacy notice" />;
  if (!day) return null;
  return (
    <SmallText text={`The privacy notice above the form was in use since ${day} or before.`} />
  );
}
