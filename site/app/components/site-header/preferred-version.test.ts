import { expect, test } from 'vitest';
import type { Version } from '../../use-versions.ts';
import { preferredVersion } from './preferred-version.ts';

const malayalam: Version = { language: 'ml', address: '/ml/team', isSamePage: true };
const tamil: Version = { language: 'ta', address: '/ta', isSamePage: false };
const english: Version = { language: 'en', address: '/team', isSamePage: true };
const versions = [english, malayalam, tamil];

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
    expect(preferredVersion(preferred, shown, versions)).toEqual(offered);
  },
);
