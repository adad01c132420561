import type { CSSProperties } from 'react';
import styles from './kolam.module.css';
import { type KolamShape, kolam } from './kolam.ts';

interface KolamProps {
  /** The number of dots from the centre to a tip: 1 a logo, 2–3 a tile, 5 the hero. */
  readonly radius: number;
  readonly seed: string;
  readonly shape?: KolamShape | undefined;
  /** The width of the line in tenths of the distance between two dots, at most 2. */
  readonly strokeWidth?: number | undefined;
  readonly animated?: boolean;
  readonly className?: string | undefined;
}

/** A kolam as a decoration, in the colour of the text around it. The same seed gives the same one. */
export function Kolam({
  radius,
  seed,
  shape,
  strokeWidth = 0.8,
  animated = false,
  className = '',
}: KolamProps) {
  const { viewBox, paths, dots } = kolam(radius, seed, shape);
  return (
    <svg
      className={`${styles.kolam} ${animated ? styles.animated : ''} ${className}`}
      viewBox={viewBox}
      strokeWidth={strokeWidth}
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((path, line) => (
        <path
          key={path}
          d={path}
          {...(animated && {
            className: styles.line,
            pathLength: 1,
            style: { '--line': line, '--lines': paths.length } as CSSProperties,
          })}
        />
      ))}
      {/* All discs in one path: a fraction of the markup of as many circles. */}
      <path
        className={styles.dots}
        d={dots.map(({ x, y }) => `M${x - 0.8} ${y}a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0`).join('')}
      />
    </svg>
  );
}
