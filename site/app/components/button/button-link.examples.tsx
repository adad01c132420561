import { examplesOf } from '../../styleguide/examples.ts';
import { ButtonLink } from './button.tsx';

export default examplesOf(ButtonLink, {
  title: 'Button that leads on',
  about: 'A link to another page that is as weighty as a button.',
  examples: [
    { name: 'link', props: { to: '/projects', children: 'Explore Projects' } },
    {
      name: 'link with the focus',
      props: { to: '/projects', children: 'Explore Projects' },
      as: 'focus',
    },
    {
      name: 'way back',
      props: { to: '/opportunities', kind: 'secondary', children: 'Opportunities' },
    },
  ],
});
