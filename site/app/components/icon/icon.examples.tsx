import { examplesOf } from '../../styleguide/examples.ts';
import { Icon, type IconName } from './icon.tsx';
import shapes from './shapes.json';

const isIcon = (name: string): name is IconName => name in shapes;

export default examplesOf(Icon, {
  title: 'Icon',
  about: 'Drawn with a round pen; always beside words or in a control that has a name.',
  examples: Object.keys(shapes)
    .filter(isIcon)
    .map((name) => ({ name, props: { name, size: '2.5rem' } })),
});
