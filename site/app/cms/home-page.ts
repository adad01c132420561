import builtIn from '../texts/content/home-page.json' with { type: 'json' };
import { translationsOf } from '../texts/translations.ts';
import type { ContentReader } from './content.ts';
import { imageFrom } from './image.ts';
import { getTexts } from './organisation.ts';
import { textsCall } from './texts-call.ts';

export const homePageCall = textsCall(
  '/api/home-page?populate=*',
  // The cards that editors chose: none are built in.
  { ...builtIn, shortcuts: [{ name: '', line: '', url: '' }] },
  translationsOf('home-page'),
  {
    shared: ['url'],
    mediaOf: ({ heroImage }, context) => ({ heroImage: imageFrom(heroImage, context) }),
  },
);

export type HomePage = Awaited<ReturnType<typeof getHomePage>>;

export const getHomePage = (content: ContentReader) => getTexts(content, homePageCall);
