import type { Core } from '@strapi/strapi';
import { EDITOR } from '../../../access/roles.ts';
import { editPath } from '../../../content/addresses/admin-paths.ts';
import {
  hasSlug,
  ownPagePath,
  pageSettingsOf,
  pathInLanguage,
} from '../../../content/addresses/entry-pages.ts';
import { readVisibleInEnglish } from '../../../content/addresses/visible-entries.ts';
import { refOf } from '../../../content/entry-ref.ts';
import { readEntryInWords } from '../../../entries/entry-in-words.ts';
import { mailStaff } from '../../../mail/mail-staff.ts';
import { MAX_NAME_LETTERS_IN_MAIL, oneLine } from '../../../mail/mail-texts.ts';
import type { Mail } from '../../../mail/send-mail.ts';
import { settingsOf } from '../../../platform/cms-settings.ts';
import { type Person, personName, USER, WHERE_MAY_LOG_IN } from '../../../platform/person.ts';
import type { PublicationRequest } from './requests.ts';

type MailText = Pick<Mail, 'subject' | 'paragraphs'>;

/** Room for a name of 60 letters, a type and a language. */
const MAX_ENTRY_TEXT_LETTERS = 120;
const NOT_VISIBLE_MESSAGE =
  'Visitors do not see it: it is set to “No page”, or its English is not published.';
const shortName = (name: string | null) => oneLine(name ?? '', MAX_NAME_LETTERS_IN_MAIL);

export async function mailAsked(strapi: Core.Strapi, request: PublicationRequest): Promise<void> {
  const recipients = { ...WHERE_MAY_LOG_IN, roles: { code: EDITOR }, id: { $ne: request.byId } };
  await mailAboutRequest(strapi, request, recipients, (entryText) => ({
    subject: `Asked for publication: ${entryText}`,
    paragraphs: [
      `${shortName(request.byName)} asks for the publication of ${entryText}.`,
      request.message,
      'To read it, publish it or send it back, log in and open:',
    ],
  }));
}

export async function mailSentBack(
  strapi: Core.Strapi,
  request: PublicationRequest,
): Promise<void> {
  const recipients = { ...WHERE_MAY_LOG_IN, id: request.byId };
  await mailAboutRequest(strapi, request, recipients, (entryText) => ({
    subject: `Sent back: ${entryText}`,
    paragraphs: [
      `${shortName(request.sentBackBy)} sent back ${entryText}, for whose publication you asked:`,
      request.reason ?? '',
      'To correct it and ask again, log in and open:',
    ],
  }));
}

export async function mailPublished(
  strapi: Core.Strapi,
  request: PublicationRequest,
  publisher: Person | undefined,
): Promise<void> {
  if (publisher?.id === request.byId) return;
  const recipients = { ...WHERE_MAY_LOG_IN, id: request.byId };
  await mailAboutRequest(strapi, request, recipients, async (entryText) => ({
    subject: `Published: ${entryText}`,
    paragraphs: [
      `${publisher ? shortName(personName(publisher)) : 'The CMS'} published ${entryText}, for whose publication you asked.`,
      ...(await readPlaceOnWebsiteInWords(strapi, request)),
      'To see it in the admin, log in and open:',
    ],
  }));
}

async function readPlaceOnWebsiteInWords(
  strapi: Core.Strapi,
  request: PublicationRequest,
): Promise<MailText['paragraphs']> {
  const { uid, documentId, locale } = refOf(request);
  const { siteUrl } = settingsOf(strapi);
  const slugFields = hasSlug(uid) ? [pageSettingsOf(uid).slugField] : [];
  const [english] = await readVisibleInEnglish(strapi, uid, { documentId }, slugFields);
  if (!english) return [NOT_VISIBLE_MESSAGE];
  const path = ownPagePath(uid, english);
  if (!siteUrl || !path) return ['It is on the website.'];
  const url = new URL(pathInLanguage(locale, path), siteUrl).href;
  return ['It is on the website:', { label: 'See the page', url }];
}

async function mailAboutRequest(
  strapi: Core.Strapi,
  request: PublicationRequest,
  recipients: object,
  compose: (entryText: string) => MailText | Promise<MailText>,
): Promise<void> {
  await mailStaff(strapi, 'The mail about what is to be published', async (adminUrl) => {
    const people: { email: string }[] = await strapi.db.query(USER).findMany({ where: recipients });
    const ref = refOf(request);
    const entryText = oneLine(await readEntryInWords(strapi, ref), MAX_ENTRY_TEXT_LETTERS);
    const { subject, paragraphs } = await compose(entryText);
    const url = `${adminUrl}${editPath(ref)}`;
    return {
      to: people.map(({ email }) => email).join(', '),
      subject,
      paragraphs: [...paragraphs, { label: 'Open it in the admin', url }],
    };
  });
}
