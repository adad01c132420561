import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { EntryLink } from '../../../admin/components/list-page.tsx';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useMayPublishSomething } from '../../../admin/hooks/use-has-right.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { nameOfLanguage } from '../../../content/languages/languages.ts';
import { timeInWords } from '../../../platform/time.ts';
import type { ListedRequest } from '../server/handlers.ts';
import { useAllRequestsQuery } from './publication-requests-api.ts';
import { requestsToActOn } from './request-states.ts';

/** The page “Asked for” lists the rest. */
const MAX_SHOWN = 5;

export default function RequestsWidget() {
  const { data: requests, isError } = useAllRequestsQuery(undefined, READ_ON_MOUNT);
  const mayPublish = useMayPublishSomething();
  if (isError) return <ReadError subject="The requests for publication" />;
  if (!requests) return null;
  const shown = requestsToActOn(requests, mayPublish);
  if (shown.length === 0) {
    return (
      <Typography textColor="neutral600">
        {mayPublish
          ? 'Nothing: no Author waits for a publication.'
          : 'Nothing was sent back. What you asked for is under “Asked for”.'}
      </Typography>
    );
  }
  const title = mayPublish ? 'Asked for' : 'Sent back';
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Link tag={NavLink} to="/asked-for">{`${title}: ${shown.length}`}</Link>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {shown.slice(0, MAX_SHOWN).map((request) => (
          <li key={request.id}>
            <EntryLink entry={request} />
            <SmallText text={requestInWords(request)} />
          </li>
        ))}
      </Flex>
    </Flex>
  );
}

function requestInWords({ locale, byName, at, sentBack }: ListedRequest): string {
  if (sentBack) return `${sentBack.byName}: ${sentBack.reason}`;
  return [nameOfLanguage(locale), byName, timeInWords(at, publicSettings.timeZone)]
    .filter(Boolean)
    .join(', ');
}
