import type { Content } from '../app/cms/content.ts';
import { organisationCall } from '../app/cms/organisation.ts';
import { navProjectsCall } from '../app/cms/projects.ts';
import type { OrganisationFolder } from './organisation-folder.ts';

/** `unknown`: the CMS, which may say the name, does not answer. */
export type OwnName = 'known' | 'missing' | 'unknown';

export const NO_NAME = [
  'The website cannot start: the organisation has no name.',
  '  - Write it into organisation.json in the folder of facts (ORGANISATION_DIR), whose README.md says more,',
  '    or into the entry of the organisation in the CMS.',
].join('\n');

/** Gives a function that says whether a public website has a name of its own (R47). Once known it stays so. */
export function createOwnName(
  content: Pick<Content, 'read'>,
  { facts, isPublic }: Pick<OrganisationFolder, 'facts' | 'isPublic'>,
): () => Promise<OwnName> {
  let isKnown = !isPublic || facts.organisation.name !== '';
  return async () => {
    if (isKnown) return 'known';
    const { items, state } = await content.read(organisationCall);
    isKnown = items !== undefined && items.name.text !== '';
    if (isKnown) return 'known';
    // A CMS that refuses the token refuses this read too, which says nothing of the name.
    const required = await content.read(navProjectsCall);
    return state === 'current' && required.state === 'current' ? 'missing' : 'unknown';
  };
}
