import { Flex } from '@strapi/design-system';
import { SUBMISSION_TYPES } from '../../../content/submission-types.ts';
import { NewSubmissionsLink } from './new-submissions-link.tsx';

export default function NewSubmissionsWidget() {
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      {SUBMISSION_TYPES.map((type) => (
        <NewSubmissionsLink key={type.uid} submissionType={type} />
      ))}
    </Flex>
  );
}
