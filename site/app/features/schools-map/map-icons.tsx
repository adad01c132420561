import type { ReactNode } from 'react';

/** Signs of the map's own controls, drawn as the website's icons are: a round pen of 2 units. */
const shapes = {
  plus: (
    <>
      <path d="M12.1 4.6c.2 4.9.1 9.9 0 14.8" />
      <path d="M4.6 12.2c4.9-.3 9.9-.3 14.8-.1" />
    </>
  ),
  minus: <path d="M4.6 12.2c4.9-.3 9.9-.3 14.8-.1" />,
  up: (
    <>
      <path d="M12.2 20c-.3-5.1-.3-10.2-.1-15.3" />
      <path d="M5.9 10.8c2.4-1.8 4.4-3.9 6.1-6.3 1.5 2.4 3.5 4.4 5.9 6" />
    </>
  ),
  fit: (
    <>
      <path d="M4.3 9.2c-.1-1.7 0-3.3.2-4.8 1.5-.2 3.1-.2 4.7-.2M14.9 4.2c1.6-.1 3.2 0 4.7.2.2 1.5.2 3.1.2 4.8" />
      <path d="M19.8 14.8c.1 1.7 0 3.3-.2 4.8-1.5.2-3.1.2-4.7.2M9.1 19.8c-1.6.1-3.2 0-4.7-.2-.2-1.5-.2-3.1-.2-4.8" />
      <path d="M12 10.6c.9 0 1.5.6 1.5 1.4s-.6 1.5-1.5 1.5-1.5-.6-1.5-1.5.6-1.4 1.5-1.4z" />
    </>
  ),
  search: (
    <>
      <path d="M10.6 4.2c3.7 0 6.3 2.6 6.3 6.3s-2.6 6.4-6.3 6.4-6.4-2.7-6.4-6.4 2.7-6.3 6.4-6.3z" />
      <path d="M15.4 15.3c1.6 1.4 3.1 2.9 4.6 4.5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export function MapIcon({
  name,
  turned = 0,
}: {
  readonly name: keyof typeof shapes;
  /** Degrees, clockwise. */
  readonly turned?: 0 | 90 | 180 | 270;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={turned ? { rotate: `${turned}deg` } : undefined}
      aria-hidden="true"
      focusable="false"
    >
      {shapes[name]}
    </svg>
  );
}
