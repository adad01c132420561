import * as v from 'valibot';
import builtIn from '../texts/content/partners.json' with { type: 'json' };
import { type Identified, listCall, type OptionalCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { type ContentImage, imageFrom } from './image.ts';
import { safeLink } from './link.ts';
import { RequiredText, Text, WireImageField } from './wire.ts';

/** An organisation that pays for projects, or whose people volunteer (3.10). */
export interface Partner {
  readonly name: string;
  readonly kind: string;
  /** What it does: "" where editors wrote nothing. */
  readonly line?: string;
  /** An image of the CMS, or the path of one of the site's own. */
  readonly logo?: ContentImage | string | undefined;
  readonly link?: string | undefined;
}

const PartnerFields = v.object({
  name: RequiredText,
  kind: v.picklist(['associated', 'volunteer']),
  line: Text,
  logo: WireImageField,
  link: Text,
});

/** GET /api/partners */
export const partnersCall: OptionalCall<readonly Identified<Partner>[]> = {
  ...listCall(
    '/api/partners?sort=sortOrder:ASC&populate=*',
    PartnerFields,
    ({ logo, link, ...fields }, context): Partner => {
      return { ...fields, logo: imageFrom(logo, context), link: safeLink(link) };
    },
    { fallback: 'the built-in partners', nameField: 'name' },
  ),
  builtIn: builtIn.map(({ sortOrder, ...partner }) => ({ ...partner, id: `${sortOrder}` })),
};

/** The partners of the home page, in the editors' order (2.4.8, 2.4.9). */
export const getPartners = (content: ContentReader) => readList(content, partnersCall);
