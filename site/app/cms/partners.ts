import * as v from 'valibot';
import type { Language } from '../languages.ts';
import builtIn from '../texts/content/partners.json' with { type: 'json' };
import { translationsOf } from '../texts/content-in.ts';
import { type Identified, listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { type ContentImage, imageFrom } from './image.ts';
import { safeLink } from './link.ts';
import { mergeList } from './texts-call.ts';
import { Media, RequiredText, Text } from './wire.ts';

/** An organisation that pays for projects, or whose people volunteer (3.10). */
export interface Partner {
  readonly name: string;
  readonly kind: string;
  readonly line?: string;
  /** An image of the CMS, or the path of one of the site's own. */
  readonly logo?: ContentImage | string;
  readonly link?: string;
}

const translations = translationsOf('partners');
const builtInPartners = builtIn.map(({ sortOrder, ...partner }) => ({
  ...partner,
  id: `${sortOrder}`,
}));

export const partnersCall = {
  ...listCall(
    '/api/partners?sort=sortOrder:ASC&populate=*',
    v.object({
      name: RequiredText,
      kind: v.picklist(['associated', 'volunteer']),
      line: Text,
      logo: Media,
      link: Text,
    }),
    ({ logo, link, ...fields }, context): Partner => {
      return { ...fields, logo: imageFrom(logo, context), link: safeLink(link) };
    },
    { fallback: 'the built-in partners', nameField: 'name' },
  ),
  builtIn: builtInPartners,
  builtInIn: (language: Language) => mergeList(builtInPartners, translations(language)),
};

export const getPartners = (content: ContentReader) =>
  readList<Identified<Partner>>(content, partnersCall);
