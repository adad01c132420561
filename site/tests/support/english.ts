import { dictionaries } from '../../app/labels/dictionaries.server.ts';

/** The labels that a test of the English pages expects. */
export const english = dictionaries.en;
