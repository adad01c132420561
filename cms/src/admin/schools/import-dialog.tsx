import { Box, Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Comparison, SchoolRow } from '../../schools/school-table';

const HINT =
  'In Excel: Save as, “CSV UTF-8”. The columns are name, district, latitude, longitude and project; id and active may be there. Nothing is deleted: “no” under active hides a school.';

/** Imports schools from a CSV file: shows what would change, and writes after a second press. */
export function ImportDialog() {
  const { post } = useFetchClient();
  const [file, setFile] = useState<File>();
  const [comparison, setComparison] = useState<Comparison>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);

  const change = () => {
    setComparison(undefined);
    setProblem('');
    // The list behind still shows the schools as they were.
    if (isDone) window.location.reload();
  };
  const send = async (action: 'preview' | 'import', chosen?: File) => {
    if (!chosen) return;
    const body = new FormData();
    body.append('files', chosen);
    setFile(chosen);
    setBusy(true);
    try {
      const { data } = await post<{ data: Comparison }>(`/schools/${action}`, body);
      setComparison(data.data);
      setProblem('');
      setDone(action === 'import');
    } catch (thrown) {
      const said = isFetchError(thrown) && thrown.status === 400 ? thrown.message : undefined;
      setComparison(undefined);
      setProblem(said ?? 'That did not work, and nothing was changed. Choose the file once more.');
    } finally {
      setBusy(false);
    }
  };
  const rows = comparison?.rows ?? [];
  const count = countOf(rows, 'new') + countOf(rows, 'changed');
  const schools = count === 1 ? '1 school' : `${count} schools`;

  return (
    <Modal.Root onOpenChange={change}>
      <Modal.Trigger>
        <Button variant="secondary" size="S" startIcon={<Upload />}>
          Import
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Import schools</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {!isDone && (
              <Field.Root hint={HINT}>
                <Field.Label>CSV file</Field.Label>
                <Field.Input
                  type="file"
                  accept=".csv,.tsv,.txt"
                  // The same file can be chosen again once it is mended.
                  onClick={({ currentTarget }) => {
                    currentTarget.value = '';
                  }}
                  onChange={({ currentTarget }) => send('preview', currentTarget.files?.[0])}
                />
                <Field.Hint />
              </Field.Root>
            )}
            <Typography role="status" fontWeight="semiBold" textColor={problem && 'danger600'}>
              {problem || (isDone && `${schools} imported and published. `)}
              {comparison && summary(rows)}
            </Typography>
            {comparison && !isDone && <Preview comparison={comparison} />}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{isDone ? 'Close' : 'Cancel'}</Button>
          </Modal.Close>
          {count > 0 && !isDone && (
            <Button loading={isBusy} onClick={() => send('import', file)}>
              Import {schools}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function Preview({ comparison: { rows, staying } }: { comparison: Comparison }) {
  const order = ['wrong', 'changed', 'new', 'unchanged'] as const;
  const sorted = order.flatMap((state) => rows.filter((row) => row.state === state));
  const cell = (text: string | number, colour = 'neutral800') => (
    <Box tag="td" padding={2} style={{ verticalAlign: 'top' }}>
      <Typography textColor={colour}>{text}</Typography>
    </Box>
  );
  return (
    <>
      {staying.length > 0 && (
        <Typography>
          Not in the file, they stay as they are: {staying.map(({ name }) => name).join('; ')}.
        </Typography>
      )}
      <table>
        <thead>
          <tr>
            {['Row', 'School', 'What happens'].map((heading) => (
              <Box tag="th" key={heading} padding={2} textAlign="left">
                <Typography variant="sigma">{heading}</Typography>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ row, name, state, notes }) => (
            <tr key={row}>
              {cell(row)}
              {cell(name)}
              {cell([state, ...notes].join(' · '), state === 'wrong' ? 'danger600' : undefined)}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function countOf(rows: readonly SchoolRow[], state: SchoolRow['state']): number {
  return rows.filter((row) => row.state === state).length;
}

function summary(rows: readonly SchoolRow[]): string {
  const states = ['new', 'changed', 'unchanged', 'wrong'] as const;
  const counts = states.map((state) => `${countOf(rows, state)} ${state}`).join(', ');
  return `${counts}.${countOf(rows, 'wrong') > 0 ? ' Wrong rows are left out.' : ''}`;
}
