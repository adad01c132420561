import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { kolam } from '../../site/app/components/kolam/kolam.ts';
import { organisation } from '../../site/app/organisation.ts';
import { HIBISCUS, INK, PAPER } from '../palette.ts';

export const PAGE = { width: 595.28, height: 841.89, edge: 56 } as const;
/** Dark enough to read on paper; the site's own marigold and hibiscus are grounds, not text. */
export const WARNING = '#b3212b';
export const INK_SOFT = '#4a5675';

type Pdf = InstanceType<typeof PDFDocument>;
type Tag = 'H1' | 'H2' | 'P' | 'L' | 'Table' | 'Figure';

/** A document that a screen reader can follow: every text has its tag, every ornament is marked so. */
export class Sheet {
  readonly pdf: Pdf;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly done: Promise<Buffer>;

  constructor(title: string, subject: string) {
    const font = (weight: number) =>
      fileURLToPath(
        import.meta.resolve(`@fontsource/baloo-2/files/baloo-2-latin-${weight}-normal.woff`),
      );
    const sample = new Date(Date.UTC(2025, 0, 1));
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en-IN',
      info: {
        Title: title,
        Subject: subject,
        Author: organisation.name,
        CreationDate: sample,
        ModDate: sample,
      },
    });
    this.pdf.registerFont('plain', font(400));
    this.pdf.registerFont('bold', font(700));
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.done = new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.pdf.on('error', reject);
    });
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  text(
    tag: Tag,
    words: string,
    place: {
      x: number;
      y: number;
      width?: number;
      size: number;
      bold?: boolean;
      colour?: string;
      align?: 'left' | 'center';
    },
  ): number {
    const {
      x,
      y,
      width = PAGE.width - 2 * PAGE.edge,
      size,
      bold = false,
      colour = INK,
      align = 'left',
    } = place;
    let end = y;
    this.root.add(
      this.pdf.struct(tag, {}, () => {
        this.pdf
          .font(bold ? 'bold' : 'plain')
          .fontSize(size)
          .fillColor(colour)
          .text(words, x, y, { width, align, lineGap: size * 0.12 });
        end = this.pdf.y;
      }),
    );
    return end;
  }

  /** A picture, with words for whoever cannot see it. */
  picture(jpeg: Buffer, alt: string, place: { x: number; y: number; width: number }): void {
    this.root.add(
      this.pdf.struct('Figure', { alt }, () => {
        this.pdf.image(jpeg, place.x, place.y, { width: place.width });
      }),
    );
  }

  /** Grounds, lines and kolams: a screen reader passes them over. */
  ornament(draw: (pdf: Pdf) => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.pdf);
    this.pdf.endMarkedContent();
  }

  kolam(
    seed: string,
    radius: number,
    place: {
      x: number;
      y: number;
      width: number;
      colour: string;
      opacity?: number;
      stroke?: number;
    },
  ): void {
    const drawing = kolam({ radius, seed });
    this.ornament((pdf) => {
      pdf
        .save()
        .translate(place.x, place.y)
        .scale(place.width / drawing.size);
      pdf
        .lineWidth(place.stroke ?? 0.8)
        .strokeOpacity(place.opacity ?? 1)
        .fillOpacity(place.opacity ?? 1);
      for (const path of drawing.paths) pdf.path(path).stroke(place.colour);
      for (const { x, y } of drawing.dots) pdf.circle(x, y, 0.8).fill(place.colour);
      pdf.restore();
    });
  }

  /** The plain words that nobody can overlook. */
  sampleNotice(
    what: 'certificate' | 'report',
    y: number,
    x: number = PAGE.edge,
    width: number = PAGE.width - 2 * PAGE.edge,
  ): number {
    this.ornament((pdf) => {
      pdf.roundedRect(x, y, width, 34, 17).fill('#fee0df');
    });
    this.text('P', `Sample document – not a real ${what}`, {
      x,
      y: y + 7,
      width,
      size: 13,
      bold: true,
      colour: WARNING,
      align: 'center',
    });
    return y + 34;
  }

  foot(words: string): void {
    this.ornament((pdf) => {
      pdf.rect(PAGE.edge, PAGE.height - 66, PAGE.width - 2 * PAGE.edge, 1.2).fill(HIBISCUS);
    });
    this.text('P', words, { x: PAGE.edge, y: PAGE.height - 56, size: 9.5, colour: INK_SOFT });
  }

  ground(colour: string = PAPER): void {
    this.ornament((pdf) => {
      pdf.rect(0, 0, PAGE.width, PAGE.height).fill(colour);
    });
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    this.pdf.end();
    return this.done;
  }
}
