import { Refusal } from '../../contract/refusal.ts';
import { dayRefusal } from '../../domain/calendar/calendar.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { waitlistMode, waitlistStatus } from '../../domain/waitlist/seat-codes.ts';
import { isQuiet } from '../../domain/waitlist/serving.ts';
import { dueConsents } from '../company/store/documents.ts';
import type { Transaction } from '../postgres/database.ts';
import { lockBranchDay, rulesOn } from '../reserves/store/reserve-facts.ts';
import type { Services } from '../services.ts';
import { endOffer } from './answers.ts';
import { assignSeat } from './assign-seat.ts';
import { assignmentFor } from './seat-assignment.ts';
import { openOffersOfDay } from './store/offers.ts';
import { lockWaitlistEntry, noteWaitlistCheck, waitingDay } from './store/waiting.ts';

type WaitlistRun = { now: Date; branch_id: number; date: TokyoDate; passed: ReadonlySet<number> };

/**
 * Gives what is free at a branch on a day to the waitlist entries in the order they came, whole families only. One entry a transaction,
 * each with a new look under the branch-day's lock: the first in the order that fits now is served, so nobody is passed over
 * by what came free meanwhile, and never more than one family is locked. Whatever stops one entry (a family that may not
 * reserve any more) lets the next one be asked.
 */
export async function processWaitlistOfDay(services: Services, branch_id: number, date: TokyoDate): Promise<void> {
  const { clock, database } = services;
  await takeBackClosed(services, branch_id, date);
  const passed = new Set<number>();
  for (;;) {
    const now = clock.now();
    let tried: number | null = null;
    const next = await database
      .transaction(now, (tx) =>
        processNext(tx, { now, branch_id, date, passed }, (id) => {
          tried = id;
        }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof Refusal) || tried === null) throw error;
        return 'go on' as const;
      });
    if (next === 'done') return;
    if (tried !== null) passed.add(tried);
  }
}

async function processNext(tx: Transaction, run: WaitlistRun, trying: (id: number) => void): Promise<'go on' | 'done'> {
  const { now, branch_id, date, passed } = run;
  const { settings } = await rulesOn(tx, date);
  if (isQuiet(now, date, settings)) return 'done';
  await lockBranchDay(tx, branch_id, date);
  const { day, rules, entries } = await waitingDay(tx, branch_id, date);
  if (day === null) return 'done';
  const first = entries.find((entry) => !passed.has(entry.id) && assignmentFor(now, entry, { day, rules }) !== null);
  if (first === undefined) {
    await noteWaitlistCheck(tx, branch_id, date);
    return 'done';
  }
  trying(first.id);
  // Under the family's lock: it may have reserved elsewhere, or been offered a seat at another branch, since the look.
  const entry = await lockWaitlistEntry(tx, first.id, branch_id);
  if (entry === null || entry.status !== waitlistStatus.code.waiting) return 'go on';
  const assignment = assignmentFor(now, entry, { day, rules });
  if (assignment === null) return 'go on';
  // Newer terms must be agreed to first: a press can do that, a job cannot.
  const asks = assignment.mode === waitlistMode.code.reserve && (await dueConsents(tx, entry.customer_id)).length > 0;
  await assignSeat(tx, {
    now,
    entry,
    day,
    rules,
    account_id: null,
    assignment: asks ? { ...assignment, mode: waitlistMode.code.offer } : assignment,
  });
  return 'go on';
}

/** Withdraws the offers of a day or branch that closed; the families are notified, and stay on the waitlist. */
async function takeBackClosed({ clock, database }: Services, branch_id: number, date: TokyoDate): Promise<void> {
  const now = clock.now();
  const closed = await database.read(now, async (db) => {
    const ids = await openOffersOfDay(db, branch_id, date);
    if (ids.length === 0) return [];
    const { day, rules } = await waitingDay(db, branch_id, date);
    const asked = { date, now, settings: rules.settings };
    if (day !== null && dayRefusal({ ...asked, branch: day, staffMark: day.mark }) === null) return [];
    return ids;
  });
  for (const id of closed) await database.transaction(now, (tx) => endOffer(tx, id, { reason: 'closed', now }));
}
