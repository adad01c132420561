import { examplesOf } from '../../styleguide/examples.ts';
import { YesNo } from './field.tsx';

const question = (name: string) => ({
  id: `question-${name}`,
  name,
  label: 'Are you a student?',
  problems: [],
});

export default examplesOf(YesNo, {
  title: 'Yes or no',
  about: 'A question that may also be left open.',
  examples: [
    { name: 'open', props: question('open') },
    { name: 'yes', props: { ...question('yes'), defaultValue: '1' } },
    { name: 'no', props: { ...question('no'), defaultValue: '0' } },
    { name: 'with the focus', props: question('focus'), as: 'focus' },
  ],
});
