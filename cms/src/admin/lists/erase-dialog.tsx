import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { type FormEvent, useState } from 'react';
import { type Counts, inWords, totalOf } from '../../submissions/forms';
import { ToolDialog, usePost } from './tool-dialog';

const EMPTY = { email: '', phone: '' };
const FAILURE = 'That did not work, and nothing was erased. Please try again.';
const FORM = 'erase-person';

/** Erases everything that one person sent, in all lists, after showing how much was found. */
export function EraseDialog() {
  const { reply: counts, problem, isBusy, send, reset } = usePost<Counts>(FAILURE);
  const [person, setPerson] = useState(EMPTY);
  const [isErased, setErased] = useState(false);
  const isFound = counts !== undefined && totalOf(counts) > 0;

  // The counts were those of another person.
  const type = (typed: typeof EMPTY) => {
    setPerson(typed);
    reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await send(isFound ? '/submissions/erase' : '/submissions/find', person);
    setErased(isDone && isFound);
  };

  return (
    <ToolDialog
      title="Erase everything that one person sent"
      isDone={isErased}
      onReset={() => type(EMPTY)}
      trigger={
        <Button variant="danger-light" size="S" startIcon={<Trash />}>
          Erase a person
        </Button>
      }
      action={
        <Button
          type="submit"
          form={FORM}
          variant={isFound ? 'danger' : 'default'}
          startIcon={isFound && <Trash />}
          loading={isBusy}
        >
          {isFound ? 'Erase for ever' : 'Find'}
        </Button>
      }
    >
      {!isErased && (
        <Flex
          tag="form"
          id={FORM}
          onSubmit={submit}
          noValidate
          direction="column"
          alignItems="stretch"
          gap={4}
        >
          <Typography>
            Write the e-mail address, the mobile number, or both. Entries with either of them are
            found in all lists.
          </Typography>
          <Field.Root name="email">
            <Field.Label>E-mail of the person</Field.Label>
            <TextInput
              value={person.email}
              onChange={({ currentTarget }) => type({ ...person, email: currentTarget.value })}
              autoComplete="off"
            />
          </Field.Root>
          <Field.Root name="phone" hint="At least the last ten digits.">
            <Field.Label>Mobile number of the person</Field.Label>
            <TextInput
              value={person.phone}
              onChange={({ currentTarget }) => type({ ...person, phone: currentTarget.value })}
              autoComplete="off"
            />
            <Field.Hint />
          </Field.Root>
        </Flex>
      )}
      <Typography
        role="status"
        fontWeight="semiBold"
        textColor={problem || (isFound && !isErased) ? 'danger600' : 'neutral800'}
      >
        {problem || (counts && report(counts, isErased))}
      </Typography>
    </ToolDialog>
  );
}

function report(counts: Counts, isErased: boolean): string {
  if (isErased) {
    return `Erased: ${inWords(counts)}. If you copied the person into a mail, a file or a phone, delete it there as well.`;
  }
  if (totalOf(counts) === 0) return 'Nothing was found.';
  return `Found: ${inWords(counts)}. Once erased, it cannot be brought back.`;
}
