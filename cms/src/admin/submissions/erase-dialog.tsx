import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { type Counts, inWords, totalOf } from '../../submissions/forms';

const EMPTY = { email: '', phone: '' };

/**
 * Erases everything that one person sent, in all lists: asks for the person, shows the number of
 * entries, erases after a second press, and says what was erased.
 */
export function EraseDialog() {
  const { post } = useFetchClient();
  const [person, setPerson] = useState(EMPTY);
  const [counts, setCounts] = useState<Counts>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isErased, setErased] = useState(false);
  const isFound = counts !== undefined && totalOf(counts) > 0;

  // The counts were those of another person.
  const type = (typed: typeof EMPTY) => {
    setPerson(typed);
    setCounts(undefined);
    setProblem('');
  };
  const change = () => {
    type(EMPTY);
    // The list behind still shows them.
    if (isErased) window.location.reload();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const path = isFound ? '/submissions/erase' : '/submissions/find';
      const { data } = await post<{ data: Counts }>(path, person);
      setCounts(data.data);
      setProblem('');
      setErased(isFound);
    } catch (thrown) {
      // The CMS's own sentence where it refused the input.
      const said = isFetchError(thrown) && thrown.status === 400 ? thrown.message : undefined;
      setProblem(said ?? 'That did not work, and nothing was erased. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal.Root onOpenChange={change}>
      <Modal.Trigger>
        <Button variant="danger-light" size="S" startIcon={<Trash />}>
          Erase a person
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Erase everything that one person sent</Modal.Title>
        </Modal.Header>
        <form onSubmit={submit} noValidate>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {!isErased && <PersonFields person={person} onType={type} />}
              <Typography
                role="status"
                fontWeight="semiBold"
                textColor={problem || (isFound && !isErased) ? 'danger600' : 'neutral800'}
              >
                {problem || (counts && report(counts, isErased))}
              </Typography>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary" type="button">
                {isErased ? 'Close' : 'Cancel'}
              </Button>
            </Modal.Close>
            {!isErased && (
              <Button
                type="submit"
                variant={isFound ? 'danger' : 'default'}
                startIcon={isFound && <Trash />}
                loading={isBusy}
              >
                {isFound ? 'Erase for ever' : 'Find'}
              </Button>
            )}
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}

interface PersonFieldsProps {
  readonly person: typeof EMPTY;
  readonly onType: (person: typeof EMPTY) => void;
}

function PersonFields({ person, onType }: PersonFieldsProps) {
  return (
    <>
      <Typography>
        Write the e-mail address, the mobile number, or both. Entries with either of them are found
        in all lists.
      </Typography>
      <Field.Root name="email">
        <Field.Label>E-mail of the person</Field.Label>
        <TextInput
          value={person.email}
          onChange={({ currentTarget }) => onType({ ...person, email: currentTarget.value })}
          autoComplete="off"
        />
      </Field.Root>
      <Field.Root name="phone" hint="At least the last ten digits.">
        <Field.Label>Mobile number of the person</Field.Label>
        <TextInput
          value={person.phone}
          onChange={({ currentTarget }) => onType({ ...person, phone: currentTarget.value })}
          autoComplete="off"
        />
        <Field.Hint />
      </Field.Root>
    </>
  );
}

function report(counts: Counts, isErased: boolean): string {
  if (isErased) {
    return `Erased: ${inWords(counts)}. If you copied the person into a mail, a file or a phone, delete it there as well.`;
  }
  if (totalOf(counts) === 0) return 'Nothing was found.';
  return `Found: ${inWords(counts)}. Once erased, it cannot be brought back.`;
}
