import { factories } from '@strapi/strapi';

interface Member {
  readonly imageUrl?: string | null;
  readonly portrait?: { readonly url?: string; readonly focalPoint?: unknown } | null;
  readonly [field: string]: unknown;
}

/**
 * Team members with the address of the chosen portrait as `imageUrl`, as section 3.4 has it, and with
 * the portrait's focal point beside it. Without a portrait, the address that was typed counts.
 */
export default factories.createCoreService('api::team.team', () => ({
  async find(params: object = {}) {
    const { results, pagination } = await super.find({ ...params, populate: ['portrait'] });
    return { results: results.map(withAddress), pagination };
  },
}));

function withAddress({ portrait, ...member }: Member): Member {
  const imageUrl = portrait?.url ?? member.imageUrl ?? null;
  return { ...member, imageUrl, imageFocalPoint: portrait?.focalPoint ?? null };
}
