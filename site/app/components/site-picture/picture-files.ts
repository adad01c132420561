/** The pictures that the site brings itself; drawn by the programs in `art/`. */
export type SitePictureName =
  | 'hero-children'
  | 'activity-1'
  | 'activity-2'
  | 'activity-3'
  | 'journey'
  | 'opportunity-volunteer'
  | 'opportunity-intern'
  | 'opportunity-sponsor'
  | 'contact'
  | 'about-poster';

export interface PictureFile {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
}

const urls = import.meta.glob<string>('../../content/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const files = new Map<string, PictureFile[]>();
for (const [path, url] of Object.entries(urls)) {
  const match = /\/([a-z0-9-]+)-(\d+)\.webp$/.exec(path);
  if (!match?.[1]) continue;
  const list = files.get(match[1]) ?? [];
  list.push({ url, width: Number(match[2]) });
  files.set(match[1], list);
}

/** Every width of one picture, the narrowest first. */
export function picturesNamed(name: SitePictureName): readonly PictureFile[] {
  return (files.get(name) ?? []).toSorted((one, other) => one.width - other.width);
}
