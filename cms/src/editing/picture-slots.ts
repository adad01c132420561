/** The least size, in pixels, with which a picture looks sharp where the website shows it. */
export interface Slot {
  readonly width: number;
  readonly height: number;
}

const WIDE: Slot = { width: 1200, height: 800 };
const CARD: Slot = { width: 960, height: 640 };

/** Every picture field of what editors write. What the hints say and what is checked is this. */
export const pictureSlots = {
  'api::project.project': { mainImage: WIDE, images: CARD },
  'api::just-in.just-in': { image: WIDE },
  'api::testimonial.testimonial': {
    authorImage: { width: 200, height: 200 },
    image: { width: 200, height: 200 },
  },
  'api::team.team': { portrait: { width: 600, height: 600 } },
  'api::gallery.gallery': { image: CARD },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Slot>>>>;

/** What a picture field asks for, in the words of its hint. */
export function sizeInWords({ width, height }: Slot): string {
  const shape = width === height ? 'Square' : 'Wider than high';
  return `${shape}, at least ${width} × ${height} pixels (any photo from a phone is large enough).`;
}
