import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../../../config/cms';
import type { AdminContext } from '../../../access/admin-route';
import { entryActionId, entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import {
  financialYear,
  registrationEndInWords,
  yearsWithoutAccounts,
} from '../../../content/accounts/deadlines';
import { ENGLISH } from '../../../content/languages/languages';
import { partsIn } from '../../../content/parts';
import { type ContentUid, DOCUMENT, ORGANISATION, TRANSPARENCY } from '../../../content/types';
import type { UnknownRecord } from '../../../platform/record';
import { todayIn } from '../../../platform/time';

/** A registration that ends or accounts that are late, and the entry in which staff mend it. */
export interface Reminder {
  readonly text: string;
  readonly uid: ContentUid;
  readonly isSingle: boolean;
}

/** Answers with what is due, as far as the person may read it. Only published content counts. */
export async function remindersHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { userAbility } = ctx.state;
  const page: UnknownRecord | null = await strapi.db.query(TRANSPARENCY).findOne({
    where: { locale: ENGLISH, publishedAt: { $notNull: true } },
    populate: { ...POPULATE_CREATOR, registrations: true, years: true },
  });
  const today = todayIn(strapi.config.get<CmsSettings>('cms').timeZone);
  const rights = entryRights(strapi, userAbility, TRANSPARENCY);
  const data: Reminder[] = [];
  if (page && rights.mayField('read', page, 'registrations')) {
    data.push(...endingRegistrations(page, today));
  }
  if (
    page &&
    rights.mayField('read', page, 'years') &&
    userAbility.can(entryActionId('read'), DOCUMENT)
  ) {
    data.push(...(await findMissingAccounts(strapi, page, today)));
  }
  return data;
}

function endingRegistrations({ registrations }: UnknownRecord, today: string): Reminder[] {
  const reminders: Reminder[] = [];
  for (const { kind, validUntil } of partsIn(registrations)) {
    const end = registrationEndInWords(kind, validUntil, today);
    if (!end) continue;
    const text = `${end} When it is renewed, write the new number and day in Transparency, and publish.`;
    reminders.push({ text, uid: TRANSPARENCY, isSingle: true });
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
    where: { kind: 'audited-accounts', locale: ENGLISH, publishedAt: { $notNull: true } },
  });
  const organisation = await strapi.documents(ORGANISATION).findFirst({ status: 'published' });
  const late = yearsWithoutAccounts(
    today,
    partsIn(years).map(({ year }) => Number(year)),
    accounts.map(({ year }) => Number(year)),
    organisation?.foundedYear ?? undefined,
  );
  return late.map((year) => {
    const text = `The audited accounts of ${financialYear(year)} are missing: that year ended on 31 March ${year}, more than nine months ago. Add them to Footer PDF, with the kind “Audited accounts” and the year ${year}.`;
    return { text, uid: DOCUMENT, isSingle: false };
  });
}
