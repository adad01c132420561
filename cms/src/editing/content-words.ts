import { PICTURE_HINT, type TypeWords } from './form-of-words';

const LINK_HINT =
  'Where the button leads. A web address (https://…), an e-mail address (mailto:…), a phone number (tel:…) or a page of this website (/team).';

/** The words and the order of fields with which editors see the six content types (section 3). */
export const contentWords: Readonly<Record<string, TypeWords>> = {
  'api::project.project': {
    mainField: 'projectTitle',
    sortBy: 'sortOrder',
    sortOrder: 'ASC',
    list: ['sortOrder', 'projectTitle', 'url', 'mainImage'],
    edit: [
      [
        ['projectTitle', 6],
        ['url', 6],
      ],
      [
        ['projectIcon', 6],
        ['sortOrder', 6],
      ],
      [['shortDescription', 12]],
      [['cardDescription', 12]],
      [['longDescription', 12]],
      [
        ['mainImage', 6],
        ['images', 6],
      ],
      [
        ['statStudents', 6],
        ['statVolunteers', 6],
      ],
      [['metaDescription', 12]],
    ],
    fields: {
      projectTitle: { label: 'Title', hint: 'The name of the project.', example: 'Project Spark' },
      url: {
        label: 'Page address',
        hint: 'The last part of the page’s address: small letters, digits and hyphens. No two projects may have the same. Changing it breaks links from elsewhere.',
        example: 'project-spark',
      },
      projectIcon: { label: 'Icon', hint: 'The picture beside the project in the menu.' },
      sortOrder: {
        label: 'Place in the list',
        hint: 'Projects are shown from the smallest number to the largest. The first four are in the menu.',
      },
      shortDescription: {
        label: 'One line',
        hint: 'Shown in the menu under the title. Best below 60 letters.',
        example: 'Maths that you can hold in your hands',
      },
      cardDescription: {
        label: 'Short text',
        hint: 'One or two sentences, shown on the project’s card and at the top of its page.',
      },
      longDescription: {
        label: 'Long text',
        hint: 'The story of the project, shown on its page. Leave an empty line between paragraphs.',
      },
      mainImage: {
        label: 'Main picture',
        hint: `The large picture of the page. Without one, the first of the further pictures is used. ${PICTURE_HINT}`,
      },
      images: {
        label: 'Further pictures',
        hint: `Shown below the text; four or more look best. ${PICTURE_HINT}`,
      },
      statStudents: { label: 'Number of students', hint: 'Shown with a plus sign: 8200+.' },
      statVolunteers: { label: 'Number of volunteers', hint: 'Shown with a plus sign: 1240+.' },
      metaDescription: {
        label: 'Text for search engines',
        hint: 'One sentence that search engines show under the title. Best between 100 and 155 letters.',
      },
    },
  },
  'api::just-in.just-in': {
    mainField: 'title',
    sortBy: 'createdAt',
    sortOrder: 'DESC',
    list: ['title', 'linkTitle', 'updatedAt'],
    edit: [
      [['title', 12]],
      [['description', 12]],
      [
        ['link', 8],
        ['linkTitle', 4],
      ],
    ],
    fields: {
      title: { label: 'Title', hint: 'What is happening, in one line.' },
      description: { label: 'Text', hint: 'Two or three sentences.' },
      link: { label: 'Link', hint: `${LINK_HINT} May be empty.`, example: 'https://' },
      linkTitle: {
        label: 'Words on the button',
        hint: 'Without them, the button says “Know more”.',
        example: 'See the programme',
      },
    },
  },
  'api::testimonial.testimonial': {
    mainField: 'author',
    sortBy: 'createdAt',
    sortOrder: 'DESC',
    list: ['author', 'authorDesc', 'eventName', 'authorImage'],
    edit: [
      [
        ['author', 6],
        ['authorDesc', 6],
      ],
      [['testimonialText', 12]],
      [
        ['authorImage', 6],
        ['eventName', 6],
      ],
      [
        ['name', 6],
        ['pos', 6],
      ],
      [['mainText', 12]],
      [
        ['image', 6],
        ['event', 6],
      ],
    ],
    fields: {
      author: { label: 'Name', hint: 'Who says it. A first name is enough.' },
      authorDesc: {
        label: 'Who the person is',
        hint: 'Shown under the name.',
        example: 'Student, Class 8, Palakkad',
      },
      testimonialText: { label: 'Words', hint: 'What the person said, without quotation marks.' },
      eventName: { label: 'Event', hint: 'Shown as a badge, if it was said at an event.' },
      authorImage: {
        label: 'Photo',
        hint: 'Square, at least 400 × 400 pixels. Ask the person first, and the parents of a child. May be empty. Open it with the pencil and write the “Alternative text”.',
      },
      name: { label: 'Name (older field)', hint: 'Only used where “Name” above is empty.' },
      pos: {
        label: 'Who the person is (older field)',
        hint: 'Only used where the field above is empty.',
      },
      mainText: { label: 'Words (older field)', hint: 'Only used where “Words” above is empty.' },
      event: { label: 'Event (older field)', hint: 'Only used where “Event” above is empty.' },
      image: { label: 'Photo (older field)', hint: 'Only used where “Photo” above is empty.' },
    },
  },
  'api::team.team': {
    mainField: 'name',
    sortBy: 'createdAt',
    sortOrder: 'ASC',
    list: ['name', 'position', 'updatedAt'],
    edit: [
      [
        ['name', 6],
        ['position', 6],
      ],
      [['description', 12]],
      [
        ['imageUrl', 6],
        ['link', 6],
      ],
    ],
    fields: {
      name: { label: 'Name' },
      position: {
        label: 'Position',
        hint: 'The website writes each word with a capital.',
        example: 'founder and director',
      },
      description: { label: 'About the person', hint: 'One or two sentences.' },
      imageUrl: {
        label: 'Address of the portrait',
        hint: 'Paste the address of the portrait: open Media Library, choose the picture, copy the link. Square, at least 600 × 600 pixels.',
        example: '/uploads/portrait.webp',
      },
      link: {
        label: 'Profile',
        hint: 'Address of the person’s page on a professional network. May be empty.',
        example: 'https://',
      },
    },
  },
  'api::gallery.gallery': {
    mainField: 'shortDescription',
    sortBy: 'createdAt',
    sortOrder: 'ASC',
    list: ['image', 'shortDescription', 'updatedAt'],
    edit: [[['image', 6]], [['shortDescription', 12]]],
    fields: {
      image: { label: 'Picture', hint: PICTURE_HINT },
      shortDescription: { label: 'Caption', hint: 'A few words below the picture.' },
    },
  },
  'api::stats-counter.stats-counter': {
    mainField: 'students',
    sortBy: 'createdAt',
    sortOrder: 'ASC',
    list: ['students', 'volunteers', 'colleges', 'tribalstudycenters'],
    edit: [
      [
        ['students', 6],
        ['volunteers', 6],
      ],
      [
        ['colleges', 6],
        ['tribalstudycenters', 6],
      ],
    ],
    fields: {
      students: { label: 'Students', hint: 'Shown as STUDENTS, with a plus sign.' },
      volunteers: { label: 'Volunteers', hint: 'Shown as VOLUNTEERS, with a plus sign.' },
      colleges: { label: 'Schools', hint: 'Shown as SCHOOLS, with a plus sign.' },
      tribalstudycenters: {
        label: 'Tribal study centres',
        hint: 'Shown as TRIBAL STUDY CENTERS, with a plus sign.',
      },
    },
  },
};
