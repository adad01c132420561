import { examplesOf } from '../../styleguide/examples.ts';
import { longText, longWord } from '../../styleguide/sample-words.ts';
import { Activities } from './activities.tsx';

const activities = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `Activity number ${index + 1}`,
    description: 'Ten days of science, songs and stories in the hills.',
    link: `https://example.org/activity/${index + 1}`,
    linkTitle: 'Join in',
  }));

export default examplesOf(Activities, {
  title: 'Activities carousel',
  about: 'What happens now, one at a time. Nothing moves by itself.',
  isWide: true,
  examples: [
    { name: 'one activity', props: { activities: activities(1) } },
    { name: 'five activities', props: { activities: activities(5) } },
    { name: 'fifty activities', props: { activities: activities(50) } },
    {
      name: 'with too many words',
      props: { activities: [{ title: longWord, description: longText.repeat(2) }] },
    },
  ],
});
