import builtIn from '../texts/content/about-page.json' with { type: 'json' };
import { translationsOf } from '../texts/translations.ts';
import { fileFrom } from './file.ts';
import { imageFrom } from './image.ts';
import { textsCall } from './texts-call.ts';

export const aboutPageCall = textsCall(
  '/api/about-page?populate=*',
  builtIn,
  translationsOf('about-page'),
  {
    mediaOf: ({ videoPoster, video }, context) => ({
      videoPoster: imageFrom(videoPoster, context),
      video: fileFrom(video, context),
    }),
  },
);
