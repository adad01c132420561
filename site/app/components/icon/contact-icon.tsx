import { type ContactIconName, contactShapes } from './contact-shapes.tsx';
import { IconFrame } from './icon-frame.tsx';

export type { ContactIconName } from './contact-shapes.tsx';

/** An icon beside a way to reach us, see `IconFrame`. */
export function ContactIcon({ name }: { readonly name: ContactIconName }) {
  return <IconFrame>{contactShapes[name]}</IconFrame>;
}
