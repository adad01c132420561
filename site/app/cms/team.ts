import * as v from 'valibot';
import { type Identified, listCall } from './calls.ts';
import type { ContentReader } from './content.ts';
import { safeLink } from './link.ts';
import { type Picture, pictureFromUrl } from './picture.ts';
import { RequiredText, Text } from './wire.ts';

/** A member of the team (3.4). */
export interface TeamMember {
  readonly name: string;
  readonly position: string;
  readonly description: string;
  /** Profile on a professional network. */
  readonly link?: string;
  readonly photo?: Picture;
}

const TeamFields = v.object({
  name: RequiredText,
  description: Text,
  position: Text,
  link: Text,
  imageUrl: Text,
});

/** GET /api/teams */
export const teamCall = listCall('/api/teams', TeamFields, (wire, context): TeamMember => {
  const link = safeLink(wire.link);
  const photo = pictureFromUrl(wire.imageUrl, wire.name, context);
  return {
    name: wire.name,
    position: wire.position,
    description: wire.description,
    ...(link ? { link } : {}),
    ...(photo ? { photo } : {}),
  };
});

/** Every member, in the backend's order (2.9, 7.1). */
export async function getTeam(content: ContentReader): Promise<readonly Identified<TeamMember>[]> {
  const { items } = await content.read(teamCall);
  return items ?? [];
}
