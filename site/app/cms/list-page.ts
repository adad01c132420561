import builtIn from '../texts/content/list-page.json' with { type: 'json' };
import { translationsOf } from '../texts/translations.ts';
import type { ContentReader } from './content.ts';
import { imageFrom } from './image.ts';
import { getTexts } from './organisation.ts';
import { textsCall } from './texts-call.ts';

export const listPageCall = textsCall(
  '/api/list-page?populate=*',
  builtIn,
  translationsOf('list-page'),
  {
    mediaOf: ({ contactImage }, context) => ({ contactImage: imageFrom(contactImage, context) }),
  },
);

/** The texts of the pages that show a list, and of Contact us. Their names begin with the page. */
export type ListPage = Awaited<ReturnType<typeof getListPage>>;

export const getListPage = (content: ContentReader) => getTexts(content, listPageCall);
