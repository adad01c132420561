import { organisation } from '../../site/app/organisation.ts';
import { INK, LAGOON, MARIGOLD, WHITE } from '../palette.ts';
import { INK_SOFT, PAGE, Sheet } from './page.ts';

interface Certificate {
  readonly name: '80G' | '12A';
  readonly about: string;
  readonly colour: string;
}

export const CERTIFICATES: Readonly<Record<string, Certificate>> = {
  '80G-Certificate': {
    name: '80G',
    about:
      'Under section 80G of the Income Tax Act, donors in India may deduct part of what they give to a recognised organisation from their taxable income. The certificate that says so belongs here.',
    colour: MARIGOLD,
  },
  '12A-Certificate': {
    name: '12A',
    about:
      'Under section 12A of the Income Tax Act, a recognised organisation in India pays no tax on what it receives and spends for its purpose. The certificate that says so belongs here.',
    colour: LAGOON,
  },
};

/** One page that shows where the certificate will stand (2.13), and says that it is none. */
export async function certificate({ name, about, colour }: Certificate): Promise<Buffer> {
  const title = `${name} certificate (sample)`;
  const sheet = new Sheet(
    title,
    `Sample of the ${name} certificate of ${organisation.name}: not a real certificate`,
  );
  const { width, height, edge } = PAGE;
  sheet.ground();
  sheet.ornament((pdf) => {
    pdf.rect(0, 0, width, 214).fill(INK);
    pdf
      .roundedRect(28, 28, width - 56, height - 56, 18)
      .lineWidth(2.5)
      .stroke(colour);
  });
  sheet.kolam(`${name} certificate`, 3, { x: width - 236, y: 20, width: 176, colour });
  let y = sheet.text('P', organisation.name, {
    x: edge,
    y: 64,
    size: 15,
    bold: true,
    colour,
    width: 280,
  });
  y = sheet.text('H1', `${name} certificate`, {
    x: edge,
    y: y + 2,
    size: 38,
    bold: true,
    colour: WHITE,
    width: 320,
  });
  sheet.text('P', 'Tax exemption for an education non-profit', {
    x: edge,
    y: y - 2,
    size: 13,
    colour: '#d5dcee',
    width: 300,
  });
  y = sheet.sampleNotice('certificate', 246);
  y = sheet.text('P', about, { x: edge, y: y + 26, size: 13.5 });
  y = sheet.text('H2', 'What a real certificate says', {
    x: edge,
    y: y + 22,
    size: 19,
    bold: true,
  });
  const rows = [
    ['Name of the organisation', `${organisation.name} (made up)`],
    ['Registration number', 'SAMPLE-0000-00000'],
    ['Approved under', `Section ${name}, Income Tax Act, 1961`],
    ['Valid', 'Never: this is a sample'],
    ['Signed by', 'Nobody'],
  ] as const;
  y += 12;
  for (const [label, value] of rows) {
    const top = y;
    sheet.ornament((pdf) => {
      pdf.roundedRect(edge, top, width - 2 * edge, 38, 10).fill(WHITE);
    });
    sheet.text('P', label, { x: edge + 16, y: top + 10, size: 12, colour: INK_SOFT, width: 190 });
    sheet.text('P', value, { x: edge + 200, y: top + 10, size: 12.5, bold: true, width: 270 });
    y = top + 46;
  }
  y = sheet.text(
    'P',
    'Whoever runs this website replaces this file with the scan of the certificate, under the same name. The link in the footer stays as it is.',
    { x: edge, y: y + 16, size: 12.5, colour: INK_SOFT },
  );
  for (const [index, x] of [edge, edge + 96, edge + 192].entries()) {
    sheet.kolam(`foot ${index}`, 1, { x, y: height - 96, width: 44, colour: INK, opacity: 0.55 });
  }
  return sheet.finish();
}
