import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { READ_AGAIN } from '../../../admin/platform/entry-api';
import { Note } from '../../../admin/platform/note';
import { website } from '../../../admin/platform/website';
import { editPath } from '../../../content/edit-path';
import { languageName } from '../../../content/languages';
import { timeInWords } from '../../../platform/time';
import { useAskedForQuery } from './request-api';

/** The page “Asked for” has all of them. */
const SHOWN = 5;

/** On the admin's first page of who may publish: what waits, the oldest first. */
export default function AskedWidget() {
  const { data: asked, isError } = useAskedForQuery(undefined, READ_AGAIN);
  if (isError) {
    return <Typography>What is asked for could not be read. Load this page again.</Typography>;
  }
  if (!asked) return null;
  const waiting = asked.filter(({ sentBack }) => !sentBack);
  if (waiting.length === 0) {
    return (
      <Typography textColor="neutral600">Nothing: no Author waits for a publication.</Typography>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Link tag={NavLink} to="/asked-for">{`Asked for: ${waiting.length}`}</Link>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {waiting.slice(0, SHOWN).map((each) => (
          <li key={each.id}>
            <Link tag={NavLink} to={editPath(each)}>
              {each.name || each.type}
            </Link>
            <Note
              text={[languageName(each.locale), each.byName, timeInWords(each.at, website.timeZone)]
                .filter(Boolean)
                .join(', ')}
            />
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
