import type { Core } from '@strapi/strapi';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights.ts';
import { entryActionId, type UserAbility } from '../../../access/rights.ts';
import { editPath, listPath } from '../../../content/addresses/admin-paths.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { wherePublished } from '../../../content/rows.ts';
import { AUDITED_ACCOUNTS } from '../../../content/transparency/amounts-and-kinds.ts';
import {
  financialYear,
  registrationEndInWords,
  yearsWithoutAccounts,
} from '../../../content/transparency/deadlines.ts';
import { DOCUMENT, ORGANISATION, TRANSPARENCY } from '../../../content/types.ts';
import { settingsOf } from '../../../platform/cms-settings.ts';
import { recordsIn, type UnknownRecord } from '../../../platform/record.ts';
import { todayIn } from '../../../platform/time.ts';

/** A registration that ends, or accounts that are missing. */
export interface Reminder {
  readonly text: string;
  /** The path in the admin at which staff correct it. */
  readonly path: string;
  readonly linkText: string;
}

/** Lists what is due, judged by the published content. Empty if TRANSPARENCY is not published. */
export async function readReminders(
  strapi: Core.Strapi,
  userAbility: UserAbility,
): Promise<Reminder[]> {
  const transparency: UnknownRecord | null = await strapi.db.query(TRANSPARENCY).findOne({
    where: { locale: ENGLISH, ...wherePublished() },
    populate: { ...POPULATE_CREATOR, registrations: true, years: true },
  });
  if (!transparency) return [];
  const today = todayIn(settingsOf(strapi).timeZone);
  const { mayField } = entryRights(strapi, userAbility, TRANSPARENCY);
  const reminders: Reminder[] = [];
  if (mayField('read', transparency, 'registrations')) {
    reminders.push(...remindersOfRegistrations(transparency, today));
  }
  const mayReadYears = mayField('read', transparency, 'years');
  if (mayReadYears && userAbility.can(entryActionId('read'), DOCUMENT)) {
    reminders.push(...(await findMissingAccounts(strapi, transparency, today)));
  }
  return reminders;
}

function remindersOfRegistrations({ registrations }: UnknownRecord, today: string): Reminder[] {
  const reminders: Reminder[] = [];
  const path = editPath({ uid: TRANSPARENCY });
  for (const { kind, validUntil } of recordsIn(registrations)) {
    const end = registrationEndInWords(kind, validUntil, today);
    if (!end) continue;
    const text = `${end} When it is renewed, write the new number and day in Transparency, and publish.`;
    reminders.push({ text, path, linkText: 'Open Transparency' });
  }
  return reminders;
}

async function findMissingAccounts(
  strapi: Core.Strapi,
  { years }: UnknownRecord,
  today: string,
): Promise<Reminder[]> {
  const accounts: UnknownRecord[] = await strapi.db.query(DOCUMENT).findMany({
    select: ['year'],
    where: { kind: AUDITED_ACCOUNTS, locale: ENGLISH, ...wherePublished() },
  });
  const organisation = await strapi.documents(ORGANISATION).findFirst({ status: 'published' });
  const lateYears = yearsWithoutAccounts(
    today,
    recordsIn(years).map(({ year }) => Number(year)),
    accounts.map(({ year }) => Number(year)),
    organisation?.foundedYear ?? undefined,
  );
  return lateYears.map((year) => {
    const text = `The audited accounts of ${financialYear(year)} are missing: that year ended on 31 March ${year}, more than nine months ago. Add them to Footer PDF, with the kind “Audited accounts” and the year ${year}.`;
    return { text, path: listPath(DOCUMENT), linkText: 'Open Footer PDF' };
  });
}
