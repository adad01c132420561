import type { Language } from '../languages.ts';
import pagesInEnglish from '../texts/content/opportunity-pages.json' with { type: 'json' };
import { type OpportunityKind, opportunityKinds } from '../texts/opportunity-kinds.ts';
import { translationsOf } from '../texts/translations.ts';
import { builtInOf, type OptionalCall } from './calls.ts';
import type { ContentReader } from './content.ts';
import { attributesOf, isRecord } from './fields.ts';
import { imageFrom } from './image.ts';
import { getListPage } from './list-page.ts';
import { getTexts } from './organisation.ts';
import { textsCall } from './texts-call.ts';

const path = '/api/opportunity-pages?populate=*';

const translations = translationsOf('opportunity-pages');

function pageIn(kind: OpportunityKind) {
  return (language: Language) => {
    const translated = translations(language);
    return Array.isArray(translated) ? translated.find((page) => page.kind === kind) : undefined;
  };
}

const calls = opportunityKinds.map((kind) => {
  const texts = pagesInEnglish.find((page) => page.kind === kind);
  if (!texts) throw new Error(`There is no built-in page of the opportunity "${kind}"`);
  return textsCall(path, { ...texts, kind }, pageIn(kind), {
    shared: ['kind'],
    mediaOf: ({ image }, context) => ({ image: imageFrom(image, context) }),
  });
});

type OpportunityPage = (typeof calls)[number]['builtIn'];

export const opportunityPagesCall: OptionalCall<readonly OpportunityPage[]> = {
  path,
  paged: false,
  fallback: 'the built-in texts',
  builtIn: calls.map(({ builtIn }) => builtIn),
  builtInFor: (language, facts) =>
    calls.map((call) => builtInOf(call, language, facts) ?? call.builtIn),
  parse: (entries, context, translations) =>
    calls.map(({ builtIn, parse }) => {
      const isOfKind = (entry: unknown) => {
        const fields = attributesOf(entry);
        return isRecord(fields) && fields.kind === builtIn.kind;
      };
      return parse(entries.filter(isOfKind), context, translations);
    }),
};

export type Opportunity = Awaited<ReturnType<typeof getOpportunities>>[number];

/** Each kind with its texts, and those that all share (2.7). */
export async function getOpportunities(content: ContentReader) {
  const [opportunities, list] = await Promise.all([
    getTexts(content, opportunityPagesCall),
    getListPage(content),
  ]);
  const { opportunitiesHeading, opportunitiesFormNeeded } = list;
  return opportunities.map((page) => ({ ...page, opportunitiesHeading, opportunitiesFormNeeded }));
}

/** @throws where no page of that kind is built in: a fault of the program */
export async function getOpportunity(
  content: ContentReader,
  kind: OpportunityKind,
): Promise<Opportunity> {
  const opportunity = (await getOpportunities(content)).find((each) => each.kind === kind);
  if (!opportunity) throw new Error(`There is no page of the opportunity "${kind}"`);
  return opportunity;
}
