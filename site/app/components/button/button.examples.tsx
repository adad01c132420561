import { examplesOf } from '../../styleguide/examples.ts';
import { longText } from '../../styleguide/sample-words.ts';
import { Button } from './button.tsx';

export default examplesOf(Button, {
  title: 'Button',
  about: 'One primary button is what a part of a page is for; the others stand back.',
  examples: [
    { name: 'primary', props: { children: 'Explore Projects' } },
    { name: 'primary under the pointer', props: { children: 'Explore Projects' }, as: 'hover' },
    { name: 'primary with the focus', props: { children: 'Explore Projects' }, as: 'focus' },
    { name: 'primary pressed', props: { children: 'Explore Projects' }, as: 'pressed' },
    { name: 'primary on ink', props: { children: 'Be a Volunteer' }, ground: 'ink' },
    { name: 'secondary', props: { kind: 'secondary', children: 'Load More' } },
    {
      name: 'secondary under the pointer',
      props: { kind: 'secondary', children: 'Load More' },
      as: 'hover',
    },
    {
      name: 'secondary with the focus',
      props: { kind: 'secondary', children: 'Load More' },
      as: 'focus',
    },
    { name: 'ink', props: { kind: 'ink', children: 'Know more' } },
    {
      name: 'ink under the pointer',
      props: { kind: 'ink', children: 'Know more' },
      as: 'hover',
    },
    { name: 'disabled', props: { disabled: true, children: 'Submit' } },
    {
      name: 'while it works',
      props: { 'aria-disabled': true, 'aria-busy': true, children: 'Submit' },
    },
    { name: 'with too many words', props: { children: longText.slice(0, 120) } },
  ],
});
