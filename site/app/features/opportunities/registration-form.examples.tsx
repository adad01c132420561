import { examplesOf } from '../../styleguide/examples.ts';
import { RegistrationForm } from './registration-form.tsx';

export default examplesOf(RegistrationForm, {
  title: 'Registration form',
  about: 'Volunteer, intern and sponsor; the study fields come with "Yes".',
  examples: [
    { name: 'volunteer', props: { kind: 'volunteer', answered: undefined } },
    {
      name: 'intern who studies',
      props: {
        kind: 'intern',
        answered: {
          state: 'invalid',
          problems: [{ field: 'mobileNumber', message: 'Please enter a valid phone number.' }],
          values: { firstName: 'Asha', mobileNumber: '12', email: 'a@b.example', student: '1' },
        },
      },
    },
    { name: 'sponsor', props: { kind: 'sponsor', answered: { state: 'sent' } } },
  ],
});
