import { examplesOf } from '../../styleguide/examples.ts';
import { longText, longWord } from '../../styleguide/sample-words.ts';
import { WorkList } from './work-list.tsx';

const points = [
  ['Maths', 'Games with numbers, every week.'],
  ['English', 'Songs and stories.'],
  [longWord, longText],
  ['Camps', 'Two a year.'],
];

export default examplesOf(WorkList, {
  title: 'Work list',
  about: 'The bullet points of a text, each a card in one of the four colours.',
  isWide: true,
  examples: [
    {
      name: 'four points',
      props: {
        children: (
          <ul>
            {points.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        ),
      },
    },
  ],
});
