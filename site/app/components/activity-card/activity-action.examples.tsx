import { examplesOf } from '../../styleguide/examples.ts';
import { ActivityAction } from './activity-action.tsx';

const activity = { title: 'Library day', description: 'All day long.' };

export default examplesOf(ActivityAction, {
  title: 'Activity action',
  about: 'What an activity invites to: a link of its own words, plain words, or nothing.',
  examples: [
    {
      name: 'link',
      props: {
        activity: { ...activity, link: 'https://example.org/library', linkTitle: 'Join the day' },
      },
    },
    {
      name: 'link without words',
      props: { activity: { ...activity, link: 'https://example.org/day' } },
    },
    { name: 'words alone', props: { activity: { ...activity, linkTitle: 'Opens in June' } } },
    { name: 'nothing', props: { activity } },
  ],
});
