import { type OpenItemKind, openItemKinds } from '../../../domain/attendance/day-numbers.ts';
import { doneText } from '../../../domain/company/done-text.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { dayNumbers } from '../../care/store/daily-reports.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { lockBranchDay } from '../../reserves/store/reserve-facts.ts';
import { writeAudit } from '../../store/audit.ts';
import { dayState, insertDayClose } from '../store/branch-day-closes.ts';

type Item = { kind: OpenItemKind; reserve_id: number | null };
const same = (a: Item, b: Item) => a.kind === b.kind && a.reserve_id === b.reserve_id;
const byKind = (a: Item, b: Item) => openItemKinds.indexOf(a.kind) - openItemKinds.indexOf(b.kind);

/** Closes a branch's day: what is open is counted here, and each of it needs a word of why. */
export const staffCloseDay = implement('staffCloseDay', async ({ database, clock, account }, input, acting) => {
  const { branch_id, date, explanations } = input;
  requireBranch(account, branch_id);
  if (date > tokyoDateOf(clock.now())) return refuse('input_error', { fields: ['date'] });
  const id = await database.transaction(clock.now(), async (tx) => {
    await lockBranchDay(tx, branch_id, date);
    const { items, entries, incidents, closed } = await dayState(tx, branch_id, date);
    if (closed) {
      const today = tokyoDateOf(new Date(closed.created_at)) === tokyoDateOf(clock.now());
      const who = doneText({ ...closed, action: 'staffCloseDay', today });
      throw new Refusal('day_closed_already', { msg: `この日は、${who}` });
    }
    const report: Item[] = entries === 0 ? [{ kind: 'report', reserve_id: null }] : [];
    const open = [...items, ...report].sort(byKind);
    const missing = open.filter((item) => !explanations.some((given) => same(given, item)));
    if (missing.length > 0) throw new Refusal('day_items_open', { details: { items: missing } });
    if (incidents === 0 && input.no_incident_flag === 0) throw new Refusal('day_incidents_asked');
    // An explanation of what is no longer open would tell something untrue.
    const open_items = explanations.filter((given) => open.some((item) => same(given, item)));
    const numbers = await dayNumbers(tx, branch_id, date);
    const close = {
      branch_id,
      date,
      account_id: account.id,
      numbers,
      open_items,
      no_incident_flag: input.no_incident_flag === 1,
    };
    const change = { account: acting, branch_id, table_name: 'branch_day_closes' } as const;
    const closeId = await insertDayClose(tx, close).catch(refuseSecond);
    // The words stay with the close, which is deleted after some months; the log is permanent.
    const { no_incident_flag } = close;
    await writeAudit(tx, change, closeId, null, { date, open_items: open_items.length, no_incident_flag });
    return closeId;
  });
  return { status: 'OK', branch_day_close_id: id };
});

function refuseSecond(error: unknown): never {
  if (violatedConstraint(error) !== 'branch_day_closed_once') throw error;
  throw new Refusal('day_closed_already');
}
