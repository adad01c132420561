import { Flex, Link, Typography } from '@strapi/design-system';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { answersTo } from './answers.ts';

const IN_NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;

/** The address or number is only in the title of a link, so that the row fits on a phone. */
export function AnswerLinks({ submission }: { readonly submission: UnknownRecord }) {
  return (
    <Flex gap={3} wrap="wrap" role="group" aria-label="Answer">
      <Typography fontWeight="bold">Answer</Typography>
      {answersTo(submission, publicSettings.name).map(({ label, recipient, href }) => (
        <Link
          key={href}
          href={href}
          title={recipient}
          {...(href.startsWith('https:') && IN_NEW_TAB)}
        >
          {label}
        </Link>
      ))}
    </Flex>
  );
}
