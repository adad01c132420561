import { examplesOf } from '../../styleguide/examples.ts';
import { Messages } from './messages.tsx';

export default examplesOf(Messages, {
  title: 'Form messages',
  about: 'What keeps a form from being sent, right above its button.',
  examples: [
    {
      name: 'two mistakes',
      props: {
        formId: 'form-two',
        listRef: null,
        outcome: {
          state: 'invalid',
          problems: [
            { field: 'firstName', message: 'First name cannot be empty.' },
            { field: 'email', message: 'Please enter a valid Email.' },
          ],
        },
      },
    },
    { name: 'not sent', props: { formId: 'away', listRef: null, outcome: { state: 'failed' } } },
  ],
});
