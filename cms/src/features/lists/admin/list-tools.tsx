import { useParams } from 'react-router-dom';
import { useAllListNotes } from '../../../admin/platform/list-notes';
import { ReadError } from '../../../admin/platform/small-text';
import { isContent } from '../../../content/types';
import { HiddenEntries } from './hidden-entries';

/** What stands above every list. */
export function ListButtons() {
  const { slug } = useParams();
  return (
    <>
      {isContent(slug) && <UnreadNotes />}
      <HiddenEntries />
    </>
  );
}

/** Says once for the whole list that a feature could not read what it says of its entries. */
function UnreadNotes() {
  const isUnread = useAllListNotes().some(({ isError }) => isError);
  return isUnread && <ReadError subject="A part of the column “Note”" />;
}
