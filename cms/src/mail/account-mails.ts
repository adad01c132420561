import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../config/cms';
import { actingPerson } from '../platform/acting-person';
import { fullName, mayLogIn, USERS } from '../platform/person';
import { isRecord, type UnknownRecord } from '../platform/record';
import { mailStaff } from './mail-staff';
import { MAX_NAME_LETTERS, mailParts, oneLine } from './mail-texts';
import { readOrganisationName } from './organisation-name';
import { readSender } from './send-mail';

/** Mails whom an administrator invites the link that the admin shows. Call it in `bootstrap`. */
export function mailInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USERS],
    // Nobody waits for the mail: its link is on the screen of who invites.
    afterCreate({ result }) {
      if (isRecord(result) && !mayLogIn(result)) void invite(strapi, result);
    },
  });
}

async function invite(strapi: Core.Strapi, invited: UnknownRecord): Promise<void> {
  const { email, registrationToken } = invited;
  if (!email || !registrationToken) return;
  const by = actingPerson(strapi);
  const inviter = (by && oneLine(fullName(by), MAX_NAME_LETTERS)) || 'An administrator';
  await mailStaff(strapi, 'with the invitation', async (adminUrl) => {
    const website = await describeWebsite(strapi);
    const url = `${adminUrl}/auth/register?registrationToken=${registrationToken}`;
    return {
      to: String(email),
      subject: `Invitation to work on the ${website}`,
      paragraphs: [
        `${inviter} invites you to work on the ${website}. To choose a password and begin, open this:`,
        { label: 'Choose a password', url },
        'The link works once. If you know nothing of this, delete this mail.',
      ],
    };
  });
}

interface Controllers {
  extend(uid: string, extension: (controller: Controller) => Controller): void;
}
type Controller = Readonly<Record<string, Core.ControllerHandler>>;

/** Shows the link of an invitation again on the page of the invited person. Call it in `register`. */
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

/** Gives the mail that Strapi sends for a new password the organisation's name. Call it in `register`. */
export function nameForgotPassword(strapi: Core.Strapi): void {
  const { mail } = strapi.config.get<CmsSettings>('cms');
  if (!mail) return;
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend('admin::authentication', (controller) => ({
    ...controller,
    async forgotPassword(ctx, next) {
      await setTemplate(strapi, mail.from);
      await controller.forgotPassword?.(ctx, next);
    },
  }));
}

const LINK_FIELD = 'https://link.invalid/';

async function setTemplate(strapi: Core.Strapi, from: string): Promise<void> {
  const { text, html } = mailParts([
    `Somebody asked for a new password for this e-mail address in the CMS of the ${await describeWebsite(strapi)}. To set one, open this within an hour:`,
    { label: 'Set a new password', url: LINK_FIELD },
    'If it was not you, do nothing: your password stays as it is.',
  ]);
  strapi.config.set('admin.forgotPassword', {
    from: await readSender(strapi, from),
    emailTemplate: {
      subject: 'Set a new password',
      text: asTemplate(text),
      html: asTemplate(html),
    },
  });
}

/** A template of Strapi's is a program: nothing that somebody wrote may begin one. */
function asTemplate(part: string): string {
  return part.replaceAll('<%', '< %').replaceAll(LINK_FIELD, '<%= url %>');
}

async function describeWebsite(strapi: Core.Strapi): Promise<string> {
  const name = oneLine(await readOrganisationName(strapi), MAX_NAME_LETTERS);
  return name ? `website of ${name}` : 'website';
}
