import { expect, test } from 'vitest';
import type { Alternate } from '../use-alternates.ts';
import { preferredAlternate } from './preferred-alternate.ts';

const malayalam: Alternate = { language: 'ml', address: '/ml/team', isSamePage: true };
const tamil: Alternate = { language: 'ta', address: '/ta', isSamePage: false };
const english: Alternate = { language: 'en', address: '/team', isSamePage: true };
const alternates = [english, malayalam, tamil];

test.each([
  { preferred: ['ml-IN', 'en'], shown: 'en', offered: malayalam },
  { preferred: ['en-IN', 'ml'], shown: 'en', offered: undefined },
  { preferred: ['fr', 'ml'], shown: 'en', offered: malayalam },
  { preferred: ['ta', 'ml'], shown: 'en', offered: undefined },
  { preferred: ['en-GB'], shown: 'ml', offered: english },
  { preferred: [], shown: 'en', offered: undefined },
] as const)(
  '[R38] a browser of $preferred on a page in $shown is offered $offered.address',
  ({ preferred, shown, offered }) => {
    expect(preferredAlternate(preferred, shown, alternates)).toEqual(offered);
  },
);
