import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { entryRef } from '../../../content/entry-ref';
import { whereLocale } from '../../../content/languages/languages';
import { readDraft } from '../../../content/languages/read-draft';
import { mailStaff } from '../../../mail/mail-staff';
import { MAX_NAME_LETTERS, oneLine } from '../../../mail/mail-texts';
import { onBehalfOf } from '../../../platform/acting-person';
import { isFullDisk } from '../../../platform/full-disk';
import { lockStaffWrites } from '../../../platform/lock-staff-writes';
import { fullName, mayLogIn, type StaffUser } from '../../../platform/person';
import { isClockSteadyForPlans } from '../../../platform/steady-clock';
import { findAccount, findUnapprovedChanger, mayPublish } from './planner-rights';
import { describePlan, PLAN, type Plan } from './plans';

const EVERY_FIVE_SECONDS = '*/5 * * * * *';
const UNKNOWN = 'The CMS could not do it; its log says why. Please tell the maintainer.';

/** Does what is planned at its hour, and what fell into a time when the CMS was off. In `bootstrap`. */
export function startPlanning(strapi: Core.Strapi): void {
  let running: Promise<void> | undefined;
  const task = async () => {
    // A program that runs beside the CMS would tell no website of it.
    if (!strapi.server.httpServer.listening) return;
    running ??= carryOutDuePlans(strapi).finally(() => {
      running = undefined;
    });
    await running;
  };
  strapi.cron.add({ carryOutPlans: { task, options: { rule: EVERY_FIVE_SECONDS } } });
}

async function carryOutDuePlans(strapi: Core.Strapi): Promise<void> {
  try {
    const due: Plan[] = await strapi.db.query(PLAN).findMany({
      where: { at: { $lte: new Date() }, problem: null },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    if (due.length === 0 || !(await isClockSteadyForPlans(strapi))) return;
    for (const plan of due) await carryOutPlan(strapi, plan);
  } catch (thrown) {
    if (isFullDisk(thrown)) return;
    strapi.log.error(`What is planned could not be done; it is tried again. ${thrown}`);
  }
}

/** The plan goes in the transaction that does it: both happen once, or neither does. */
async function carryOutPlan(strapi: Core.Strapi, plan: Plan): Promise<void> {
  const plans = strapi.db.query(PLAN);
  const where = { id: plan.id, problem: null };
  const person = (await findAccount(strapi, plan.byId)) ?? {
    id: plan.byId,
    firstname: plan.byName,
  };
  try {
    await onBehalfOf(person, () =>
      strapi.db.transaction(async ({ trx }) => {
        await lockStaffWrites(strapi.db, trx);
        // Somebody may have taken the plan back at this moment.
        const { count } = await plans.deleteMany({ where });
        if (count > 0) await publishOrTakeOff(strapi, plan, person);
      }),
    );
  } catch (thrown) {
    // It can be done when there is room.
    if (isFullDisk(thrown)) throw thrown;
    const isSaid = thrown instanceof errors.ApplicationError;
    const problem = isSaid ? thrown.message : UNKNOWN;
    const { count } = await plans.updateMany({ where, data: { problem } });
    if (count === 0) return;
    const entry = `${plan.uid} ${plan.entryId} ${plan.entryLocale}`;
    strapi.log.error(`${entry} could not be ${plan.action}ed as planned. ${thrown}`);
    await mailPlanner(strapi, plan, person, problem);
  }
}

async function publishOrTakeOff(strapi: Core.Strapi, plan: Plan, person: StaffUser): Promise<void> {
  const { uid, documentId, locale } = entryRef(plan);
  // An entry that was deleted since it was planned has nothing to publish or take off.
  if (!(await readDraft(strapi, entryRef(plan)))) return;
  // The person's account may have been closed since.
  if (!mayLogIn(person) || !(await mayPublish(strapi, plan, person))) {
    const name = plan.byName || 'The person who planned it';
    throw new errors.ApplicationError(
      `${name} may not publish it any more. Somebody who may can plan it again.`,
    );
  }
  const name = await findUnapprovedChanger(strapi, plan);
  if (name) {
    throw new errors.ApplicationError(
      `${name}, who may not publish, changed it after it was planned. Read it, and plan it again.`,
    );
  }
  const documents = strapi.documents(uid);
  const entry = { documentId, ...whereLocale(locale) };
  if (plan.action === 'publish') await documents.publish(entry);
  else await documents.unpublish(entry);
}

async function mailPlanner(
  strapi: Core.Strapi,
  plan: Plan,
  person: StaffUser,
  problem: string,
): Promise<void> {
  await mailStaff(strapi, 'about a plan that failed', async (adminUrl) => {
    const what = await describePlan(strapi, plan);
    return {
      to: mayLogIn(person) ? String(person.email ?? '') : '',
      subject: `Not done as planned: ${what}`,
      paragraphs: [
        `Dear ${oneLine(fullName(person), MAX_NAME_LETTERS)},`,
        `you planned: ${what}. It was not done, because: ${problem}`,
        'What is planned, and what was not done:',
        { label: 'Open the page in the admin', url: `${adminUrl}/planned` },
      ],
    };
  });
}
