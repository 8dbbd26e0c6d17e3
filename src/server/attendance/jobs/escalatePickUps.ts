import { laterOf } from '../../../domain/attendance/late-notice.ts';
import { instantOf, minuteOf } from '../../../domain/time.ts';
import { headquartersId } from '../../branches/store/branches.ts';
import { insertBranchMessage } from '../../notifying/store/branch-messages.ts';
import { insertHeadquartersMessage } from '../../notifying/store/headquarters-messages.ts';
import type { Transaction } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import { dayFacts } from '../../reserves/store/reserve-facts.ts';
import { insertEscalation, type WaitingChild, waitingChildren } from '../store/pick-ups.ts';

/** A child not fetched after closing: the managers hear of it first, then headquarters. Names stay out of mails and rooms. */
export const escalatePickUps: Job<'escalatePickUps'> = async ({ database, clock }) => {
  const now = clock.now();
  await database.transaction(now, async (tx) => {
    for (const child of await waitingChildren(tx)) {
      const { day, rules } = await dayFacts(tx, child.branch_id, child.date, child.reserve_id);
      if (day === null) continue;
      const closes = instantOf(child.date, minuteOf(day.extended_close_time));
      const awaited = laterOf(child.end_datetime, child.said_datetime);
      const minutes = (now.getTime() - Math.max(closes.getTime(), awaited.getTime())) / 60_000;
      const { overdue_manager_minutes, overdue_headquarters_minutes } = rules.settings;
      if (child.steps < 1 && minutes >= overdue_manager_minutes) await notifyManagers(tx, child);
      if (child.steps < 2 && minutes >= overdue_headquarters_minutes) await notifyHq(tx, child);
    }
  });
};

const title = 'お迎えのないお子さまがいます';
const text = '閉園の時刻を過ぎても、お迎えのないお子さまがいます。スタッフ画面の「今日」をご確認ください。';

async function notifyManagers(tx: Transaction, { branch_id, reserve_id }: WaitingChild): Promise<void> {
  const pick_up_escalation_id = await insertEscalation(tx, { branch_id, reserve_id, step: 1 });
  if (pick_up_escalation_id === null) return;
  await enqueue(tx, 'sendPickUpAlert', { pick_up_escalation_id }, { key: `pick up ${pick_up_escalation_id}` });
  const body = `[info][title]${title}[/title]${text}[/info]`;
  await insertBranchMessage(tx, { branch_id, deduplication_key: `pick up ${reserve_id}`, body });
}

async function notifyHq(tx: Transaction, { branch_id, reserve_id }: WaitingChild): Promise<void> {
  if ((await insertEscalation(tx, { branch_id, reserve_id, step: 2 })) === null) return;
  const deduplication_key = `pick up ${reserve_id}`;
  const link = `/staff/reserves/${reserve_id}`;
  const message = { kind: 'pickUpOverdue', deduplication_key, title, content: text, branch_id, link };
  const headquarters_message_id = await insertHeadquartersMessage(tx, message);
  if (headquarters_message_id !== null) await enqueue(tx, 'sendHeadquartersMail', { headquarters_message_id });
  const headquarters = await headquartersId(tx);
  const body = `[info][title]${title}[/title]${text}[/info]`;
  if (headquarters !== null) {
    await insertBranchMessage(tx, { branch_id: headquarters, deduplication_key: `${deduplication_key} honbu`, body });
  }
}
