import { organisation } from '../../site/app/organisation.ts';
import { HIBISCUS, INK, LAGOON, MARIGOLD, SKY, WHITE } from '../palette.ts';
import { INK_SOFT, PAGE, Sheet } from './page.ts';

interface Year {
  readonly title: string;
  readonly students: string;
  readonly volunteers: string;
  readonly schools: string;
  readonly centres: string;
  readonly colour: string;
  readonly stories: readonly [string, string, string];
  /** Of every 100 rupees: classroom work, training, travel and food, running costs. */
  readonly spent: readonly [number, number, number, number];
}

/** Made-up years: they grow as the sample counters of the home page suggest. */
export const REPORTS: Readonly<Record<string, Year>> = {
  'AR-24-25': {
    title: '2024–25',
    students: '30,000',
    volunteers: '5,000',
    schools: '46',
    centres: '25',
    colour: MARIGOLD,
    stories: [
      'Kanavu Science Lab opened its doors, with a telescope that the children assembled.',
      'Six colleges sent volunteers for a whole school year, every Saturday.',
      'The summer maths camp drew its largest kolam so far: 441 dots.',
    ],
    spent: [61, 18, 14, 7],
  },
  'AR-23-24': {
    title: '2023–24',
    students: '24,500',
    volunteers: '4,100',
    schools: '41',
    centres: '22',
    colour: LAGOON,
    stories: [
      'Reading Rainbow brought a shelf of picture books to every partner school.',
      'Four hundred volunteers learned how to teach fractions with beads and paper.',
      'Three tribal study centres got light from the sun, and evening classes.',
    ],
    spent: [60, 19, 13, 8],
  },
  'AR-22-23': {
    title: '2022–23',
    students: '19,000',
    volunteers: '3,300',
    schools: '35',
    centres: '18',
    colour: HIBISCUS,
    stories: [
      'Let’s Learn English began with songs, puppets and a lot of laughter.',
      'The first group of Disha went to visit three colleges and a workshop.',
      'Parents came to the annual day in larger numbers than children.',
    ],
    spent: [58, 20, 13, 9],
  },
  'AR-21-22': {
    title: '2021–22',
    students: '13,500',
    volunteers: '2,400',
    schools: '28',
    centres: '13',
    colour: SKY,
    stories: [
      'Classes came back from the telephone to the classroom.',
      'Volunteers packed 2,000 boxes with magnets, bulbs and seeds for Spark.',
      'Eleven schools painted a kolam on their wall.',
    ],
    spent: [57, 19, 14, 10],
  },
  'AR-20-21': {
    title: '2020–21',
    students: '9,800',
    volunteers: '1,700',
    schools: '22',
    centres: '9',
    colour: MARIGOLD,
    stories: [
      'Schools were closed, so worksheets travelled with the milk van.',
      'Volunteers read a story on the telephone every evening.',
      'Nine study centres stayed open under trees.',
    ],
    spent: [62, 14, 15, 9],
  },
};

/** Three pages: a cover, the year in figures, where the money went. All of it invented, and says so. */
export async function report(year: Year, children: Buffer): Promise<Buffer> {
  const sheet = new Sheet(
    `Annual report ${year.title} (sample)`,
    `Sample annual report of ${organisation.name}: made-up figures`,
  );
  cover(sheet, year, children);
  sheet.pdf.addPage();
  figures(sheet, year);
  sheet.pdf.addPage();
  money(sheet, year);
  return sheet.finish();
}

function cover(sheet: Sheet, year: Year, children: Buffer): void {
  const { width, height, edge } = PAGE;
  sheet.ground(INK);
  sheet.kolam(`report ${year.title}`, 5, {
    x: width - 390,
    y: -40,
    width: 470,
    colour: year.colour,
  });
  sheet.ornament((pdf) => {
    pdf.rect(0, 366, width, 190).fill(INK);
  });
  let y = sheet.text('P', organisation.name, {
    x: edge,
    y: 376,
    size: 20,
    bold: true,
    colour: year.colour,
  });
  y = sheet.text('H1', `Annual report ${year.title}`, {
    x: edge,
    y: y - 2,
    size: 42,
    bold: true,
    colour: WHITE,
  });
  sheet.sampleNotice('report', y + 10, edge, 320);
  sheet.picture(
    children,
    'Seven children of different ages stand side by side, wave and hold books',
    { x: 0, y: height - 268, width },
  );
}

