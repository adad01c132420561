import { ReadError } from '../../../admin/components/read-error';
import { useAllListNotes } from '../../../admin/frame/shared-by-features';
import { useTypeUid } from '../../../admin/hooks/use-type-uid';
import { isContent } from '../../../content/types';
import { ShowAllButton, ShowEnglishButton } from './hidden-entries';

export function ListButtons() {
  const uid = useTypeUid();
  return (
    <>
      {isContent(uid) && <FailedNotes />}
      <ShowEnglishButton />
      <ShowAllButton />
    </>
  );
}

/** Says once above the list, and not in each row, that a feature could not read its notes. */
function FailedNotes() {
  const hasFailed = useAllListNotes().some(({ isError }) => isError);
  return hasFailed && <ReadError subject="A part of the column “Note”" />;
}
