import { Flex } from '@strapi/design-system';
import { EXPORT_ACTION_ID } from '../../../access/rights';
import { ReadError } from '../../../admin/components/read-error';
import { SmallText } from '../../../admin/components/small-text';
import { useFormEntry } from '../../../admin/hooks/use-form-entry';
import { useHasRight } from '../../../admin/hooks/use-has-right';
import { publicSettings } from '../../../admin/requests/public-settings';
import { submissionTypeOf } from '../../../content/submission-types';
import type { UnknownRecord } from '../../../platform/record';
import { timeInWords } from '../../../platform/time';
import { AnswerLinks } from './answer-links';
import { usePrivacyNoticeDayQuery } from './submissions-api';

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
