import { Box, Button, Flex, Link, Td, Tr, Typography } from '@strapi/design-system';
import { CheckCircle } from '@strapi/icons';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { ListPage, type RowProps } from '../../../admin/platform/list-page';
import { publicSettings } from '../../../admin/platform/public-settings';
import { SmallText } from '../../../admin/platform/small-text';
import { editPath, listPath } from '../../../content/addresses/admin-paths';
import { languageName } from '../../../content/languages/languages';
import { isContent } from '../../../content/types';
import type { SetupTask, SetupTasks } from '../server/setup-tasks';
import { RemovalDialog } from './removal-dialog';
import { samplesApi } from './samples-api';
import { typePicture } from './type-pictures';

/** The page of what is still the sample's, in the order in which visitors meet it. */
export default function MakeItYoursPage() {
  const { data, isError, refetch } = samplesApi.useSetupTasksQuery(undefined, READ_ON_MOUNT);
  const samples = samplesApi.useSamplesQuery(undefined, READ_ON_MOUNT);
  const [isRemoving, setRemoving] = useState(false);
  if (isError || samples.isError) return <Page.Error />;
  if (!data || !samples.data) return <Page.Loading />;
  const removable = samples.data.filter(({ count }) => count > 0);
  return (
    <>
      <ListPage
        title="Make it yours"
        subtitle="What visitors see, from the first to the last. Each tick sets itself once nothing of the made-up organisation is left there."
        action={
          removable.length > 0 && (
            <Button variant="danger-light" onClick={() => setRemoving(true)}>
              Remove sample content
            </Button>
          )
        }
        filter={<Summary tasks={data.tasks} />}
        headings={['', 'What is still the sample’s']}
        empty="There is nothing to make yours."
      >
        {[...data.tasks, ...languageTasks(data)].map((task) => (
          <TaskRow key={task.uid + task.documentId + task.name} task={task} />
        ))}
      </ListPage>
      {isRemoving && (
        <RemovalDialog
          samples={removable}
          onRemoved={() => Promise.all([refetch(), samples.refetch()])}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

interface ShownTask extends Omit<SetupTask, 'uid'> {
  readonly uid: string;
  /** Where it is not the entry itself. */
  readonly to?: string;
}

function languageTasks({ hiddenWordCounts }: SetupTasks): ShownTask[] {
  return Object.entries(hiddenWordCounts).map(([code, count]) => ({
    uid: 'languages',
    isSingle: true,
    documentId: code,
    name: languageName(code) ?? code,
    isLeft: true,
    words: `${count} to be translated: visitors read your English in place of the sample’s words`,
    to: `/languages?language=${code}&kind=older`,
  }));
}

/** Visitors see nothing of the sample in a language without translations: only the English counts. */
function Summary({ tasks }: Pick<SetupTasks, 'tasks'>) {
  const left = tasks.filter(({ isLeft }) => isLeft).length;
  if (left > 0)
    return <Typography>{`${tasks.length - left} of ${tasks.length} are yours.`}</Typography>;
  return (
    <Typography>
      Nothing of the sample is left. Your website:{' '}
      <Link href={publicSettings.siteUrl}>{publicSettings.siteUrl}</Link>
    </Typography>
  );
}

function TaskRow({ task, ...row }: RowProps & { readonly task: ShownTask }) {
  const { uid, name, isLeft, words } = task;
  const picture = isContent(uid) ? typePicture(uid) : undefined;
  return (
    <Tr {...row}>
      <Td>
        {/* On a phone it would push the words beside it out of sight. */}
        {picture && (
          <Box display={{ initial: 'none', medium: 'block' }}>
            <Box tag="img" src={picture} alt="" minWidth="12rem" width="12rem" hasRadius />
          </Box>
        )}
      </Td>
      <Td>
        <Flex gap={2}>
          {!isLeft && <CheckCircle fill="success600" aria-label="Yours" />}
          <Link tag={NavLink} to={task.to ?? listOrEntry(task)}>
            {name}
          </Link>
        </Flex>
        <Box style={{ whiteSpace: 'normal' }}>
          <SmallText text={words} />
        </Box>
      </Td>
    </Tr>
  );
}

function listOrEntry(task: ShownTask): string {
  const isList = !task.isSingle && task.documentId === '';
  return isList ? listPath(task.uid) : editPath(task);
}
