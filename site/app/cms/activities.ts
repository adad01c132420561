import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { Media, Text } from './fields.ts';
import { imageFrom } from './image.ts';
import { safeLink } from './link.ts';

export const activitiesCall = listCall(
  '/api/just-ins',
  {
    texts: { title: Text, description: Text, linkTitle: Text },
    fields: { link: Text, image: Media },
  },
  ({ title, description, linkTitle, ...entry }, context) => {
    if (title.text === '' && description.text === '') return undefined;
    return {
      title,
      description,
      link: safeLink(entry.link, context.cmsUrl),
      /** The link's label, or a plain text where there is no link; empty where nothing was written (R20). */
      linkTitle: linkTitle.text === 'null' ? { text: '' } : linkTitle,
      image: imageFrom(entry.image, context),
    };
  },
  { canBeEmptied: true },
);

/** A current activity, called "just-in" by the CMS (3.2). */
export type Activity = Awaited<ReturnType<typeof getActivities>>[number];

export const getActivities = (content: ContentReader) => readList(content, activitiesCall);
