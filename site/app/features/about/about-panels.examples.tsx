import { examplesOf } from '../../styleguide/examples.ts';
import { longText } from '../../styleguide/sample-words.ts';
import { VisionAndMission } from './about-panels.tsx';

export default examplesOf(VisionAndMission, {
  title: 'Vision and mission',
  about: 'Two texts of equal weight, side by side.',
  isWide: true,
  examples: [
    {
      name: 'one short and one long',
      props: { vision: <p>A school worth going to.</p>, mission: <p>{longText}</p> },
    },
  ],
});
