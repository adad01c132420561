import { examplesOf } from '../../styleguide/examples.ts';
import { ContactForm } from './contact-form.tsx';

export default examplesOf(ContactForm, {
  title: 'Contact form',
  about: 'A form before and after it is sent; the messages stand right above the button.',
  examples: [
    { name: 'empty', props: { answered: undefined } },
    {
      name: 'with what is missing',
      props: {
        answered: {
          state: 'invalid',
          problems: [
            { field: 'email', message: 'Please enter a valid email.' },
            { field: 'name', message: 'Name cannot be blank.' },
            { field: 'comments', message: 'Comments cannot be blank.' },
          ],
          values: { email: 'asha@' },
        },
      },
    },
    {
      name: 'that could not be sent',
      props: { answered: { state: 'failed', values: { name: 'Asha Balan' } } },
    },
    { name: 'that has arrived', props: { answered: { state: 'sent' } } },
  ],
});
