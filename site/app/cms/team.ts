import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { FocalPoint, RequiredText, Text } from './fields.ts';
import { imageFrom } from './image.ts';
import { safeLink } from './link.ts';

export const teamCall = listCall(
  '/api/teams',
  {
    texts: { name: RequiredText, description: Text, position: Text },
    fields: {
      link: Text,
      imageUrl: Text,
      /** Sent by the CMS that ships with this site: `imageUrl` is text and has no focal point. */
      imageFocalPoint: FocalPoint,
    },
  },
  ({ name, position, description, ...entry }, context, { english }) => {
    const photo = { url: entry.imageUrl, focalPoint: entry.imageFocalPoint };
    const link = safeLink(entry.link, context.cmsUrl);
    return {
      ...{ name, position, description, link },
      /** The founder is found by it also where one of the two has no translation. */
      nameInEnglish: english.name,
      photo: imageFrom(photo, context),
    };
  },
  { canBeEmptied: true },
);

/** A member of the team (3.4). */
export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number];

export const getTeam = (content: ContentReader) => readList(content, teamCall);
