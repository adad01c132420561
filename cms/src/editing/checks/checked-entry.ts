import type { Core } from '@strapi/strapi';
import { homeCards } from '../../content/home-cards';
import { publishedAddresses } from '../../content/old-addresses';
import { type ContentUid, HOME_PAGE, PAGE, PROJECT, SCHOOL } from '../../content/types';

type Values = Readonly<Record<string, unknown>>;

interface Attribute {
  readonly type: string;
  readonly required?: boolean;
  readonly default?: unknown;
}

export interface CheckedImage {
  readonly id: number;
  readonly name: string;
  readonly alternativeText: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly mime: string;
}

/** An entry as it stands in the form, or as it is stored, with what it is compared to. */
export interface CheckedEntry {
  readonly uid: ContentUid;
  readonly values: Values;
  /** The trimmed text of a field; empty where there is none. */
  text(field: string): string;
  images(field: string): readonly CheckedImage[];
  /** The parts of a field that is a list of components, with the texts in them. */
  parts(field: string): readonly Pick<CheckedEntry, 'text'>[];
  readonly missing: readonly string[];
  /** The drafts of all other entries of the type, with the fields that are compared. */
  readonly others: readonly Pick<CheckedEntry, 'text' | 'publishedUrl'>[];
  /** The page address under which visitors know this project or page; may be empty. */
  readonly publishedUrl: string;
  /** Addresses of the projects to which the home page's cards lead. */
  readonly cards: readonly string[];
  readonly publishedProjects: readonly string[];
}

const COMPARED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [PROJECT]: ['projectTitle', 'url'],
  [PAGE]: ['title', 'address'],
  [SCHOOL]: ['name', 'district', 'project'],
  'api::just-in.just-in': ['title'],
  'api::opportunity-page.opportunity-page': ['kind'],
};

export async function checkedEntry(
  strapi: Core.Strapi,
  uid: ContentUid,
  values: Values,
  documentId?: string,
): Promise<CheckedEntry> {
  const attributes: Readonly<Record<string, Attribute>> = strapi.contentType(uid).attributes;
  const isMedia = (field: string) => attributes[field]?.type === 'media';
  const ids = Object.keys(values)
    .filter(isMedia)
    .flatMap((field) => imageIds(values[field]));
  // The texts of images may have changed since the form was opened.
  const files: CheckedImage[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: ids } } });
  const images = (field: string) =>
    imageIds(values[field]).flatMap((id) => files.find((file) => file.id === id) ?? []);
  const isEmpty = (field: string) => {
    if (isMedia(field)) return images(field).length === 0;
    const value = values[field] ?? '';
    return typeof value === 'string' && value.trim() === '';
  };
  const select = ['documentId', 'publishedAt', ...(COMPARED_FIELDS[uid] ?? [])];
  const rows: (Values & { documentId: string })[] = await strapi.db.query(uid).findMany({ select });
  const publishedUrlOf = (id?: string) => {
    const row = rows.find((each) => each.publishedAt && each.documentId === id);
    return textOf(row?.url ?? row?.address);
  };
  const others = rows.filter((row) => !row.publishedAt && row.documentId !== documentId);
  return {
    uid,
    values,
    text: (field) => textOf(values[field]),
    images,
    parts: (field) =>
      [values[field]].flat().map((part) => ({ text: (name) => textOf(Object(part)[name]) })),
    missing: Object.entries(attributes).flatMap(([field, { required, default: usual }]) =>
      required && usual === undefined && isEmpty(field) ? [field] : [],
    ),
    others: others.map((row) => ({
      text: (field) => textOf(row[field]),
      publishedUrl: publishedUrlOf(row.documentId),
    })),
    publishedUrl: publishedUrlOf(documentId),
    cards: uid === PROJECT ? await homeCards(strapi) : [],
    publishedProjects:
      uid === HOME_PAGE
        ? (await publishedAddresses(strapi, PROJECT)).map(({ address }) => address)
        : [],
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The numbers of the images in a value: one, a list, or none. */
function imageIds(value: unknown): number[] {
  return [value].flat().flatMap((each) => {
    const { id } = Object(each);
    return typeof id === 'number' ? [id] : [];
  });
}
