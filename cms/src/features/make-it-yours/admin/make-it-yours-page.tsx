import { Box, Button, Flex, Link, Td, Tr, Typography } from '@strapi/design-system';
import { CheckCircle } from '@strapi/icons';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { ListPage, type RowProps } from '../../../admin/components/list-page.tsx';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { nameOfLanguage } from '../../../content/languages/languages.ts';
import { type ContentUid, typeName } from '../../../content/types.ts';
import type { Task, TaskOverview } from '../server/tasks.ts';
import { useMakeItYoursTasksQuery, useSamplesQuery } from './make-it-yours-api.ts';
import { RemovalDialog } from './removal-dialog.tsx';

const IMAGE_URLS: Readonly<Record<string, string>> = import.meta.glob('./type-images/*.webp', {
  eager: true,
  import: 'default',
});

/** Lists the parts of the website in the order in which visitors meet them. */
export default function MakeItYoursPage() {
  const { data, isError, refetch } = useMakeItYoursTasksQuery(undefined, READ_ON_MOUNT);
  const samples = useSamplesQuery(undefined, READ_ON_MOUNT);
  const [isRemoving, setIsRemoving] = useState(false);
  if (isError || samples.isError) return <Page.Error />;
  if (!data || !samples.data) return <Page.Loading />;
  const removable = samples.data.filter(({ unchanged }) => unchanged > 0);
  return (
    <>
      <ListPage
        title="Make it yours"
        subtitle="What visitors see, from the first to the last. Each tick sets itself once nothing of the made-up organisation is left there."
        action={
          removable.length > 0 && (
            <Button variant="danger-light" onClick={() => setIsRemoving(true)}>
              Remove sample content
            </Button>
          )
        }
        filter={<Summary tasks={data.tasks} />}
        headings={['', 'What is still the sample’s']}
        emptyText="There is nothing to make yours."
      >
        {data.tasks.map((task) => (
          <TaskRow key={task.path} task={task} imageUrl={imageUrlOf(task.uid)} />
        ))}
        {languageTasks(data).map((task) => (
          <TaskRow key={task.path} task={task} />
        ))}
      </ListPage>
      {isRemoving && (
        <RemovalDialog
          samples={removable}
          onRemoved={() => Promise.all([refetch(), samples.refetch()])}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}

function imageUrlOf(uid: ContentUid): string | undefined {
  return IMAGE_URLS[`./type-images/${typeName(uid)}.webp`];
}

type ShownTask = Omit<Task, 'uid'>;

function languageTasks({ hiddenTranslationCounts }: TaskOverview): ShownTask[] {
  return Object.entries(hiddenTranslationCounts).map(([code, count]) => ({
    name: nameOfLanguage(code) ?? code,
    path: `/languages?locale=${code}&filter=older`,
    hasSampleLeft: true,
    text: `${count} to be translated: visitors read your English in place of the sample’s words`,
  }));
}

/** Counts the tasks without those of the languages: visitors do not see the hidden translations. */
function Summary({ tasks }: Pick<TaskOverview, 'tasks'>) {
  const tasksLeft = tasks.filter(({ hasSampleLeft }) => hasSampleLeft).length;
  if (tasksLeft > 0) {
    return <Typography>{`${tasks.length - tasksLeft} of ${tasks.length} are yours.`}</Typography>;
  }
  return (
    <Typography>
      Nothing of the sample is left. Your website:{' '}
      <Link href={publicSettings.siteUrl}>{publicSettings.siteUrl}</Link>
    </Typography>
  );
}

interface TaskRowProps extends RowProps {
  readonly task: ShownTask;
  readonly imageUrl?: string | undefined;
}

function TaskRow({ task, imageUrl, ...rowProps }: TaskRowProps) {
  return (
    <Tr {...rowProps}>
      <Td>
        {/* A phone has no room for the image. */}
        {imageUrl && (
          <Box display={{ initial: 'none', medium: 'block' }}>
            <Box tag="img" src={imageUrl} alt="" minWidth="12rem" width="12rem" hasRadius />
          </Box>
        )}
      </Td>
      <Td>
        <Flex gap={2}>
          {!task.hasSampleLeft && <CheckCircle fill="success600" aria-label="Yours" />}
          <Link tag={NavLink} to={task.path}>
            {task.name}
          </Link>
        </Flex>
        <Box style={{ whiteSpace: 'normal' }}>
          <SmallText text={task.text} />
        </Box>
      </Td>
    </Tr>
  );
}
