import { Refusal } from '../../contract/refusal.ts';
import { entryTime } from '../../domain/care/entry-time.ts';
import { actProof } from '../../domain/codes.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { formatTime } from '../../domain/time-format.ts';
import { isManager } from '../auth/branch-access.ts';
import type { Transaction } from '../postgres/database.ts';
import { careSettingsOn } from '../staffing/store/care-settings.ts';
import { type Acting, writeAudit } from '../store/audit.ts';
import type { StayOfChild } from './store/child-logs.ts';
import type { CareRecord } from './store/struck-records.ts';

/** Who writes something about a child, and when. */
export interface CareAct {
  now: Date;
  account: Acting;
  at?: string | undefined;
  made_at?: string | undefined;
  reason?: string | undefined;
}

interface CareMoment {
  happened_at: Date;
  late_flag: boolean;
  /** Written by a manager because staff may not any more: it goes into the audit log. */
  manager: boolean;
  /** Empty unless it had to be given. */
  reason: string;
}

/**
 * The moment of a record of care; refused outside the child's stay, and for staff once only a manager may write it. What
 * cannot be made up later (a look at a sleeping child) needs a reason as soon as it is late.
 */
export async function careMoment(
  tx: Transaction,
  act: CareAct,
  stay: Pick<StayOfChild, 'arrived_datetime' | 'left_datetime'>,
  { lateNeedsReason = false }: { lateNeedsReason?: boolean } = {},
): Promise<CareMoment> {
  const { now, account } = act;
  const made_at = madeAt(act);
  const happened_at = act.at === undefined ? made_at : new Date(act.at);
  if (happened_at > now) throw new Refusal('care_bad_time', { fields: ['at'] });
  refuseOutsideStay(happened_at, stay);
  const { late, managers } = entryTime(happened_at, made_at, await careSettingsOn(tx, tokyoDateOf(happened_at)));
  const reason = act.reason?.trim() ?? '';
  if (managers && !isManager(account)) throw new Refusal('care_manager_needed');
  const explained = managers || (late && lateNeedsReason);
  if (explained && reason === '') throw new Refusal('care_reason_needed', { fields: ['reason'] });
  return { happened_at, late_flag: late, manager: managers, reason: explained ? reason : '' };
}

/** Only what had no connection when it was made says itself when that was; everything else is made now. */
function madeAt({ now, account, made_at }: CareAct): Date {
  const offline = account.signature?.proof === actProof.code.offline;
  if (!offline || made_at === undefined) return now;
  const made = new Date(made_at);
  return made < now ? made : now;
}

/** To the minute: times are typed so. */
export function refuseOutsideStay(
  moment: Date,
  { arrived_datetime, left_datetime }: Pick<StayOfChild, 'arrived_datetime' | 'left_datetime'>,
): void {
  const minute = (instant: Date) => Math.floor(instant.getTime() / 60_000);
  if (
    minute(moment) >= minute(arrived_datetime) &&
    (left_datetime === null || minute(moment) <= minute(left_datetime))
  ) {
    return;
  }
  const until = left_datetime === null ? '' : formatTime(left_datetime);
  throw new Refusal('care_outside_stay', {
    msg: `このお子さまをお預かりしたのは${formatTime(arrived_datetime)}〜${until}です。その間の時刻で記録してください。`,
    fields: ['at'],
  });
}

export const proofOf = ({ account }: Pick<CareAct, 'account'>): number | null => account.signature?.proof ?? null;

/**
 * What only a manager could write, in the stay's history. The values stay with the record, which is deleted in time; the
 * log is permanent.
 */
export async function auditLateEntry(
  tx: Transaction,
  { account }: Pick<CareAct, 'account'>,
  stay: Pick<StayOfChild, 'branch_id' | 'reserve_id'>,
  entry: { record: CareRecord; id: number; moment: CareMoment },
): Promise<void> {
  const { record, id, moment } = entry;
  if (!moment.manager) return;
  const { happened_at, reason } = moment;
  const change = { account, branch_id: stay.branch_id, table_name: 'reserves', reason } as const;
  await writeAudit(tx, change, stay.reserve_id, null, { record, record_id: id, happened_at });
}
