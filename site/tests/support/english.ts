import { dictionaries } from '../../app/texts/dictionaries.server.ts';

/** The texts that a test of the English pages expects. */
export const english = dictionaries.en;
