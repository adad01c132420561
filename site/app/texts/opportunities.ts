import type { OpportunityKind } from '../features/opportunities/kinds.ts';
import { organisation } from '../organisation.ts';
import type { HeadTexts } from './page-texts.ts';

const brand = organisation.name;

/** The list of opportunities, and what their forms have in common (2.7). */
export const opportunitiesTexts = {
  head: {
    title: `Opportunities | ${brand}`,
    description: `Three ways to help a child learn with ${brand}: teach for two hours a week as a volunteer, join our team as an intern, or sponsor a classroom.`,
  },
  heading: 'Opportunities',
  intro:
    'There are three ways to be part of a child’s school year. Choose the one that fits your time: you can change your mind later.',
  form: {
    needed: 'We need your first name, email and mobile number. The rest is up to you.',
    fields: {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email ID',
      mobileNumber: 'Mobile Number',
      fieldOfStudy: 'Field of Study',
      institutionName: 'Institution Name',
      selfDescription: 'Describe yourself (Skills,experience...)',
    },
    /** What a field wants, said before any error message (R15). */
    hints: {
      email: 'For example name@example.org',
      mobileNumber: '10 digits without spaces. A country code such as +91 may stand in front.',
      selfDescription: 'A few sentences are enough.',
    },
    messages: {
      firstNameEmpty: 'First name cannot be empty.',
      mobileEmpty: 'Mobile number cannot be empty.',
      mobileInvalid: 'Please enter a valid phone number.',
      emailEmpty: 'Email cannot be empty.',
      emailInvalid: 'Please enter a valid Email.',
    },
  },
} as const;

interface OpportunityTexts {
  readonly head: HeadTexts;
  readonly form: { heading: string; question: string; sent: string; privacy: string };
  /** The card in the list. */
  readonly cardTitle: string;
  readonly cardText: string;
  readonly heading: string;
  /** The description, a paragraph an entry. */
  readonly paragraphs: readonly string[];
  readonly lists: readonly OpportunityList[];
  readonly imageAlt: string;
}

/** A short list below the description; steps are numbered. */
export interface OpportunityList {
  readonly heading: string;
  readonly items: readonly string[];
  readonly numbered?: boolean;
}

/** One opportunity: its card, its page and its form. */
export const opportunityTexts = {
  volunteer: {
    head: {
      title: `Volunteer With us | ${brand}`,
      description: `Give two hours a week to a small group of children near you. ${brand} trains you, gives you the material and stays by your side. Register here.`,
    },
    form: {
      heading: 'Be a Volunteer',
      question: 'Are you a student?',
      sent: 'Thank you, your registration has arrived. Within a week a coordinator will call or write, to find a school and a time that suit you.',
      privacy:
        'We keep what you write here to get in touch and to find a school that suits you, for 24 months at most. Only our own team reads it.',
    },
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
      },
      {
        heading: 'What we ask',
        items: [
          'You are 18 or older and can come for at least three months.',
          'You take part in two training evenings, one of them on keeping children safe.',
          'You show us proof of who you are and sign our child-safety rules.',
        ],
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
    imageAlt: 'Two volunteers among five children; the smallest throws both arms up for joy',
  },
  intern: {
    head: {
      title: `Intern With Us | ${brand}`,
      description: `Spend six to twelve weeks with ${brand}: write lessons, train volunteers, visit schools, and see how a classroom changes. Students can register here.`,
    },
    form: {
      heading: 'Register Now',
      question: 'Are you a student?',
      sent: 'Thank you, your registration has arrived. Within ten days we will write to you with a date for a talk of half an hour.',
      privacy:
        'We keep what you write here to get in touch and to plan an internship with you, for 24 months at most. Only our own team reads it.',
    },
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
      },
      {
        heading: 'What we ask',
        items: [
          'You study at a college or have finished within the last two years.',
          'You have six to twelve weeks, with at least 20 hours in each of them.',
          'You speak English and at least one language of southern India.',
        ],
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
      },
    ],
    imageAlt: 'Two interns and a girl at a table with books and a laptop, in front of a blackboard',
  },
  sponsor: {
    head: {
      title: `Be a Sponsor | ${brand}`,
      description: `Books, maths kits, a teacher's bus fare: your gift to ${brand} keeps a classroom or a tribal study centre going for a whole school year.`,
    },
    form: {
      heading: 'Donate now',
      question: 'Are you currently employed?',
      sent: 'Thank you, your details have arrived. Within three working days we will call you to talk about your gift. No money has been taken.',
      privacy:
        'We keep what you write here to get in touch about your gift, for 24 months at most. Only our own team reads it. No money is taken here.',
    },
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
      },
      {
        heading: 'What you can count on',
        items: [
          'You get a receipt for every gift, and for gifts in India the certificate for tax exemption under section 80G.',
          'Our annual reports stand at the bottom of every page, for everyone to read.',
          'We never pass your name or number on, and we name sponsors only if they wish it.',
        ],
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
    imageAlt:
      'An older couple and four children around a painted trunk full of story books, in front of a school',
  },
} as const satisfies Record<OpportunityKind, OpportunityTexts>;
