import { Kolam } from './kolam-drawing.tsx';
import { seededRandom } from './seeded-random.ts';

/** Numbers of dots from the centre with which both shapes have about as many dots on the same ground. */
const radii = { tile: { diamond: 3, square: 2 }, page: { diamond: 4, square: 3 } } as const;

interface ProjectKolamProps {
  readonly url: string;
  readonly size: keyof typeof radii;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/** A project's own kolam, the same on every page. */
export function ProjectKolam({ url, size, ...rest }: ProjectKolamProps) {
  const shape = seededRandom(`form ${url}`)() < 0.5 ? 'diamond' : 'square';
  return <Kolam radius={radii[size][shape]} seed={url} shape={shape} {...rest} />;
}
