import { examplesOf } from '../../styleguide/examples.ts';
import { missingPicture, samplePicture, twoDigits } from '../../styleguide/sample-pictures.ts';
import { PictureGrid } from './picture-grid.tsx';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    samplePicture(`gallery/${twoDigits(index + 1)}`, 'Children at work'),
  );

export default examplesOf(PictureGrid, {
  title: 'Picture grid',
  about: 'The pictures of a project; each opens large.',
  isWide: true,
  examples: [
    { name: 'one picture', props: { name: 'Project Spark', pictures: pictures(1) } },
    { name: 'four pictures', props: { name: 'Project Spark', pictures: pictures(4) } },
    { name: 'a picture that is gone', props: { name: 'Spark', pictures: [missingPicture] } },
  ],
});
