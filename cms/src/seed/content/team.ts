/** A sample team member (3.4). `portrait` is the name of an image in `seed-media/team`. */
interface SampleMember {
  name: string;
  /** The position in lower case, which the site capitalises. */
  position: string;
  description: string;
  /** The end of the made-up address of the profile. */
  slug: string;
  portrait: string;
}

/** The founder is not the first, so that the website must find her by her position (4.4). */
export const team: readonly SampleMember[] = [
  {
    name: 'Thomas Mathew',
    position: 'head of school partnerships',
    description:
      'Has drunk tea in the staff room of every school that we work with, and remembers how each headteacher takes it.',
    slug: 'thomas-mathew',
    portrait: '02',
  },
  {
    name: 'Deepa Nair',
    position: 'lead, project ganitham',
    description:
      'Taught maths in a government school for nineteen years. Cuts the best paper rotis in the district.',
    slug: 'deepa-nair',
    portrait: '03',
  },
  {
    name: 'Imran Basheer',
    position: 'lead, kanavu science lab',
    description: 'Drives the van, repairs the van, and once powered its radio with forty lemons.',
    slug: 'imran-basheer',
    portrait: '04',
  },
  {
    name: 'Priya Selvam',
    position: 'volunteer coordinator, tamil nadu',
    description:
      'Came as a volunteer for one weekend in 2017. Finds the right school for every volunteer, and the right volunteer for every school.',
    slug: 'priya-selvam',
    portrait: '05',
  },
  {
    name: 'Anjali Varma',
    position: 'founder and director',
    description:
      'Started with eleven children under a jackfruit tree. Still teaches on Thursdays, and still brings the chalk herself.',
    slug: 'anjali-varma',
    portrait: '01',
  },
  {
    name: 'Rahul Gowda',
    position: 'volunteer coordinator, karnataka',
    description:
      'Knows every bus between Mysuru and the hills, and which driver waits for a volunteer who is late.',
    slug: 'rahul-gowda',
    portrait: '06',
  },
  {
    name: 'Sara Philip',
    position: 'lead, project spark',
    description: 'A counsellor who believes that the best question is the one you wait after.',
    slug: 'sara-philip',
    portrait: '07',
  },
  {
    name: 'Manoj Pillai',
    position: 'finance and accounts',
    description: 'Can tell you where every rupee went, and usually does before you ask.',
    slug: 'manoj-pillai',
    portrait: '08',
  },
  {
    name: 'Gayathri Rao',
    position: 'lead, let’s learn english',
    description:
      'Speaks five languages and makes mistakes in all of them on purpose, so that the children may correct her.',
    slug: 'gayathri-rao',
    portrait: '09',
  },
  {
    name: 'Bineesh Raman',
    position: 'coordinator, tribal study centres',
    description:
      'Grew up in the hamlet where our first study centre stands. Makes sure that children learn in their own language first.',
    slug: 'bineesh-raman',
    portrait: '10',
  },
  {
    name: 'Leela Krishnan',
    position: 'lead, reading rainbow',
    description: 'A retired librarian who is glad, at last, to see books with turmeric on them.',
    slug: 'leela-krishnan',
    portrait: '11',
  },
  {
    name: 'Aslam Rahman',
    position: 'lead, project disha',
    description:
      'Has read every scholarship form in three states, so that no student has to read them alone.',
    slug: 'aslam-rahman',
    portrait: '12',
  },
  {
    name: 'Divya Shetty',
    position: 'training and material',
    description:
      'Turns bottle caps, beads and old newspapers into lessons, and nervous beginners into teachers.',
    slug: 'divya-shetty',
    portrait: '13',
  },
  {
    name: 'Karthik Subramani',
    position: 'technology',
    description:
      'Keeps the lists, the phones and this website running, mostly from the back of a bus.',
    slug: 'karthik-subramani',
    portrait: '14',
  },
  {
    name: 'Rosamma Chacko',
    position: 'child protection officer',
    description:
      'Every child and every volunteer knows her number. Her rule: tell me early, and tell me everything.',
    slug: 'rosamma-chacko',
    portrait: '15',
  },
];
