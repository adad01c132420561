import { type OpportunityKind, opportunityKinds } from '../features/opportunities/kinds.ts';
import builtInPages from '../texts/content/opportunity-pages.json' with { type: 'json' };
import type { OptionalCall } from './calls.ts';
import type { ContentReader } from './content.ts';
import { getListPage } from './list-page.ts';
import { getTexts } from './organisation.ts';
import { textsCall } from './texts.ts';
import { attributesOf, isRecord } from './wire.ts';

const path = '/api/opportunity-pages?populate=*';

/** The built-in page of each kind, into which an entry of that kind is merged. */
const calls = opportunityKinds.map((kind) => {
  const texts = builtInPages.find((page) => page.kind === kind);
  if (!texts) throw new Error(`There is no built-in page of the opportunity "${kind}"`);
  return textsCall(path, { ...texts, kind }, ['image']);
});

type OpportunityPage = (typeof calls)[number]['builtIn'];

/** GET /api/opportunity-pages: one page of each kind, in their order. */
export const opportunityPagesCall: OptionalCall<readonly OpportunityPage[]> = {
  path,
  paged: false,
  fallback: 'the built-in texts',
  builtIn: calls.map(({ builtIn }) => builtIn),
  parse: (entries, context) =>
    calls.map(({ builtIn, parse }) => {
      const isOfKind = (fields: unknown) => isRecord(fields) && fields.kind === builtIn.kind;
      return parse(entries.map(attributesOf).filter(isOfKind), context);
    }),
};

/** One opportunity with its form (2.7). */
export type Opportunity = Awaited<ReturnType<typeof getOpportunity>>;

export async function getOpportunity(content: ContentReader, kind: OpportunityKind) {
  const [pages, listTexts] = await Promise.all([
    getTexts(content, opportunityPagesCall),
    getListPage(content, 'opportunities'),
  ]);
  const [page] = pages.filter((each) => each.kind === kind);
  if (!page) throw new Error(`There is no page of the opportunity "${kind}"`);
  const { opportunitiesHeading: listHeading, opportunitiesFormNeeded: formNote } = listTexts;
  return { ...page, listHeading, formNote };
}

/** The card of one opportunity in the list (2.7). */
export type OpportunityCard = Awaited<ReturnType<typeof getOpportunityCards>>[number];

export async function getOpportunityCards(content: ContentReader) {
  const pages = await getTexts(content, opportunityPagesCall);
  return pages.map(({ kind, cardTitle, cardText, image }) => ({
    kind,
    cardTitle,
    cardText,
    image,
  }));
}
