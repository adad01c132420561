import { examplesOf } from '../../styleguide/examples.ts';
import { longText } from '../../styleguide/sample-texts.ts';
import { Button } from './button.tsx';

export default examplesOf(Button, {
  title: 'Button',
  about: 'One primary button is what a part of a page is for; the others stand back.',
  examples: [
    { name: 'primary', props: { children: 'Explore Projects' } },
    { name: 'primary on ink', props: { children: 'Be a Volunteer' }, ground: 'ink' },
    { name: 'secondary', props: { kind: 'secondary', children: 'Load More' } },
    { name: 'ink', props: { kind: 'ink', children: 'Know more' } },
    { name: 'disabled', props: { disabled: true, children: 'Submit' } },
    { name: 'with a long label', props: { children: longText.slice(0, 120) } },
  ],
});
