import type { ComponentExamples } from '../../styleguide/examples.ts';
import { longText } from '../../styleguide/sample-texts.ts';
import { Button } from './button.tsx';

export default {
  title: 'Button',
  about: 'One primary button is what a part of a page is for; the others stand back.',
  examples: [
    { name: 'primary', element: <Button>Explore Projects</Button> },
    { name: 'primary on ink', element: <Button>Be a Volunteer</Button>, ground: 'ink' },
    { name: 'secondary', element: <Button kind="secondary">Load More</Button> },
    { name: 'ink', element: <Button kind="ink">Know more</Button> },
    { name: 'disabled', element: <Button disabled>Submit</Button> },
    { name: 'with a long label', element: <Button>{longText.slice(0, 120)}</Button> },
  ],
} satisfies ComponentExamples;
