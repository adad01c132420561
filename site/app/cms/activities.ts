import * as v from 'valibot';
import { type Identified, listCall } from './calls.ts';
import type { ContentReader } from './content.ts';
import { safeLink } from './link.ts';
import { type Picture, pictureFromWire } from './picture.ts';
import { Text, WirePictureField } from './wire.ts';

/** A current activity, called "just-in" by the backend (3.2). */
export interface Activity {
  readonly title: string;
  readonly description: string;
  /** A safe address, where there is one (R20). */
  readonly link?: string;
  /** Label of the link, or plain text where there is no link; missing where there is none (R20). */
  readonly linkTitle?: string;
  /** Its own picture, where the backend has one: in place of one of the three (2.4.2). */
  readonly picture?: Picture;
}

const ActivityFields = v.object({
  title: Text,
  description: Text,
  link: Text,
  linkTitle: Text,
  image: WirePictureField,
});

/** GET /api/just-ins */
export const activitiesCall = listCall('/api/just-ins', ActivityFields, (wire, context) => {
  if (wire.title === '' && wire.description === '') return undefined;
  const link = safeLink(wire.link);
  const label = wire.linkTitle === 'null' ? '' : wire.linkTitle;
  const linkTitle = label !== '' ? label : link ? 'Know more' : undefined;
  const picture = pictureFromWire(wire.image, context);
  const activity: Activity = {
    title: wire.title,
    description: wire.description,
    ...(link ? { link } : {}),
    ...(linkTitle ? { linkTitle } : {}),
    ...(picture ? { picture } : {}),
  };
  return activity;
});

/** Every activity (2.4.2, 2.5, 7.1). */
export async function getActivities(
  content: ContentReader,
): Promise<readonly Identified<Activity>[]> {
  const { items } = await content.read(activitiesCall);
  return items ?? [];
}
