import type { ComponentExamples } from '../../styleguide/examples.ts';
import { Icon, type IconName } from './icon.tsx';
import shapes from './shapes.json';

const isIcon = (name: string): name is IconName => name in shapes;

export default {
  title: 'Icon',
  about: 'Drawn with a round pen; always beside words or in a control that has a name.',
  examples: Object.keys(shapes)
    .filter(isIcon)
    .map((name) => ({ name, element: <Icon name={name} size="2.5rem" /> })),
} satisfies ComponentExamples;
