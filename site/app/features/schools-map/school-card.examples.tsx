import { schools } from '../../content/schools.ts';
import { examplesOf } from '../../styleguide/examples.ts';
import { longWord } from '../../styleguide/sample-words.ts';
import { placesOf } from './places.ts';
import { SchoolCard } from './school-card.tsx';

const [first, ...others] = placesOf(schools);
if (!first) throw new Error('There are no schools to show');
const pageless = others.find(({ key }) => key === 'htl') ?? first;

export default examplesOf(SchoolCard, {
  title: 'School card',
  about: 'What the popup of a marker tells.',
  examples: [
    { name: 'usual', props: { place: first }, ground: 'white' },
    { name: 'of a project without a page', props: { place: pageless }, ground: 'white' },
    {
      name: 'with too many words',
      props: { place: { ...first, name: `${longWord} School`, district: longWord } },
      ground: 'white',
    },
  ],
});
