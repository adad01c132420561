import type { Form } from '../forms';

/** A mail to the organisation. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const CLOSING =
  'This mail says nothing about the person on purpose. When you have answered, set the status to “Done”.';

/**
 * The mail about one entry: its kind and a link to it, and nothing of the person, because mail passes
 * through many hands and stays in many places.
 * @param adminUrl address of the admin, such as `https://cms.example.org/admin`
 */
export function messageFor({ uid, mail }: Form, entry: string, adminUrl: string): Message {
  const link = encodeURI(`${adminUrl}/content-manager/collection-types/${uid}/${entry}`);
  return {
    subject: mail,
    text: [`${mail}. To read it, log in and open:`, link, CLOSING].join('\n\n'),
    html: [
      `<p>${mail}.</p>`,
      `<p><a href="${link}">Open it in the admin</a></p>`,
      `<p>${CLOSING}</p>`,
    ].join('\n'),
  };
}
