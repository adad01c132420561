/** A sample activity (3.2). */
interface SampleActivity {
  title: string;
  description: string;
  link?: string;
  linkTitle?: string;
}

/** One activity has no link, one the label "null" as in older content, and one links to an e-mail address (R20). */
export const activities: readonly SampleActivity[] = [
  {
    title: 'Volunteer registration for the new school year is open',
    description:
      'Two hours a week are enough. We need people in 48 schools across Kerala, Tamil Nadu and Karnataka, for maths, English and simply for listening. Training starts on the first Saturday of June.',
    link: '/opportunities/volunteer',
    linkTitle: 'Become a volunteer',
  },
  {
    title: 'Kolam and maths: a morning for families',
    description:
      'Grandmothers teach, children count. Come and draw a kolam with us on the school veranda in Palakkad, and find the symmetry, the angles and the one line that never ends.',
    link: 'https://example.org/kolam-morning',
    linkTitle: 'See the programme',
  },
  {
    title: 'One hundred book trunks by December',
    description:
      'Sixty-eight painted trunks are on the road already. Each one brings eighty books in four languages to a school that has none. Thirty-two are still missing.',
    link: '/opportunities/sponsor',
    linkTitle: '',
  },
  {
    title: 'Are you a teacher? Ask for our lesson plans',
    description:
      'Every plan that we use in class is free: six weeks of fractions with paper rotis, forty speaking games, twelve experiments in a box. Write to us and say which class you teach.',
    link: 'mailto:hello@mazhavil.example',
    linkTitle: 'Write to us',
  },
  {
    title: 'Thank you for a wonderful Science Night',
    description:
      'More than four hundred people came to the school roof in Attappadi to look at Saturn. The queue for the telescope went down the stairs, across the yard and out of the gate.',
  },
];
