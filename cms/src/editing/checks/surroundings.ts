import type { Core } from '@strapi/strapi';
import { PAGE, SCHOOL } from '../../content/fill-in';
import { HOME_PAGE, homeCards } from '../../content/home-cards';
import { PROJECT } from '../../content/project-address';
import type { ContentUid } from '../../content/types';
import { views } from '../views/views';
import type { OtherEntry, Surroundings } from './finding';

interface Row {
  readonly documentId: string;
  readonly publishedAt: string | null;
  readonly [field: string]: unknown;
}

/** The field in which a type has the address of its page. */
const ADDRESSES: Readonly<Record<string, string>> = { [PROJECT]: 'url', [PAGE]: 'address' };
/** Further fields in which entries are compared. */
const COMPARED: Readonly<Record<string, readonly string[]>> = { [SCHOOL]: ['district', 'project'] };

/** What the checks of an entry of `uid` need to know beside the entry itself. */
export async function surroundingsOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string | undefined,
): Promise<Surroundings> {
  const nameField = views[uid]?.mainField ?? 'id';
  const address = ADDRESSES[uid];
  // Drafts and what is published, without their long texts.
  const fields = [nameField, ...(address ? [address] : []), ...(COMPARED[uid] ?? [])];
  const select = ['documentId', 'publishedAt', ...fields];
  const rows: readonly Row[] = await strapi.db.query(uid).findMany({ select });
  const textOf = (row: Row, field: string) => String(row[field] ?? '').trim();
  const urlOf = (row: Row) => (address ? textOf(row, address) : '');
  const published = new Map(
    rows.filter(({ publishedAt }) => publishedAt).map((row) => [row.documentId, urlOf(row)]),
  );
  const publishedUrlOf = (id = '') => published.get(id) ?? '';
  const others = rows
    .filter((row) => row.publishedAt === null && row.documentId !== documentId)
    .map(
      (row): OtherEntry => ({
        name: textOf(row, nameField),
        text: (field) => textOf(row, field),
        url: urlOf(row),
        publishedUrl: publishedUrlOf(row.documentId),
      }),
    );
  return {
    others,
    publishedUrl: publishedUrlOf(documentId),
    cards: uid === PROJECT ? await homeCards(strapi) : [],
    projects: uid === HOME_PAGE ? await publishedProjects(strapi) : [],
  };
}

async function publishedProjects(strapi: Core.Strapi): Promise<string[]> {
  const where = { publishedAt: { $notNull: true } };
  const rows: { url: string }[] = await strapi.db.query(PROJECT).findMany({ where });
  return rows.map(({ url }) => url);
}
