import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { CmsSettings } from '../../config/cms';
import { fullName, mayLogIn, USERS } from '../platform/person';
import { isRecord, type UnknownRecord } from '../platform/record';
import { actingPerson } from '../platform/writes/acting-person';
import { mailStaff } from './mail-staff';
import { MAX_NAME_LETTERS_IN_MAIL, oneLine } from './mail-texts';
import { readOrganisationName } from './send-mail';

export function mailInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USERS],
    // Nobody waits for the mail: Strapi shows the administrator the link of the invitation.
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

interface Controllers {
  extend(uid: string, extension: (controller: Controller) => Controller): void;
}
type Controller = Readonly<Record<string, Core.ControllerHandler>>;

/** Strapi shows administrators the link of an invitation only right after they invited the person. */
export function showInvitations(strapi: Core.Strapi): void {
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend('admin::user', (controller) => ({
    ...controller,
    async findOne(ctx, next) {
      await controller.findOne?.(ctx, next);
      const user = isRecord(ctx.body) ? ctx.body.data : undefined;
      if (!isRecord(user) || !user.id || !ctx.state.userAbility.can('admin::users.create')) return;
      const row = await strapi.db.query(USERS).findOne({ where: { id: user.id } });
      if (row?.isActive === false) {
        ctx.body = { data: { ...user, registrationToken: row.registrationToken } };
      }
    },
  }));
}

/** Without SMTP settings no mail would arrive, so the answer says how to get a new password. */
export function refuseForgotPassword(strapi: Core.Strapi): void {
  if (strapi.config.get<CmsSettings>('cms').mail) return;
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend('admin::authentication', (controller) => ({
    ...controller,
    async forgotPassword() {
      throw new errors.ApplicationError(
        'This CMS is not set up to send e-mail. The operator of the server can set a new password: npm run cms:admin -- reset-user-password',
      );
    },
  }));
}
