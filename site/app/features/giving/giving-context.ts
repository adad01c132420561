import { createContext } from 'react-router';
import type { GivingSettings } from './giving-settings.ts';

/** How to give at once; undefined where the operator has not set it up. */
export const givingContext = createContext<GivingSettings | undefined>(undefined);
