import { createContext } from 'react-router';
import type { ShareCard } from './share-card.ts';

/** Gives a card's path on this site, signed, so that no one else can have cards made in our name. */
export const cardPathContext = createContext<(card: ShareCard) => string>();
