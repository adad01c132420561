import type { Core } from '@strapi/strapi';
import type { Website } from '../../config/website';
import { EDITOR } from '../access/roles';
import { editPath } from '../content/edit-path';
import { sendMail } from '../content/send-mail';
import { entryInWords } from '../editing/listed-entry';
import { MAY_LOG_IN, USERS } from '../platform/person';
import { reasonOf } from '../platform/reason-of';
import type { PublicationRequest } from './requests';

/** Mails the Editors. The page “Asked for” says it too, so a mail that fails is not sent again. */
export async function tellEditors(strapi: Core.Strapi, request: PublicationRequest): Promise<void> {
  const where = { ...MAY_LOG_IN, roles: { code: EDITOR }, id: { $ne: request.byId } };
  await mailAbout(strapi, request, where, (what) => ({
    subject: `Asked for publication: ${what}`,
    text: [
      `${request.byName} asks for the publication of ${what}.`,
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
    text: [
      `${request.sentBackBy} sent back ${what}, for whose publication you asked:`,
      request.reason ?? '',
      'To mend it and ask again, log in and open:',
    ],
  }));
}

interface Words {
  readonly subject: string;
  readonly text: readonly string[];
}

async function mailAbout(
  strapi: Core.Strapi,
  request: PublicationRequest,
  where: object,
  wordsFor: (what: string) => Words,
): Promise<void> {
  const { mail } = strapi.config.get<Website>('website');
  if (!mail) return;
  try {
    const people: { email: string }[] = await strapi.db.query(USERS).findMany({ where });
    if (people.length === 0) return;
    const { subject, text } = wordsFor(await entryInWords(strapi, request));
    const { uid, entryId: documentId, entryLocale: locale } = request;
    const isSingle = strapi.contentType(uid).kind === 'singleType';
    const path = editPath({ uid, isSingle, documentId, locale });
    const address = `${strapi.config.get('admin.absoluteUrl')}${path}`;
    await sendMail(strapi, mail.from, {
      to: people.map(({ email }) => email).join(', '),
      subject,
      text: [...text, address].filter((line) => line !== '').join('\n\n'),
    });
  } catch (thrown) {
    strapi.log.warn(
      `The mail about what is to be published could not be sent (${reasonOf(thrown)}).`,
    );
  }
}
