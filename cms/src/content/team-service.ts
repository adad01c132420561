import { factories } from '@strapi/strapi';

interface Member {
  readonly imageUrl?: string | null;
  readonly portrait?: { readonly url?: string } | null;
  readonly [field: string]: unknown;
}

/**
 * The service of team members: in the order in which they were first written, as every list, and with
 * the address of the chosen portrait as `imageUrl`, which is how section 3.4 has it. An address that
 * was typed counts where no portrait was chosen.
 */
export const teamService = factories.createCoreService('api::team.team', () => ({
  async find(params: { sort?: unknown } = {}) {
    const { sort = ['createdAt:asc', 'id:asc'] } = params;
    const { results, pagination } = await super.find({ ...params, sort, populate: ['portrait'] });
    return { results: results.map(withAddress), pagination };
  },
}));

function withAddress({ portrait, ...member }: Member): Member {
  return { ...member, imageUrl: portrait?.url ?? member.imageUrl ?? null };
}
