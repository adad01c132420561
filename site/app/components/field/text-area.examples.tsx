import { examplesOf } from '../../styleguide/examples.ts';
import { longText } from '../../styleguide/sample-words.ts';
import { TextArea } from './field.tsx';

const area = (name: string) => ({
  id: `area-${name}`,
  name,
  label: 'Your message',
  maxLength: 4000,
  rows: 5,
  problems: [],
});

export default examplesOf(TextArea, {
  title: 'Text area',
  about: 'Several lines of text.',
  examples: [
    {
      name: 'empty',
      props: { ...area('empty'), placeholder: 'Go ahead, we are listening...' },
    },
    { name: 'filled in', props: { ...area('filled'), defaultValue: longText.repeat(3) } },
    { name: 'with a mistake', props: { ...area('wrong'), problems: ['text-area-problem'] } },
  ],
});
