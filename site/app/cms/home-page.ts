import builtIn from '../texts/content/home-page.json' with { type: 'json' };
import type { ContentReader } from './content.ts';
import { getTexts } from './organisation.ts';
import { textsCall } from './texts.ts';

/** GET /api/home-page */
export const homePageCall = textsCall('/api/home-page?populate=*', builtIn, ['heroImage']);

/** The texts of the home page (2.4). */
export type HomePage = Awaited<ReturnType<typeof getHomePage>>;

export const getHomePage = (content: ContentReader) => getTexts(content, homePageCall);
