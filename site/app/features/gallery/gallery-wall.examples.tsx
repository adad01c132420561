import { examplesOf } from '../../styleguide/examples.ts';
import { missingPicture, samplePicture, twoDigits } from '../../styleguide/sample-pictures.ts';
import { longText } from '../../styleguide/sample-words.ts';
import { GalleryWall } from './gallery-wall.tsx';

const prints = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    picture: samplePicture(`gallery/${twoDigits((index % 12) + 1)}`),
    caption: `Scene ${index + 1}`,
  }));

export default examplesOf(GalleryWall, {
  title: 'Gallery wall',
  about: 'Prints pinned on paper, each a little askew.',
  isWide: true,
  examples: [
    { name: 'nothing', props: { items: [] } },
    { name: 'one print', props: { items: prints(1) } },
    { name: 'four prints', props: { items: prints(4) } },
    { name: 'under the pointer', props: { items: prints(2) }, as: 'hover' },
    { name: 'with the focus', props: { items: prints(2) }, as: 'focus' },
    {
      name: 'a picture that is gone, and too many words',
      props: {
        items: [
          { picture: missingPicture, caption: 'Gone' },
          { picture: samplePicture('gallery/05'), caption: longText },
        ],
      },
    },
  ],
});
