import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../admin/components/dialogs.tsx';
import { serverMessage } from '../../../admin/requests/server-message.ts';
import { ALL_ENTRIES, staffApi } from '../../../admin/requests/staff-api.ts';
import { COMPARE_SCHOOLS_PATH, IMPORT_SCHOOLS_PATH } from '../paths.ts';
import type { SchoolComparison } from '../server/compare-schools.ts';
import { HOW_TO_SAVE } from '../table-encoding.ts';
import { importCount, rowCountsInWords, rowsToRead, wrongRowsInWords } from './comparison-texts.ts';

const { useCompareSchoolsMutation, useImportSchoolsMutation } = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    compareSchools: builder.mutation<SchoolComparison, FormData>({
      query: (data) => ({ url: COMPARE_SCHOOLS_PATH, method: 'POST', data }),
    }),
    importSchools: builder.mutation<SchoolComparison, FormData>({
      query: (data) => ({ url: IMPORT_SCHOOLS_PATH, method: 'POST', data }),
      invalidatesTags: ALL_ENTRIES,
    }),
  }),
});

const HINT = `${HOW_TO_SAVE} The columns are name, district, latitude, longitude and project; id and active may be there. Nothing is deleted: “no” under active hides a school.`;
const FILE_INPUT_ID = 'schools-file';
const FAILURE_MESSAGE = 'That did not work, and nothing was changed. Choose the file once more.';

/** Shows what a table of schools would change. A second button writes the changes. */
export function ImportDialog() {
  const [compare, compared] = useCompareSchoolsMutation();
  const [importSchools, imported] = useImportSchoolsMutation();
  const [upload, setUpload] = useState(new FormData());
  const [fileName, setFileName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isImported = imported.isSuccess;
  const isBusy = compared.isLoading || imported.isLoading;
  const comparison = imported.data ?? compared.data;
  const error = imported.error ?? compared.error;
  const problem = error && (serverMessage(error) ?? FAILURE_MESSAGE);

  const reset = () => {
    compared.reset();
    imported.reset();
  };
  const choose = (file?: File) => {
    if (!file) return;
    const formData = new FormData();
    formData.append('files', file);
    setUpload(formData);
    setFileName(file.name);
    reset();
    compare(formData);
  };
  const rows = comparison?.rows ?? [];
  const { count, countText } = importCount(rows);

  return (
    <FormDialog
      title="Import schools"
      isDone={isImported}
      onOpenChange={reset}
      onSubmit={() => importSchools(upload)}
      trigger={
        <Button variant="secondary" size="S" startIcon={<Upload />}>
          Import
        </Button>
      }
      submitButton={
        <Flex
          direction={{ initial: 'column', small: 'row' }}
          alignItems={{ initial: 'flex-end', small: 'center' }}
          gap={4}
          paddingLeft={4}
        >
          <Typography textColor="danger600">{wrongRowsInWords(rows)}</Typography>
          {count > 0 && (
            <Button type="submit" loading={isBusy} style={{ flexShrink: 0 }}>
              Import {countText}
            </Button>
          )}
        </Flex>
      }
    >
      {!isImported && (
        <Field.Root id={FILE_INPUT_ID} hint={HINT}>
          <Field.Label>CSV file</Field.Label>
          <Box>
            <Button variant="tertiary" disabled={isBusy} onClick={() => input.current?.click()}>
              Choose a file
            </Button>
          </Box>
          <input
            ref={input}
            id={FILE_INPUT_ID}
            type="file"
            accept=".csv,.tsv,.txt"
            hidden
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              // Otherwise the browser reports no change when the person chooses the same file again.
              currentTarget.value = '';
            }}
          />
          <Field.Hint />
        </Field.Root>
      )}
      <Typography role="status" fontWeight="semiBold" textColor={problem && 'danger600'}>
        {comparison && `${fileName}: `}
        {problem || (isImported && `${countText} imported and published. `)}
        {!problem && comparison && rowCountsInWords(rows)}
      </Typography>
      {comparison && !isImported && <ComparisonTable comparison={comparison} />}
    </FormDialog>
  );
}

function ComparisonTable({ comparison: { rows, notInTable } }: { comparison: SchoolComparison }) {
  const shownRows = rowsToRead(rows);
  const unchanged = rows.filter(({ state }) => state === 'unchanged');
  const cell = (text: string | number, colour = 'neutral800') => (
    <Box tag="td" padding={2} style={{ verticalAlign: 'top' }}>
      <Typography textColor={colour}>{text}</Typography>
    </Box>
  );
  return (
    <>
      {shownRows.length > 0 && (
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
            {shownRows.map(({ rowNumber, name, state, messages }) => (
              <tr key={rowNumber}>
                {cell(rowNumber)}
                {cell(name)}
                {cell(
                  [state, ...messages].join(' · '),
                  state === 'wrong' ? 'danger600' : undefined,
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <SchoolNames title="Unchanged" schools={unchanged} />
      <SchoolNames title="Not in the file, so left as they are" schools={notInTable} />
    </>
  );
}

/** The import does not change these schools, so the list is collapsed at first. */
function SchoolNames({ title, schools }: { title: string; schools: readonly { name: string }[] }) {
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
