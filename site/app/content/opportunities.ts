import type { OpportunityKind } from '../features/opportunities/kinds.ts';

/** What the list and the detail page say about one opportunity (2.7). */
export interface OpportunityTexts {
  /** The title of its card in the list. */
  readonly cardTitle: string;
  readonly cardText: string;
  /** The heading of its own page. */
  readonly heading: string;
  /** The description, a paragraph an entry. */
  readonly paragraphs: readonly string[];
  /** Short lists below the description, in this order. */
  readonly lists: readonly OpportunityList[];
  /** What the picture beside it shows, for those who do not see it. */
  readonly pictureAlt: string;
}

export interface OpportunityList {
  readonly heading: string;
  readonly items: readonly string[];
  /** Steps are numbered, because their order matters. */
  readonly numbered: boolean;
}

/** The words above the three cards. */
export const opportunitiesIntro =
  'There are three ways to be part of a child’s school year. Choose the one that fits your time: you can change your mind later.';

export const opportunityTexts: Readonly<Record<OpportunityKind, OpportunityTexts>> = {
  volunteer: {
    cardTitle: 'Volunteer with us',
    cardText:
      'Two hours a week with the same five to eight children, at a school near you. We train you and bring the material.',
    heading: 'Volunteer With us',
    paragraphs: [
      'You do not need to be a teacher. You need two hours a week, patience, and some joy in finding out how a child thinks. The lesson plans, games and maths kits are ready, and in the first weeks an experienced volunteer sits beside you.',
      'You will stay with one group for at least one school term. For the children that is what counts most: somebody who remembers that Meenu was ill last week, and that Ashwin has nearly got the hang of division.',
    ],
    lists: [
      {
        heading: 'What you will do',
        items: [
          'Meet your group once a week, on a weekday afternoon or a Saturday morning.',
          'Play, read, count and talk with them, along a plan that you may change.',
          'Write three lines afterwards: who was there, what worked, what comes next.',
        ],
        numbered: false,
      },
      {
        heading: 'What we ask',
        items: [
          'You are 18 or older and can come for at least three months.',
          'You take part in two training evenings, one of them on keeping children safe.',
          'You show us proof of who you are and sign our child-safety rules.',
        ],
        numbered: false,
      },
      {
        heading: 'What happens next',
        items: [
          'You send us the form.',
          'Within a week a coordinator calls or writes, to find a school and a time that suit you.',
          'You visit a class, and then decide.',
        ],
        numbered: true,
      },
    ],
    pictureAlt: 'Two volunteers among five children; the smallest throws both arms up for joy',
  },
  intern: {
    cardTitle: 'Intern with us',
    cardText:
      'Six to twelve weeks in our team: plan lessons, visit schools, and finish one piece of work that stays.',
    heading: 'Intern With Us',
    paragraphs: [
      'An internship with us is real work. In past years interns have written a set of stories for first readers in Malayalam and Tamil, redrawn our maths cards for children who cannot tell red from green, and worked out a bus plan that saved every volunteer an hour a week.',
      'You spend about a third of your time in classrooms and the rest with our team, in Kochi or from home. One of us looks after you, meets you every week and tells you honestly what is good and what is not there yet.',
    ],
    lists: [
      {
        heading: 'What you will do',
        items: [
          'Choose one task with us in the first week, and finish it.',
          'Teach or observe in at least one of our schools.',
          'Show the team at the end what you found out.',
        ],
        numbered: false,
      },
      {
        heading: 'What we ask',
        items: [
          'You study at a college or have finished within the last two years.',
          'You have six to twelve weeks, with at least 20 hours in each of them.',
          'You speak English and at least one language of southern India.',
        ],
        numbered: false,
      },
      {
        heading: 'What happens next',
        items: [
          'You send us the form. Tell us what you would like to work on.',
          'Within ten days we write back with a date for a talk of half an hour.',
          'If it suits both sides, we agree on the task and the dates in writing.',
        ],
        numbered: true,
      },
      {
        heading: 'Good to know',
        items: [
          'Internships are unpaid. We pay for travel to schools and for material.',
          'You get a certificate and, for your college, a report signed by your mentor.',
        ],
        numbered: false,
      },
    ],
    pictureAlt:
      'Two interns and a girl at a table with books and a laptop, in front of a blackboard',
  },
  sponsor: {
    cardTitle: 'Be a Sponsor',
    cardText:
      'Books, kits, a teacher’s bus fare: help one classroom or study centre through a whole school year.',
    heading: 'Be a Sponsor',
    paragraphs: [
      'Our volunteers give their time for nothing. What costs money is all that surrounds them: maths kits and story books, travel into the hills, an evening meal at the study centres, and the small team that trains and visits everybody.',
      'As a sponsor you choose what your gift is for. At the end of the term you hear how it was used, from the people who used it. Sponsors are companies and clubs, and just as often a family, or five colleagues who put money together.',
    ],
    lists: [
      {
        heading: 'What your gift can do',
        items: [
          'Fill a painted trunk with eighty story books in four languages, and send it on its way.',
          'Give a school a box of maths material that lasts for years.',
          'Keep a tribal study centre open every evening, with light, a meal and a teacher.',
        ],
        numbered: false,
      },
      {
        heading: 'What you can count on',
        items: [
          'You get a receipt for every gift, and for gifts in India the certificate for tax exemption under section 80G.',
          'Our annual reports stand at the bottom of every page, for everyone to read.',
          'We never pass your name or number on, and we name sponsors only if they wish it.',
        ],
        numbered: false,
      },
      {
        heading: 'What happens next',
        items: [
          'You send us the form. No money is taken on this website.',
          'Within three working days we call you, and talk about what you would like to make possible.',
          'We send you the bank details in writing, and the receipt as soon as your gift arrives.',
        ],
        numbered: true,
      },
    ],
    pictureAlt:
      'An older couple and four children around a painted trunk full of story books, in front of a school',
  },
};
