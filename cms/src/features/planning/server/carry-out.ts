import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { refOf } from '../../../content/entry-ref.ts';
import { readDraft, whereLocale } from '../../../content/rows.ts';
import { mailStaff } from '../../../mail/mail-staff.ts';
import { MAX_NAME_LETTERS_IN_MAIL, oneLine } from '../../../mail/mail-texts.ts';
import { isFullDisk } from '../../../platform/full-disk.ts';
import { fullName, mayLogIn, type Person } from '../../../platform/person.ts';
import { runOneAtATime } from '../../../platform/run-one-at-a-time.ts';
import { isSteadyForPlans, storeClockCheck } from '../../../platform/steady-clock.ts';
import { runAsPerson } from '../../../platform/writes/acting-person.ts';
import { staffTransaction } from '../../../platform/writes/staff-transaction.ts';
import { PLAN, type Plan } from '../plan.ts';
import { findNameOfUnapprovedChange, findPerson, mayPublishPlan } from './planner-rights.ts';
import { readPlanInWords } from './plans.ts';

const EVERY_FIVE_SECONDS = '*/5 * * * * *';
/** A plan that is later than this fails with any error, so that its planner hears of it. */
const MAX_DELAY_MS = 10 * 60_000;
const DONE = { publish: 'published', unpublish: 'unpublished' };
const UNKNOWN_PROBLEM_MESSAGE =
  'The CMS could not do it; its log says why. Please tell the maintainer.';

/** Carries out plans when they are due, also those that became due while the CMS was off. */
export function startPlanning(strapi: Core.Strapi): void {
  const task = runOneAtATime(async () => {
    // Scripts start Strapi without its server. They carry out no plan: only the running CMS tells the website.
    if (strapi.server.httpServer.listening) await carryOutDuePlans(strapi);
  });
  strapi.cron.add({ carryOutPlans: { task, options: { rule: EVERY_FIVE_SECONDS } } });
}

async function carryOutDuePlans(strapi: Core.Strapi): Promise<void> {
  try {
    const due: Plan[] = await strapi.db.query(PLAN).findMany({
      where: { at: { $lte: new Date() }, problem: null },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    if (due.length === 0 || !isSteadyForPlans(await storeClockCheck(strapi))) return;
    const waitingEntries = new Set<string>();
    for (const plan of due) {
      // A publication that is tried again must not come after the plan that takes the entry off.
      if (waitingEntries.has(entryForLog(plan))) continue;
      if (!(await tryToCarryOut(strapi, plan))) waitingEntries.add(entryForLog(plan));
    }
  } catch (thrown) {
    // The plans stay for the next run. The log names the full disk already.
    if (isFullDisk(thrown)) return;
    strapi.log.error(`What is planned could not be done; it is tried again. ${thrown}`);
  }
}

/** Returns false if the plan waits for the next run, such as while the database restarts. */
async function tryToCarryOut(strapi: Core.Strapi, plan: Plan): Promise<boolean> {
  try {
    await carryOutPlan(strapi, plan);
    return true;
  } catch (thrown) {
    // Until the disk has room, all other plans would wait too.
    if (isFullDisk(thrown)) throw thrown;
    const failure = `${entryForLog(plan)} could not be ${DONE[plan.action]} as planned`;
    strapi.log.error(`${failure}; it is tried again. ${thrown}`);
    return false;
  }
}

/**
 * Deletes the plan in the transaction that carries it out, so that both happen or neither does.
 * @throws {unknown} if a later try may succeed
 */
async function carryOutPlan(strapi: Core.Strapi, plan: Plan): Promise<void> {
  const storedPlanner = await findPerson(strapi, plan.byId);
  const planner = storedPlanner ?? { id: plan.byId, firstname: plan.byName };
  try {
    await runAsPerson(planner, () =>
      staffTransaction(strapi, async () => {
        const where = { id: plan.id, problem: null };
        const { count } = await strapi.db.query(PLAN).deleteMany({ where });
        if (count > 0) await publishOrTakeOff(strapi, plan, planner);
      }),
    );
  } catch (thrown) {
    if (isTemporary(thrown, plan)) throw thrown;
    await storeFailure(strapi, plan, planner, thrown);
  }
}

/** Whether another try may succeed. The CMS refuses a plan only with an `ApplicationError`. */
function isTemporary(thrown: unknown, { at }: Plan): boolean {
  if (isFullDisk(thrown)) return true;
  if (thrown instanceof errors.ApplicationError) return false;
  return Date.now() - new Date(at).getTime() < MAX_DELAY_MS;
}

async function storeFailure(
  strapi: Core.Strapi,
  plan: Plan,
  planner: Person,
  thrown: unknown,
): Promise<void> {
  const problem =
    thrown instanceof errors.ApplicationError ? thrown.message : UNKNOWN_PROBLEM_MESSAGE;
  const where = { id: plan.id, problem: null };
  const { count } = await strapi.db.query(PLAN).updateMany({ where, data: { problem } });
  if (count === 0) return;
  strapi.log.error(`${entryForLog(plan)} could not be ${DONE[plan.action]} as planned. ${thrown}`);
  await mailPlanner(strapi, plan, planner, problem);
}

function entryForLog({ uid, entryId, entryLocale }: Plan): string {
  return `${uid} ${entryId} ${entryLocale}`;
}

async function publishOrTakeOff(strapi: Core.Strapi, plan: Plan, planner: Person): Promise<void> {
  const { uid, documentId, locale } = refOf(plan);
  // The entry was deleted after the planning: the plan ends without a mail.
  if (!(await readDraft(strapi, refOf(plan)))) return;
  // The planner's account may have been closed after the planning.
  if (!mayLogIn(planner) || !(await mayPublishPlan(strapi, plan, planner))) {
    throw new errors.ApplicationError(
      `${plan.byName} may not publish it any more. A person who may publish it can plan it again.`,
    );
  }
  const changedBy = await findNameOfUnapprovedChange(strapi, plan);
  if (changedBy) {
    throw new errors.ApplicationError(
      `${changedBy}, who may not publish, changed it after it was planned. Read it, and plan it again.`,
    );
  }
  const documents = strapi.documents(uid);
  const idAndLocale = { documentId, ...whereLocale(locale) };
  if (plan.action === 'publish') await documents.publish(idAndLocale);
  else await documents.unpublish(idAndLocale);
}

async function mailPlanner(
  strapi: Core.Strapi,
  plan: Plan,
  planner: Person,
  problem: string,
): Promise<void> {
  await mailStaff(strapi, 'The mail about a plan that failed', async (adminUrl) => {
    const planText = await readPlanInWords(strapi, plan);
    return {
      to: mayLogIn(planner) ? String(planner.email ?? '') : '',
      subject: `Not done as planned: ${planText}`,
      paragraphs: [
        `Dear ${oneLine(fullName(planner), MAX_NAME_LETTERS_IN_MAIL)},`,
        `you planned: ${planText}. It was not done, because: ${problem}`,
        'What is planned, and what was not done:',
        { label: 'Open the page in the admin', url: `${adminUrl}/planned` },
      ],
    };
  });
}
