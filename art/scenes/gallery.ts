import { INSIDE } from './gallery-inside.ts';
import { OUTSIDE } from './gallery-outside.ts';
import type { Scene } from './stage.ts';

/** The twelve prints of the gallery; its captions name them by number. */
export const GALLERY: Readonly<Record<string, Scene>> = { ...INSIDE, ...OUTSIDE };
