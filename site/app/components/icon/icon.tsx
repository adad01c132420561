import { IconFrame } from './icon-frame.tsx';
import { type IconName, shapes } from './shapes.tsx';

export type { IconName } from './shapes.tsx';

/** An icon that any page may have, see `IconFrame`. */
export function Icon({ name, size }: { readonly name: IconName; readonly size?: string }) {
  return <IconFrame size={size}>{shapes[name]}</IconFrame>;
}
