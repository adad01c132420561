import * as v from 'valibot';
import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { type ContentImage, imageFrom } from './image.ts';
import { safeLink } from './link.ts';
import { FocalPoint, RequiredText, Text } from './wire.ts';

/** A member of the team (3.4). */
export interface TeamMember {
  readonly name: string;
  readonly position: string;
  readonly description: string;
  /** Profile on a professional network. */
  readonly link?: string | undefined;
  readonly photo?: ContentImage | undefined;
}

const TeamFields = v.object({
  name: RequiredText,
  description: Text,
  position: Text,
  link: Text,
  imageUrl: Text,
  /** Sent by the CMS that ships with this site: `imageUrl` is text and has no focal point. */
  imageFocalPoint: FocalPoint,
});

/** GET /api/teams */
export const teamCall = listCall(
  '/api/teams',
  TeamFields,
  ({ name, position, description, ...wire }, context): TeamMember => {
    const photo = { url: wire.imageUrl, alternativeText: name, focalPoint: wire.imageFocalPoint };
    const link = safeLink(wire.link);
    return { name, position, description, link, photo: imageFrom(photo, context) };
  },
);

/** Every member, in the CMS's order (2.9, 7.1). */
export const getTeam = (content: ContentReader) => readList(content, teamCall);
