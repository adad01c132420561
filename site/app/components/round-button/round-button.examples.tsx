import { examplesOf } from '../../styleguide/examples.ts';
import { RoundButton } from './round-button.tsx';

export default examplesOf(RoundButton, {
  title: 'Round button',
  about: 'The arrows of carousels: a sign that needs no words beside it.',
  examples: [
    { name: 'back', props: { sign: 'arrow-left', label: 'Previous member' } },
    { name: 'on', props: { sign: 'arrow-right', label: 'Next member' } },
    { name: 'disabled', props: { sign: 'close', label: 'Close', disabled: true } },
  ],
});
