/** What a mail to the organisation says. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SENTENCES: Readonly<Record<string, string>> = {
  'api::contact-form.contact-form': 'A message came in through the website',
  'api::volunteer-form.volunteer-form': 'Somebody registered as a volunteer',
  'api::intern-form.intern-form': 'Somebody registered as an intern',
  'api::donate-form.donate-form': 'Somebody wants to be a sponsor',
};

const CLOSING =
  'This mail says nothing about the person on purpose. When you have answered, set the status to “Done”.';

/**
 * The mail that tells of one entry: which kind it is and where to read it, and nothing of the
 * person, because mail passes through many hands and stays in many places.
 * `adminUrl` is the address of the admin, such as `https://cms.example.org/admin`.
 */
export function messageFor(form: string, entry: string, adminUrl: string): Message {
  const sentence = SENTENCES[form] ?? 'Something came in through the website';
  const link = `${adminUrl}/content-manager/collection-types/${form}/${entry}`;
  return {
    subject: sentence,
    text: [`${sentence}. To read it, log in and open:`, link, CLOSING].join('\n\n'),
    html: [
      `<p>${sentence}.</p>`,
      `<p><a href="${escaped(link)}">Open it in the content system</a></p>`,
      `<p>${CLOSING}</p>`,
    ].join('\n'),
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
