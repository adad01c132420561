/** An organisation that takes the website over: it has English and Malayalam, and no other language. */
export const name = 'Thumbi Trust';

/** What it writes into the form of the organisation, by the labels of the fields. */
export const facts = {
  Name: name,
  Tagline: 'A lamp in every lane',
  Founder: 'Revathy Sundaram',
  'Founded in': '2021',
  'Phone numbers': '+91 00000 70007',
  'E-mail': 'office@thumbi.example',
  Street: '77 Trial Lane',
  City: 'Salem',
  State: 'Tamil Nadu',
  'Postal code': '000 777',
  Country: 'India',
  'Opening hours': '',
  'Account on X': '',
};

export const socialLinks = [{ name: 'Mastodon', url: 'https://mastodon.example/@thumbi' }];

export const ownInMalayalam = {
  name: 'തുമ്പി ട്രസ്റ്റ്',
  tagline: 'ഓരോ വഴിയിലും ഒരു വിളക്ക്',
  street: '77 ട്രയൽ ലെയ്ൻ',
};

export const projects = [
  {
    projectTitle: 'Window Seat Maths',
    shortDescription: 'Sums beside the window',
    cardDescription: 'Two volunteers and a slate.',
    longDescription: 'Every Tuesday we count what passes the window.',
    statStudents: 41,
    statVolunteers: 7,
    metaDescription: 'Sums beside the window, every Tuesday.',
    projectIcon: 'ganitham',
    sortOrder: 1,
  },
  {
    projectTitle: 'Reading by Lamplight',
    shortDescription: 'Books after dark',
    cardDescription: 'One lamp, one book, one hour.',
    longDescription: 'On Fridays we read until the lamp is empty.',
    statStudents: 23,
    statVolunteers: 5,
    metaDescription: 'Books after dark, every Friday.',
    projectIcon: 'english',
    sortOrder: 2,
  },
];

export const projectInMalayalam = {
  projectTitle: 'ജനലരികിലെ കണക്ക്',
  shortDescription: 'ജനലിനരികെ കൂട്ടലും കുറയ്ക്കലും',
  cardDescription: 'രണ്ടു വോളന്റിയർമാരും ഒരു സ്ലേറ്റും.',
};

export const member = {
  name: 'Revathy Sundaram',
  position: 'founder',
  description: 'Lights the lamp.',
};

export const story = {
  title: 'The lamp that stayed on',
  slug: 'the-lamp-that-stayed-on',
  date: '2026-06-01',
  summary: 'A short evening.',
  text: 'It stayed on, and so did we.',
};

export const figures = { students: 64, volunteers: 12, colleges: 2, tribalstudycenters: 0 };

export const page = {
  title: 'Our Story',
  body: '## How we began\n\nWith one lamp in one lane.',
};

export const school = {
  name: 'Trial Lane School',
  district: 'Salem',
  latitude: '11.66',
  longitude: '78.14',
  active: true,
};

export const certificate = { title: '80G Certificate', kind: 'certificate', sortOrder: 10 };
