import * as v from 'valibot';
import type { Language } from '../languages.ts';
import partnersInEnglish from '../texts/content/partners.json' with { type: 'json' };
import { translationsOf } from '../texts/translations.ts';
import { type Identified, listCall } from './calls.ts';
import { chooseListTexts } from './choose-texts.ts';
import { type ContentReader, readList } from './content.ts';
import { Media, RequiredText, Text } from './fields.ts';
import { type ContentImage, imageFrom } from './image.ts';
import type { LangText } from './lang-text.ts';
import { safeLink } from './link.ts';

/** An organisation that pays for projects, or whose people volunteer (3.10). */
export interface Partner {
  readonly name: LangText;
  readonly kind: string;
  readonly line?: LangText;
  /** An image of the CMS, or the path of one of the site's own. */
  readonly logo?: ContentImage | string;
  readonly link?: string;
}

const translations = translationsOf('partners');
const builtIn = partnersInEnglish.map(({ sortOrder, ...partner }) => ({
  ...partner,
  id: `${sortOrder}`,
}));

const builtInFor = (language: Language): readonly Identified<Partner>[] =>
  chooseListTexts(builtIn, ['id', 'kind', 'logo'], language, translations(language));

export const partnersCall = {
  ...listCall(
    '/api/partners?sort=sortOrder:ASC&populate=*',
    {
      texts: { name: RequiredText, line: Text },
      fields: { kind: v.picklist(['associated', 'volunteer']), logo: Media, link: Text },
    },
    ({ logo, link, ...fields }, context): Partner => {
      return { ...fields, logo: imageFrom(logo, context), link: safeLink(link, context.cmsUrl) };
    },
    { fallback: 'the built-in partners', nameField: 'name' },
  ),
  builtIn: builtInFor('en'),
  builtInFor,
};

export const getPartners = (content: ContentReader) =>
  readList<Identified<Partner>>(content, partnersCall);
