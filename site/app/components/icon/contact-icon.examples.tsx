import { examplesOf } from '../../styleguide/examples.ts';
import { ContactIcon, type ContactIconName } from './contact-icon.tsx';
import { contactShapes } from './contact-shapes.tsx';

const isIcon = (name: string): name is ContactIconName => name in contactShapes;

export default examplesOf(ContactIcon, {
  title: 'Contact icon',
  about: 'Beside the ways to reach us, and the documents of the footer.',
  examples: Object.keys(contactShapes)
    .filter(isIcon)
    .map((name) => ({ name, props: { name } })),
});
