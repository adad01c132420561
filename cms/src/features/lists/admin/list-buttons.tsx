import { useSharedComponent } from '../../../admin/frame/shared-components';
import { useTypeUid } from '../../../admin/hooks/use-type-uid';
import { isContent } from '../../../content/types';
import { ShowAllButton, ShowEnglishButton } from './hidden-entries';

export function ListButtons() {
  const uid = useTypeUid();
  const FailedNotes = useSharedComponent('FailedNotes');
  return (
    <>
      {isContent(uid) && FailedNotes && <FailedNotes />}
      <ShowEnglishButton />
      <ShowAllButton />
    </>
  );
}