function figures(sheet: Sheet, year: Year): void {
  const { width, edge } = PAGE;
  sheet.ground();
  let y = sheet.text('H2', 'The year in figures', { x: edge, y: 60, size: 30, bold: true });
  y = sheet.text('P', 'These figures are made up. They show how a report may look.', {
    x: edge,
    y: y - 2,
    size: 13,
    colour: INK_SOFT,
  });
  const cells = [
    [year.students, 'students', HIBISCUS],
    [year.volunteers, 'volunteers', SKY],
    [year.schools, 'schools', LAGOON],
    [year.centres, 'tribal study centres', MARIGOLD],
  ] as const;
  const wide = (width - 2 * edge - 18) / 2;
  for (const [index, [figure, label, colour]] of cells.entries()) {
    const x = edge + (index % 2) * (wide + 18);
    const top = y + 20 + Math.floor(index / 2) * 128;
    sheet.ornament((pdf) => {
      pdf.roundedRect(x, top, wide, 110, 20).fill(colour);
    });
    sheet.kolam(label, 2, { x: x + wide - 92, y: top + 12, width: 84, colour: INK, opacity: 0.3 });
    sheet.text('P', figure, { x: x + 20, y: top + 16, size: 38, bold: true, width: wide - 40 });
    sheet.text('P', label, { x: x + 20, y: top + 70, size: 14, width: wide - 40 });
  }
  y = sheet.text('H2', 'Three things we remember', { x: edge, y: y + 312, size: 22, bold: true });
  for (const story of year.stories) {
    const top = y + 14;
    sheet.kolam(story, 1, { x: edge, y: top - 2, width: 30, colour: INK });
    y = sheet.text('P', story, { x: edge + 46, y: top, size: 14, width: width - 2 * edge - 46 });
  }
  sheet.foot(
    `${organisation.name} · Annual report ${year.title} · Sample document – not a real report`,
  );
}

function money(sheet: Sheet, year: Year): void {
  const { width, edge } = PAGE;
  sheet.ground();
  let y = sheet.text('H2', 'Where 100 rupees go', { x: edge, y: 48, size: 30, bold: true });
  y = sheet.text('P', 'Sample figures: an invented budget of an invented organisation.', {
    x: edge,
    y: y - 2,
    size: 13,
    colour: INK_SOFT,
  });
  const labels = [
    'Work in classrooms and study centres',
    'Training for volunteers and teachers',
    'Travel and food',
    'Office, audit and bank',
  ];
  const colours = [MARIGOLD, LAGOON, HIBISCUS, SKY];
  const full = width - 2 * edge;
  y += 26;
  for (const [index, share] of year.spent.entries()) {
    const top = y;
    sheet.text('P', `${labels[index] ?? ''}: ${share} rupees`, {
      x: edge,
      y: top,
      size: 14,
      bold: true,
    });
    sheet.ornament((pdf) => {
      pdf.roundedRect(edge, top + 26, full, 26, 13).fill('#faeed8');
      pdf
        .roundedRect(edge, top + 26, (full * share) / 100, 26, 13)
        .fill(colours[index] ?? MARIGOLD);
    });
    y = top + 80;
  }
  y = sheet.text('H2', 'Thank you', { x: edge, y: y + 22, size: 22, bold: true });
  y = sheet.text(
    'P',
    'To every teacher who opened a door, every parent who let a child stay a little longer, every volunteer who came back the next week, and every sponsor who asked about the children before asking about the figures.',
    { x: edge, y: y + 4, size: 14 },
  );
  y = sheet.text(
    'P',
    'Whoever runs this website replaces this file with the real report, under the same name.',
    { x: edge, y: y + 16, size: 12.5, colour: INK_SOFT },
  );
  sheet.kolam(`thanks ${year.title}`, 3, {
    x: width / 2 - 58,
    y: y + 14,
    width: 116,
    colour: INK,
    opacity: 0.8,
  });
  sheet.foot(
    `${organisation.name} · Annual report ${year.title} · Sample document – not a real report`,
  );
}
