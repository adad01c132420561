import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../../../config/cms';
import { describeEntry } from '../../../access/entry-in-words';
import { EDITOR } from '../../../access/roles';
import { editPath } from '../../../content/addresses/admin-paths';
import { pathInLanguage, websitePath } from '../../../content/addresses/website-path';
import { entryRef } from '../../../content/entry-ref';
import { ENGLISH, isLocalized, whereLocale } from '../../../content/languages/languages';
import { mailStaff } from '../../../mail/mail-staff';
import { MAX_NAME_LETTERS, oneLine } from '../../../mail/mail-texts';
import type { Mail } from '../../../mail/send-mail';
import { fullName, type StaffUser, USERS, WHERE_MAY_LOG_IN } from '../../../platform/person';
import type { PublicationRequest } from './requests';

/** A title of 60 letters with the type and the language. */
const MAX_ENTRY_LETTERS = 120;
const nameIn = (name: string | null) => oneLine(name ?? '', MAX_NAME_LETTERS);

/** Mails the Editors. */
export async function mailEditors(strapi: Core.Strapi, request: PublicationRequest): Promise<void> {
  const where = { ...WHERE_MAY_LOG_IN, roles: { code: EDITOR }, id: { $ne: request.byId } };
  await mailAbout(strapi, request, where, (what) => ({
    subject: `Asked for publication: ${what}`,
    paragraphs: [
      `${nameIn(request.byName)} asks for the publication of ${what}.`,
      request.sentence,
      'To read it, publish it or send it back, log in and open:',
    ],
  }));
}

/** Mails the person who asked, as long as that person may log in. */
export async function mailRequester(
  strapi: Core.Strapi,
  request: PublicationRequest,
): Promise<void> {
  const where = { ...WHERE_MAY_LOG_IN, id: request.byId };
  await mailAbout(strapi, request, where, (what) => ({
    subject: `Sent back: ${what}`,
    paragraphs: [
      `${nameIn(request.sentBackBy)} sent back ${what}, for whose publication you asked:`,
      request.reason ?? '',
      'To mend it and ask again, log in and open:',
    ],
  }));
}

/** Mails the person who asked that it is published, where somebody else did it. */
export async function mailRequesterOfPublication(
  strapi: Core.Strapi,
  request: PublicationRequest,
  by: StaffUser | undefined,
): Promise<void> {
  if (by?.id === request.byId) return;
  const where = { ...WHERE_MAY_LOG_IN, id: request.byId };
  const page = await findPublicAddress(strapi, request);
  await mailAbout(strapi, request, where, (what) => ({
    subject: `Published: ${what}`,
    paragraphs: [
      `${by ? nameIn(fullName(by)) : 'The CMS'} published ${what}, for whose publication you asked.`,
      page ? 'It is on the website:' : 'It is on the website.',
      page ? { label: 'See the page', url: page } : '',
      'To see it in the admin, log in and open:',
    ],
  }));
}

/** The address of the page that visitors see; undefined where the entry has none of its own, or not yet. */
async function findPublicAddress(
  strapi: Core.Strapi,
  request: PublicationRequest,
): Promise<string | undefined> {
  const { uid, documentId, locale } = entryRef(request);
  const { siteUrl } = strapi.config.get<CmsSettings>('cms');
  // Without the English visitors see no translation. It has the slug.
  const language = whereLocale(isLocalized(strapi.contentType(uid)) ? ENGLISH : '');
  const published = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, ...language, publishedAt: { $notNull: true } } });
  if (!siteUrl || !published || published.visitorsSee === 'no-page') return undefined;
  const path = websitePath(uid, published);
  return path && new URL(pathInLanguage(locale, path), siteUrl).href;
}

async function mailAbout(
  strapi: Core.Strapi,
  request: PublicationRequest,
  where: object,
  wordsFor: (what: string) => Pick<Mail, 'subject' | 'paragraphs'>,
): Promise<void> {
  await mailStaff(strapi, 'about what is to be published', async (adminUrl) => {
    const people: { email: string }[] = await strapi.db.query(USERS).findMany({ where });
    const entry = entryRef(request);
    const what = oneLine(await describeEntry(strapi, entry), MAX_ENTRY_LETTERS);
    const { subject, paragraphs } = wordsFor(what);
    const isSingle = strapi.contentType(entry.uid).kind === 'singleType';
    const url = `${adminUrl}${editPath({ ...entry, isSingle })}`;
    return {
      to: people.map(({ email }) => email).join(', '),
      subject,
      paragraphs: [...paragraphs, { label: 'Open it in the admin', url }],
    };
  });
}
