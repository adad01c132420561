/** What the content manager gives to a panel beside the form of an entry, as far as it is used here. */
export interface PanelProps {
  /** The type's uid: `api::project.project`. */
  readonly model: string;
  /** Missing while the entry was never saved. */
  readonly documentId?: string;
  readonly document?: { readonly id?: number; readonly updatedAt?: string };
  /** Which version is looked at: `draft` or `published`. */
  readonly activeTab?: string;
}

/** The types that the website shows. */
const CONTENT = [
  'api::project.project',
  'api::just-in.just-in',
  'api::testimonial.testimonial',
  'api::team.team',
  'api::gallery.gallery',
  'api::stats-counter.stats-counter',
];

export function isContent(model: string): boolean {
  return CONTENT.includes(model);
}
