import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { publicSettings } from '../../../admin/platform/public-settings';
import { useMayPublish } from '../../../admin/platform/rights';
import { SmallText } from '../../../admin/platform/small-text';
import { editPath } from '../../../content/addresses/admin-paths';
import { languageName } from '../../../content/languages/languages';
import { timeInWords } from '../../../platform/time';
import { type RequestedEntry, useRequestsQuery } from './request-api';

/** The page “Asked for” has all of them. */
const SHOWN = 5;

/**
 * On the admin's first page: what waits for those who may publish, the oldest first; for Authors what was sent
 * back, and why.
 */
export default function RequestsWidget() {
  const { data: asked, isError } = useRequestsQuery(undefined, READ_ON_MOUNT);
  const mayPublish = useMayPublish();
  if (isError) {
    return <Typography>What is asked for could not be read. Load this page again.</Typography>;
  }
  if (!asked) return null;
  const waiting = asked.filter(({ sentBack }) => (mayPublish ? !sentBack : sentBack));
  if (waiting.length === 0) {
    return (
      <Typography textColor="neutral600">
        {mayPublish
          ? 'Nothing: no Author waits for a publication.'
          : 'Nothing was sent back. What you asked for stands under “Asked for”.'}
      </Typography>
    );
  }
  const title = mayPublish ? 'Asked for' : 'Sent back';
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Link tag={NavLink} to="/asked-for">{`${title}: ${waiting.length}`}</Link>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {waiting.slice(0, SHOWN).map((each) => (
          <li key={each.id}>
            <Link tag={NavLink} to={editPath(each)}>
              {each.name || each.type}
            </Link>
            <SmallText text={noteOf(each)} />
          </li>
        ))}
      </Flex>
    </Flex>
  );
}

function noteOf({ locale, byName, at, sentBack }: RequestedEntry): string {
  if (sentBack) return `${sentBack.by}: ${sentBack.reason}`;
  return [languageName(locale), byName, timeInWords(at, publicSettings.timeZone)]
    .filter(Boolean)
    .join(', ');
}
