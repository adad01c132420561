import { factories } from '@strapi/strapi';

interface Member {
  readonly imageUrl?: string | null;
  readonly portrait?: { readonly url?: string; readonly focalPoint?: unknown } | null;
  readonly [field: string]: unknown;
}

/**
 * The website reads the portrait's URL from `imageUrl` (spec 3.4). Without a portrait, sends the URL that an editor
 * typed.
 */
export default factories.createCoreService('api::team.team', () => ({
  async find(params: object = {}) {
    const { results, pagination } = await super.find({ ...params, populate: ['portrait'] });
    return { results: results.map(withImageUrl), pagination };
  },
}));

function withImageUrl({ portrait, ...member }: Member): Member {
  const imageUrl = portrait?.url ?? member.imageUrl ?? null;
  return { ...member, imageUrl, imageFocalPoint: portrait?.focalPoint ?? null };
}
