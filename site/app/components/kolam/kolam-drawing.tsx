import type { CSSProperties } from 'react';
import styles from './kolam.module.css';
import { type KolamShape, kolam } from './kolam.ts';

interface KolamProps {
  /** Dots from the centre to a tip: 1 a logo, 2–3 a tile, 5 the hero. */
  radius: number;
  /** Who owns the pattern, for example a project's url. */
  seed: string;
  shape?: KolamShape;
  /** In tenths of the distance between two dots, at most 2. */
  strokeWidth?: number;
  /** Draws itself once when it appears. */
  animated?: boolean;
  /** The dots that the line winds around. */
  dots?: boolean;
  className?: string;
}

/** The site's signature as a decoration, in the colour of the text around it. */
export function Kolam({
  radius,
  seed,
  shape = 'diamond',
  strokeWidth = 0.8,
  animated = false,
  dots = true,
  className,
}: KolamProps) {
  const drawing = kolam({ radius, seed, shape });
  const classes = [styles.kolam, animated && styles.animated, className].filter(Boolean).join(' ');
  return (
    <svg
      className={classes}
      viewBox={drawing.viewBox}
      strokeWidth={strokeWidth}
      aria-hidden="true"
      focusable="false"
    >
      {drawing.paths.map((path, line) => (
        <path
          key={path}
          className={animated ? styles.line : undefined}
          style={animated ? order(line, drawing.paths.length) : undefined}
          pathLength={animated ? 1 : undefined}
          d={path}
        />
      ))}
      {dots && <path className={styles.dots} d={drawing.dots.map(toDisc).join('')} />}
    </svg>
  );
}

/** Which of the lines this one is: the style sheet makes its place in time from it. */
function order(line: number, lines: number): CSSProperties & Record<`--${string}`, number> {
  return { '--line': line, '--lines': lines };
}

/** All discs in one path: a fraction of the markup of as many circles. */
function toDisc({ x, y }: { readonly x: number; readonly y: number }): string {
  return `M${x - 0.8} ${y}a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0`;
}
