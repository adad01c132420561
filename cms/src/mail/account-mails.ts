import type { Core } from '@strapi/strapi';
import { fullName, mayLogIn, USER } from '../platform/person.ts';
import { isRecord, type UnknownRecord } from '../platform/record.ts';
import { actingPerson } from '../platform/writes/acting-person.ts';
import { mailStaff } from './mail-staff.ts';
import { MAX_NAME_LETTERS_IN_MAIL, oneLine } from './mail-texts.ts';
import { readOrganisationName } from './send-mail.ts';

export function startMailingInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    // The request does not wait for the mail: Strapi shows the administrator the link of the invitation.
    afterCreate({ result }) {
      if (isRecord(result) && !mayLogIn(result)) void mailInvitation(strapi, result);
    },
  });
}

async function mailInvitation(strapi: Core.Strapi, invited: UnknownRecord): Promise<void> {
  const { email, registrationToken } = invited;
  if (!email || !registrationToken) return;
  const inviter = actingPerson(strapi);
  const inviterName =
    (inviter && oneLine(fullName(inviter), MAX_NAME_LETTERS_IN_MAIL)) || 'An administrator';
  await mailStaff(strapi, 'The mail with the invitation', async (adminUrl) => {
    const website = await readWebsiteInWords(strapi);
    const url = `${adminUrl}/auth/register?registrationToken=${registrationToken}`;
    return {
      to: String(email),
      subject: `Invitation to work on the ${website}`,
      paragraphs: [
        `${inviterName} invites you to work on the ${website}. To choose a password and begin, open this:`,
        { label: 'Choose a password', url },
        'The link works once. If you know nothing of this, delete this mail.',
      ],
    };
  });
}

async function readWebsiteInWords(strapi: Core.Strapi): Promise<string> {
  const name = oneLine(await readOrganisationName(strapi), MAX_NAME_LETTERS_IN_MAIL);
  return name ? `website of ${name}` : 'website';
}
