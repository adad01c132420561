import { createContext } from 'react-router';
import type { ShareCard } from './share-card.ts';

/** Gives a card's path on this site, signed, so that nobody else has cards made in our name. */
export const shareCardContext = createContext<(card: ShareCard) => string>();
