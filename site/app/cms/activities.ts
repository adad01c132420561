import * as v from 'valibot';
import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { imageFrom } from './image.ts';
import { safeLink } from './link.ts';
import { Media, Text } from './wire.ts';

export const activitiesCall = listCall(
  '/api/just-ins',
  v.object({ title: Text, description: Text, link: Text, linkTitle: Text, image: Media }),
  ({ title, description, ...wire }, context) => {
    if (title === '' && description === '') return undefined;
    const link = safeLink(wire.link);
    const label = wire.linkTitle === 'null' ? '' : wire.linkTitle;
    return {
      title,
      description,
      link,
      /** Label of the link, or plain text where there is no link; "" where nothing was written (R20). */
      linkTitle: label,
      image: imageFrom(wire.image, context),
    };
  },
);

/** A current activity, called "just-in" by the CMS (3.2). */
export type Activity = Awaited<ReturnType<typeof getActivities>>[number];

export const getActivities = (content: ContentReader) => readList(content, activitiesCall);
