import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { type Counts, totalOf } from '../../submissions/forms';
import { countsFrom, inWords } from './lists';

type Step =
  | { readonly name: 'asking'; readonly problem?: string }
  | { readonly name: 'found'; readonly counts: Counts; readonly problem?: string }
  | { readonly name: 'erased'; readonly counts: Counts };

const FIRST_STEP: Step = { name: 'asking' };

/**
 * Erases everything that one person sent, in all lists: asks for the person, shows the number of
 * entries, erases after a second press, and says what was erased.
 */
export function EraseDialog() {
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState<Step>(FIRST_STEP);
  const change = (open: boolean) => {
    setOpen(open);
    // The list behind still shows them.
    if (!open && step.name === 'erased') window.location.reload();
    if (open) setStep(FIRST_STEP);
  };
  return (
    <Modal.Root open={isOpen} onOpenChange={change}>
      <Modal.Trigger>
        <Button variant="danger-light" size="S" startIcon={<Trash />}>
          Erase a person
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Erase everything that one person sent</Modal.Title>
        </Modal.Header>
        {step.name === 'erased' ? (
          <Erased counts={step.counts} />
        ) : (
          <Asking step={step} setStep={setStep} />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

function Asking({
  step,
  setStep,
}: {
  step: Exclude<Step, { name: 'erased' }>;
  setStep: (step: Step) => void;
}) {
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { post } = useFetchClient();
  const isFound = step.name === 'found' && totalOf(step.counts) > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const path = isFound ? '/submissions/erase' : '/submissions/find';
      const { data } = await post<unknown>(path, { email, phone });
      setStep({ name: isFound ? 'erased' : 'found', counts: countsFrom(data) });
    } catch (thrown) {
      setStep({ ...step, problem: problemOf(thrown) });
    } finally {
      setBusy(false);
    }
  };
  // The counts were those of another person.
  const typed = (set: (text: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setStep(FIRST_STEP);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>
            Write the e-mail address, the mobile number, or both. Entries with either of them are
            found in all lists.
          </Typography>
          <Field.Root name="email">
            <Field.Label>E-mail of the person</Field.Label>
            <TextInput value={email} onChange={typed(setEmail)} autoComplete="off" />
          </Field.Root>
          <Field.Root name="phone" hint="At least the last ten digits.">
            <Field.Label>Mobile number of the person</Field.Label>
            <TextInput value={phone} onChange={typed(setPhone)} autoComplete="off" />
            <Field.Hint />
          </Field.Root>
          <Typography
            role="status"
            fontWeight="semiBold"
            textColor={step.problem || isFound ? 'danger600' : 'neutral800'}
          >
            {step.problem ?? (step.name === 'found' ? foundWords(step.counts) : '')}
          </Typography>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary" type="button">
            Cancel
          </Button>
        </Modal.Close>
        {isFound ? (
          <Button variant="danger" type="submit" startIcon={<Trash />} loading={isBusy}>
            Erase for ever
          </Button>
        ) : (
          <Button type="submit" loading={isBusy}>
            Find
          </Button>
        )}
      </Modal.Footer>
    </form>
  );
}

function Erased({ counts }: { counts: Counts }) {
  return (
    <>
      <Modal.Body>
        <Typography role="status">
          Erased: {inWords(counts)}. If you copied the person into a mail, a file or a phone, delete
          it there as well.
        </Typography>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button>Close</Button>
        </Modal.Close>
      </Modal.Footer>
    </>
  );
}

function foundWords(counts: Counts): string {
  if (totalOf(counts) === 0) return 'Nothing was found.';
  return `Found: ${inWords(counts)}. Once erased, it cannot be brought back.`;
}

/** The CMS's own sentence where it refused the input. */
function problemOf(thrown: unknown): string {
  const said = isFetchError(thrown) && thrown.status === 400 ? thrown.message : undefined;
  return said ?? 'That did not work, and nothing was erased. Please try again.';
}
