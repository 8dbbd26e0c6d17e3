import { Refusal } from '../../contract/refusal.ts';
import { childcareStatus } from '../../domain/codes.ts';
import { actualStay, childcareAmount } from '../../domain/money/childcare-amount.ts';
import { reservePhase, transition } from '../../domain/reserves/reserve.ts';
import { addMinutes } from '../../domain/time.ts';
import type { Transaction } from '../postgres/database.ts';
import { priceListOf, stayOf } from '../reserving/stay.ts';
import { endChildcare, lockChildcareOfReserve, lockTickets, plannedStay } from '../store/reserves/childcares.ts';
import { quoteFacts } from '../store/reserves/reserve-facts.ts';
import { writeReserveState } from '../store/reserves/reserves.ts';
import { audited } from '../store/upkeep/audit.ts';
import type { AttendanceTap, Tapped } from './attendance.ts';
import { momentOf } from './attendance-moment.ts';
import { lockOwnReserve } from './branch-access.ts';

export interface CheckOut extends AttendanceTap {
  at: string | undefined;
  pick_up_name: string | null;
  pick_up_tel: string | null;
}

/** The stay ends: what it really costs is computed line by line, tickets are taken, and the charge falls due. */
export async function checkOut(tx: Transaction, tap: CheckOut): Promise<Tapped> {
  const reserve = await lockOwnReserve(tx, tap.account, tap.reserve_id);
  const { left } = childcareStatus.code;
  if (reservePhase(reserve) === 'left') return { reserve_id: reserve.id, childcare_status: left };
  const change = transition(reserve, 'check_out');
  const childcare = await lockChildcareOfReserve(tx, reserve.id);
  if (!change.ok || childcare === null) throw new Refusal('transition_refused');

  const planned = await plannedStay(tx, reserve.id);
  const { branch_id, customer_id } = reserve;
  const { date } = planned;
  const { day, rules, customer } = await quoteFacts(tx, { branch_id, date, customer_id, child_ids: [] });
  if (day === null) throw new Error(`branch ${branch_id} is gone`);
  const end_datetime = momentOf({ ...tap, act: 'check_out', arrived: childcare.start_datetime }, reserve, {
    day,
    rules,
  });
  // The children's birth dates and meals are those agreed in the reserve, whatever their rows say by now.
  const stay = { ...planned, ...stayOf({ ...planned, reserve_date: date }) };
  const actual = actualStay(stay, { start_datetime: childcare.start_datetime, end_datetime }, day);
  const bundles = await lockTickets(tx, customer_id);
  const amount = childcareAmount(actual, priceListOf({ day, rules }, customer?.plan ?? null, date), {
    bundles,
    wish: planned.use_tickets,
  });

  const record = { account: tap.account, branch_id, action: 'staffCheckOut' } as const;
  await audited(tx, { ...record, table_name: 'reserves', record_id: reserve.id }, () =>
    writeReserveState(tx, reserve.id, change.changes),
  );
  const settle_due_datetime = addMinutes(tap.now, rules.settings.settle_after_minutes);
  const { pick_up_name, pick_up_tel } = tap;
  await audited(tx, { ...record, table_name: 'childcares', record_id: childcare.id }, () =>
    endChildcare(tx, childcare.id, { end_datetime, pick_up_name, pick_up_tel, settle_due_datetime, amount }),
  );
  return { reserve_id: reserve.id, childcare_status: left };
}
