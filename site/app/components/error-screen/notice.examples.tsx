import { errorTexts } from '../../content/trouble.ts';
import { examplesOf } from '../../styleguide/examples.ts';
import { ButtonLink } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export default examplesOf(Notice, {
  title: 'Notice',
  about: 'What stands in the place of a page that cannot be shown.',
  isWide: true,
  examples: [
    {
      name: 'not now',
      props: {
        heading: errorTexts.unavailable.heading,
        text: errorTexts.unavailable.text,
        drawn: 0.82,
        children: <ButtonLink to="/">Take me home</ButtonLink>,
      },
    },
    {
      name: 'a fault of ours',
      props: {
        heading: errorTexts.unexpected.heading,
        text: errorTexts.unexpected.text,
        drawn: 0.35,
        children: <ButtonLink to="/">Take me home</ButtonLink>,
      },
    },
  ],
});
