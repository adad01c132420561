import type { Core } from '@strapi/strapi';
import { entryInWords } from '../../../access/entry-in-words';
import { EDITOR } from '../../../access/roles';
import { editPath } from '../../../content/addresses/admin-paths';
import { mailStaff } from '../../../mail/mail-staff';
import { MAX_NAME_LETTERS, oneLine } from '../../../mail/mail-texts';
import type { Mail } from '../../../mail/send-mail';
import { fullName, MAY_LOG_IN, type StaffUser, USERS } from '../../../platform/person';
import type { PublicationRequest } from './requests';

/** A title of 60 letters with the type and the language. */
const MAX_ENTRY_LETTERS = 120;
const nameIn = (name: string | null) => oneLine(name ?? '', MAX_NAME_LETTERS);

/** Mails the Editors. */
export async function tellEditors(strapi: Core.Strapi, request: PublicationRequest): Promise<void> {
  const where = { ...MAY_LOG_IN, roles: { code: EDITOR }, id: { $ne: request.byId } };
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
export async function tellWhoAsked(
  strapi: Core.Strapi,
  request: PublicationRequest,
): Promise<void> {
  const where = { ...MAY_LOG_IN, id: request.byId };
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
export async function tellOfPublication(
  strapi: Core.Strapi,
  request: PublicationRequest,
  by: StaffUser | undefined,
): Promise<void> {
  if (by?.id === request.byId) return;
  const where = { ...MAY_LOG_IN, id: request.byId };
  await mailAbout(strapi, request, where, (what) => ({
    subject: `Published: ${what}`,
    paragraphs: [
      `${by ? nameIn(fullName(by)) : 'The CMS'} published ${what}, for whose publication you asked.`,
      'It is on the website. To see it in the admin, log in and open:',
    ],
  }));
}

async function mailAbout(
  strapi: Core.Strapi,
  request: PublicationRequest,
  where: object,
  wordsFor: (what: string) => Pick<Mail, 'subject' | 'paragraphs'>,
): Promise<void> {
  await mailStaff(strapi, 'about what is to be published', async (adminUrl) => {
    const people: { email: string }[] = await strapi.db.query(USERS).findMany({ where });
    const what = oneLine(await entryInWords(strapi, request), MAX_ENTRY_LETTERS);
    const { subject, paragraphs } = wordsFor(what);
    const { uid, entryId: documentId, entryLocale: locale } = request;
    const isSingle = strapi.contentType(uid).kind === 'singleType';
    const url = `${adminUrl}${editPath({ uid, isSingle, documentId, locale })}`;
    return {
      to: people.map(({ email }) => email).join(', '),
      subject,
      paragraphs: [...paragraphs, { label: 'Open it in the admin', url }],
    };
  });
}
