import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { imageFrom } from './image.ts';
import { safeLink } from './link.ts';
import { FocalPoint, RequiredText, Text } from './wire.ts';

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
  ({ name, position, description, ...wire }, context) => {
    const photo = { url: wire.imageUrl, focalPoint: wire.imageFocalPoint };
    const link = safeLink(wire.link, context.cmsUrl);
    return { name, position, description, link, photo: imageFrom(photo, context) };
  },
);

/** A member of the team (3.4). */
export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number];

export const getTeam = (content: ContentReader) => readList(content, teamCall);
