import * as v from 'valibot';
import type { Language } from '../languages.ts';
import { type Identified, listCall } from './calls.ts';
import { chooseListTexts } from './choose-texts.ts';
import { type ContentReader, readList } from './content.ts';
import { type Facts, translatedFacts } from './facts.ts';
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

function builtInFor(language: Language, facts: Facts): readonly Identified<Partner>[] {
  const { partners } = translatedFacts(facts, language);
  const inEnglish = facts.partners.map((partner, index) => ({ ...partner, id: `${index}` }));
  const shown = chooseListTexts(inEnglish, ['id', 'kind', 'logo', 'link'], language, partners);
  return shown.toSorted((one, other) => one.sortOrder - other.sortOrder);
}

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
  builtIn: [],
  builtInFor,
};

export const getPartners = (content: ContentReader) =>
  readList<Identified<Partner>>(content, partnersCall);
