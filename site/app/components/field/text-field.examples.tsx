import { examplesOf } from '../../styleguide/examples.ts';
import { longText } from '../../styleguide/sample-words.ts';
import { TextField } from './field.tsx';

const field = (name: string) => ({
  id: `field-${name}`,
  name,
  label: 'Mobile Number',
  maxLength: 200,
  problems: [],
});

export default examplesOf(TextField, {
  title: 'Text field',
  about: 'One line of text; the label stands above, what it wants is said before any error is.',
  examples: [
    { name: 'empty', props: field('empty') },
    { name: 'with a placeholder', props: { ...field('hollow'), placeholder: 'Enter your name' } },
    { name: 'filled in', props: { ...field('filled'), defaultValue: '9000000001' } },
    {
      name: 'with a hint',
      props: {
        ...field('hint'),
        hint: '10 digits without spaces. A country code such as +91 may stand in front.',
        required: true,
      },
    },
    { name: 'under the pointer', props: field('hover'), as: 'hover' },
    { name: 'with the focus', props: field('focus'), as: 'focus' },
    {
      name: 'with a mistake',
      props: { ...field('wrong'), defaultValue: '12', problems: ['text-field-problem'] },
    },
    {
      name: 'with too many words',
      props: { ...field('long'), label: longText, defaultValue: longText.slice(0, 200) },
    },
  ],
});
