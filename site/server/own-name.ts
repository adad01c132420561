import type { Content } from '../app/cms/content.ts';
import { organisationCall } from '../app/cms/organisation.ts';
import { navProjectsCall } from '../app/cms/projects.ts';
import type { OrganisationFolder } from './organisation-folder.ts';

/** `unknown`: the CMS, which may say the name, does not answer. */
export type OwnName = 'known' | 'missing' | 'unknown';

/** What a start without a name says, and what to do. */
export function noName({ isLeftOut }: Pick<OrganisationFolder, 'isLeftOut'>): string {
  return [
    'The website cannot start: the organisation has no name.',
    '  - Write it into organisation.json in the folder of facts (ORGANISATION_DIR), whose README.md says more,',
    '    or into the entry of the organisation in the CMS.',
    ...(isLeftOut
      ? [
          '  - Remove sample.txt from that folder: while it is there, nothing of the folder is read.',
        ]
      : []),
  ].join('\n');
}

export const NAME_UNKNOWN =
  'Every page answers 503: the name of the organisation is not known, since it is not in the folder of facts, and the CMS, which may have it, does not answer. It is asked again until it does';

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
