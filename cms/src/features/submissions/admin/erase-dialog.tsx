import { Button, Field, TextInput, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useState } from 'react';
import { FormDialog } from '../../../admin/components/dialogs.tsx';
import { serverMessage } from '../../../admin/requests/server-message.ts';
import { listInWords } from '../../../platform/text/list-in-words.ts';
import { type CountsByType, countsInWords, totalOf } from '../../../submissions/counts.ts';
import {
  type TypedSender,
  useEraseSenderMutation,
  useFindSenderMutation,
} from './submissions-api.ts';

const EMPTY: TypedSender = { email: '', phone: '' };
const FIELDS = [
  { name: 'email', label: 'E-mail of the person', hint: undefined },
  { name: 'phone', label: 'Mobile number of the person', hint: 'At least the last ten digits.' },
] as const;
const FAILURE_MESSAGE = 'That did not work, and nothing was erased. Please try again.';

/** The first press shows how much is erased, the second erases it. */
export function EraseDialog() {
  const [find, findResult] = useFindSenderMutation();
  const [erase, eraseResult] = useEraseSenderMutation();
  const [sender, setSender] = useState(EMPTY);
  const isDone = eraseResult.isSuccess;
  const isBusy = findResult.isLoading || eraseResult.isLoading;
  const counts = eraseResult.data ?? findResult.data?.counts;
  const otherContacts = findResult.data?.otherContacts ?? [];
  const error = eraseResult.error ?? findResult.error;
  const problem = error && (serverMessage(error) ?? FAILURE_MESSAGE);
  const isFound = counts !== undefined && totalOf(counts) > 0;

  const changeSender = (changedSender: TypedSender) => {
    setSender(changedSender);
    // The results are about the previous input.
    findResult.reset();
    eraseResult.reset();
  };

  return (
    <FormDialog
      title="Erase everything that one person sent"
      isDone={isDone}
      onOpenChange={() => changeSender(EMPTY)}
      onSubmit={() => (isFound ? erase(sender) : find(sender))}
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
          {FIELDS.map(({ name, label, hint }) => (
            <Field.Root key={name} name={name} hint={hint}>
              <Field.Label>{label}</Field.Label>
              <TextInput
                value={sender[name]}
                readOnly={isBusy}
                onChange={({ currentTarget }) =>
                  changeSender({ ...sender, [name]: currentTarget.value })
                }
                autoComplete="off"
              />
              <Field.Hint />
            </Field.Root>
          ))}
        </>
      )}
      <Typography
        role="status"
        fontWeight="semiBold"
        textColor={problem || (isFound && !isDone) ? 'danger600' : 'neutral800'}
      >
        {problem || (counts && resultInWords(counts, isDone))}
        {!problem && otherContacts.length > 0 && ` ${moreSentInWords(otherContacts)}`}
      </Typography>
    </FormDialog>
  );
}

function resultInWords(counts: CountsByType, isDone: boolean): string {
  if (isDone) {
    return `Erased: ${countsInWords(counts)}. If you copied the person into a mail, a file or a phone, delete it there as well.`;
  }
  if (totalOf(counts) === 0) return 'Nothing was found.';
  return `Found: ${countsInWords(counts)}. Once erased, it cannot be brought back.`;
}

function moreSentInWords(otherContacts: readonly string[]): string {
  return `More was sent with ${listInWords(otherContacts)}, which these entries name. If it was the same person, erase that too.`;
}
