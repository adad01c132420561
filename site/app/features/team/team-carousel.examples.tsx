import { examplesOf } from '../../styleguide/examples.ts';
import { samplePicture, twoDigits } from '../../styleguide/sample-pictures.ts';
import { longText, longWord } from '../../styleguide/sample-words.ts';
import { TeamCarousel } from './team-carousel.tsx';

const team = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Member Number ${index + 1}`,
    position: 'Coordinator',
    description: 'Plans the week and knows every bus.',
    link: 'https://example.org/profile',
    photo: samplePicture(`team/${twoDigits((index % 15) + 1)}`),
  }));

export default examplesOf(TeamCarousel, {
  title: 'Team carousel',
  about: 'A row of portraits around a large one, and below it that person.',
  isWide: true,
  examples: [
    { name: 'nobody', props: { team: [] } },
    { name: 'one member', props: { team: team(1) } },
    { name: 'four members', props: { team: team(4) } },
    { name: 'fifty members', props: { team: team(50) } },
    {
      name: 'without photos and with too many words',
      props: {
        team: team(3).map(({ photo: _photo, ...member }) => ({
          ...member,
          name: `${longWord} ${member.id}`,
          description: longText,
        })),
      },
    },
  ],
});
