import { Button, Field, TextInput, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useState } from 'react';
import { ALL_ENTRIES, entryApi, unwrapData } from '../../../admin/platform/entry-api';
import { serverMessage } from '../../../admin/platform/error-message';
import { ToolDialog } from '../../../admin/platform/tool-dialog';
import { type Counts, countsInWords, totalOf } from '../counts';

const EMPTY = { email: '', phone: '' };
const FAILURE = 'That did not work, and nothing was erased. Please try again.';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    findSender: builder.mutation<Counts, typeof EMPTY>({
      query: (data) => ({ url: '/website/submissions/find', method: 'POST', data }),
      transformResponse: unwrapData,
    }),
    eraseSender: builder.mutation<Counts, typeof EMPTY>({
      query: (data) => ({ url: '/website/submissions/erase', method: 'POST', data }),
      transformResponse: unwrapData,
      invalidatesTags: ALL_ENTRIES,
    }),
  }),
});

/** Erases everything that one person sent, in all lists, after showing how much was found. */
export function EraseDialog() {
  const [find, found] = api.useFindSenderMutation();
  const [erase, erased] = api.useEraseSenderMutation();
  const [person, setPerson] = useState(EMPTY);
  const isDone = erased.isSuccess;
  const isBusy = found.isLoading || erased.isLoading;
  const counts = erased.data ?? found.data;
  const error = erased.error ?? found.error;
  const problem = error && (serverMessage(error) ?? FAILURE);
  const isFound = counts !== undefined && totalOf(counts) > 0;

  // The counts belong to the person who was typed before.
  const type = (typed: typeof EMPTY) => {
    setPerson(typed);
    found.reset();
    erased.reset();
  };

  return (
    <ToolDialog
      title="Erase everything that one person sent"
      isDone={isDone}
      onReset={() => type(EMPTY)}
      onSubmit={() => (isFound ? erase(person) : find(person))}
      trigger={
        <Button variant="danger-light" size="S" startIcon={<Trash />}>
          Erase a person
        </Button>
      }
      submitButton={
        <Button
          type="submit"
          variant={isFound ? 'danger' : 'default'}
          startIcon={isFound && <Trash />}
          loading={isBusy}
        >
          {isFound ? 'Erase for ever' : 'Find'}
        </Button>
      }
    >
      {!isDone && (
        <>
          <Typography>
            Write the e-mail address, the mobile number, or both. Entries with either of them are
            found in all lists.
          </Typography>
          <Field.Root name="email">
            <Field.Label>E-mail of the person</Field.Label>
            <TextInput
              value={person.email}
              readOnly={isBusy}
              onChange={({ currentTarget }) => type({ ...person, email: currentTarget.value })}
              autoComplete="off"
            />
          </Field.Root>
          <Field.Root name="phone" hint="At least the last ten digits.">
            <Field.Label>Mobile number of the person</Field.Label>
            <TextInput
              value={person.phone}
              readOnly={isBusy}
              onChange={({ currentTarget }) => type({ ...person, phone: currentTarget.value })}
              autoComplete="off"
            />
            <Field.Hint />
          </Field.Root>
        </>
      )}
      <Typography
        role="status"
        fontWeight="semiBold"
        textColor={problem || (isFound && !isDone) ? 'danger600' : 'neutral800'}
      >
        {problem || (counts && report(counts, isDone))}
      </Typography>
    </ToolDialog>
  );
}

function report(counts: Counts, isDone: boolean): string {
  if (isDone) {
    return `Erased: ${countsInWords(counts)}. If you copied the person into a mail, a file or a phone, delete it there as well.`;
  }
  if (totalOf(counts) === 0) return 'Nothing was found.';
  return `Found: ${countsInWords(counts)}. Once erased, it cannot be brought back.`;
}
