import { Kolam } from './kolam-drawing.tsx';
import { seededRandom } from './seeded-random.ts';

/** Dots from the centre, so that both shapes have about as many dots on the same ground. */
const radii = { tile: { diamond: 3, square: 2 }, page: { diamond: 4, square: 3 } } as const;

/**
 * The kolam that a project owns, the same wherever it is met: its url chooses the outline as well, for
 * at the size of a tile nobody would tell one diamond from another.
 */
export function ProjectKolam({
  url,
  size,
  strokeWidth,
  className,
}: {
  /** The project's url, or its title where it has no page. */
  readonly url: string;
  readonly size: keyof typeof radii;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}) {
  const shape = seededRandom(`form ${url}`)() < 0.5 ? 'diamond' : 'square';
  return (
    <Kolam
      radius={radii[size][shape]}
      seed={url}
      shape={shape}
      {...(strokeWidth === undefined ? {} : { strokeWidth })}
      {...(className === undefined ? {} : { className })}
    />
  );
}
