import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { useRef, useState } from 'react';
import { ALL_ENTRIES, entryApi, unwrapData } from '../../../admin/platform/entry-api';
import { serverMessage } from '../../../admin/platform/error-message';
import { ToolDialog } from '../../../admin/platform/tool-dialog';
import { HOW_TO_SAVE } from '../csv-help';
import type { SchoolComparison, SchoolRow } from '../server/school-table';

const HINT = `${HOW_TO_SAVE} The columns are name, district, latitude, longitude and project; id and active may be there. Nothing is deleted: “no” under active hides a school.`;
/** More would make the dialog scroll. */
const MAX_NAMED_ROWS = 12;
const FILE = 'schools-file';
const FAILURE = 'That did not work, and nothing was changed. Choose the file once more.';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    compareSchools: builder.mutation<SchoolComparison, FormData>({
      query: (data) => ({ url: '/website/schools/preview', method: 'POST', data }),
      transformResponse: unwrapData,
    }),
    importSchools: builder.mutation<SchoolComparison, FormData>({
      query: (data) => ({ url: '/website/schools/import', method: 'POST', data }),
      transformResponse: unwrapData,
      invalidatesTags: ALL_ENTRIES,
    }),
  }),
});

/** Imports schools from a CSV file: shows what would change, and writes after a second press. */
export function ImportDialog() {
  const [compare, compared] = api.useCompareSchoolsMutation();
  const [importSchools, imported] = api.useImportSchoolsMutation();
  const [body, setBody] = useState(new FormData());
  const [fileName, setFileName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isDone = imported.isSuccess;
  const isBusy = compared.isLoading || imported.isLoading;
  const comparison = imported.data ?? compared.data;
  const error = imported.error ?? compared.error;
  const problem = error && (serverMessage(error) ?? FAILURE);

  const reset = () => {
    compared.reset();
    imported.reset();
  };
  const choose = (file?: File) => {
    if (!file) return;
    const chosen = new FormData();
    chosen.append('files', file);
    setBody(chosen);
    setFileName(file.name);
    reset();
    compare(chosen);
  };
  const rows = comparison?.rows ?? [];
  const count = countRows(rows, 'new') + countRows(rows, 'changed');
  const schools = count === 1 ? '1 school' : `${count} schools`;

  return (
    <ToolDialog
      title="Import schools"
      isDone={isDone}
      onReset={reset}
      onSubmit={() => importSchools(body)}
      trigger={
        <Button variant="secondary" size="S" startIcon={<Upload />}>
          Import
        </Button>
      }
      submitButton={
        <Flex gap={4}>
          <Typography textColor="danger600">{leftOut(rows)}</Typography>
          {count > 0 && (
            <Button type="submit" loading={isBusy} style={{ flexShrink: 0 }}>
              Import {schools}
            </Button>
          )}
        </Flex>
      }
    >
      {!isDone && (
        <Field.Root id={FILE} hint={HINT}>
          <Field.Label>CSV file</Field.Label>
          <Box>
            <Button variant="tertiary" disabled={isBusy} onClick={() => input.current?.click()}>
              Choose a file
            </Button>
          </Box>
          <input
            ref={input}
            id={FILE}
            type="file"
            accept=".csv,.tsv,.txt"
            hidden
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              // The field is emptied: the browser would report no change where a mended file has the same
              // name.
              currentTarget.value = '';
            }}
          />
          <Field.Hint />
        </Field.Root>
      )}
      <Typography role="status" fontWeight="semiBold" textColor={problem && 'danger600'}>
        {comparison && `${fileName}: `}
        {problem || (isDone && `${schools} imported and published. `)}
        {!problem && comparison && summary(rows)}
      </Typography>
      {comparison && !isDone && <Preview comparison={comparison} />}
    </ToolDialog>
  );
}

function Preview({ comparison: { rows, staying } }: { comparison: SchoolComparison }) {
  const order = ['wrong', 'changed', 'new'] as const;
  const sorted = order.flatMap((state) => rows.filter((row) => row.state === state));
  const unchanged = rows.filter(({ state }) => state === 'unchanged');
  const cell = (text: string | number, colour = 'neutral800') => (
    <Box tag="td" padding={2} style={{ verticalAlign: 'top' }}>
      <Typography textColor={colour}>{text}</Typography>
    </Box>
  );
  return (
    <>
      {sorted.length > 0 && (
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
      )}
      <Names title="Unchanged" schools={unchanged} />
      <Names title="Not in the file, so left as they are" schools={staying} />
    </>
  );
}

/** The list is closed at first, since nothing happens to these schools. */
function Names({ title, schools }: { title: string; schools: readonly { name: string }[] }) {
  if (schools.length === 0) return null;
  return (
    <details>
      <Typography tag="summary" cursor="pointer">
        {title}: {schools.length}
      </Typography>
      <Typography>{schools.map(({ name }) => name).join('; ')}</Typography>
    </details>
  );
}

function countRows(rows: readonly SchoolRow[], state: SchoolRow['state']): number {
  return rows.filter((row) => row.state === state).length;
}

function leftOut(rows: readonly SchoolRow[]): string {
  const wrong = rows.filter(({ state }) => state === 'wrong').map(({ row }) => row);
  if (wrong.length === 0) return '';
  const named = wrong.slice(0, MAX_NAMED_ROWS).join(', ');
  const more = wrong.length > MAX_NAMED_ROWS ? ` and ${wrong.length - MAX_NAMED_ROWS} more` : '';
  return `Wrong, and left out: row ${named}${more}`;
}

function summary(rows: readonly SchoolRow[]): string {
  const states = ['new', 'changed', 'unchanged', 'wrong'] as const;
  const counts = states.map((state) => `${countRows(rows, state)} ${state}`).join(', ');
  return `${counts}.`;
}
