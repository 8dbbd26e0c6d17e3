import { instantOf, minuteOf, tokyoDateOf } from '../../domain/time.ts';
import { waitlistStatus } from '../../domain/waitlist/seat-codes.ts';
import { isQuiet, waitlistEntryEnds } from '../../domain/waitlist/serving.ts';
import { waitlistStatusAfter } from '../../domain/waitlist/waitlist-status.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { rulesOn } from '../reserves/store/reserve-facts.ts';
import type { Services } from '../services.ts';
import { endOffer } from './answers.ts';
import { ownWaitlistStatus, processWaitlistOf, writeWaitlistStatus } from './store/entries.ts';
import { offersThatRanOut } from './store/offers.ts';
import { branchDaysToCheck, type EndingWaitlistEntry, lockWaitlistRows, waitlistNearItsEnd } from './store/waiting.ts';

/** Not everything that frees a seat (settings, prices, time passing) triggers the waitlist, so it is checked this often. */
const retryMinutes = 10;
/** A waitlist entry may want a day's notice, not more. */
const longestNoticeDays = 2;

/**
 * What time alone does: offers run out, waitlist entries end with their day, and after the quiet hours, or a stop of the servers,
 * everything that waits is looked at again. Each by itself, so that one that fails holds up none of the others.
 */
export async function sweepEntries(services: Services): Promise<void> {
  const { clock, database } = services;
  const faults: unknown[] = [];
  const each = async (work: (tx: Transaction) => Promise<void>): Promise<void> => {
    await database.transaction(clock.now(), work).catch((fault: unknown) => faults.push(fault));
  };
  const now = clock.now();
  const { ran_out, ending, toCheck, settings } = await database.read(now, async (db) => ({
    ran_out: await offersThatRanOut(db),
    ending: await waitlistNearItsEnd(db, longestNoticeDays),
    toCheck: await branchDaysToCheck(db, retryMinutes),
    settings: (await rulesOn(db, tokyoDateOf(now))).settings,
  }));
  const over = ending.filter((entry) => waitlistEntryEnds(entry, settings) <= now);
  for (const { id, waitlist_entry_id } of ran_out) {
    // The entry ends as well: the family is notified of that, and not that it waits on.
    const skipNotification = over.some((entry) => entry.id === waitlist_entry_id);
    await each((tx) => endOffer(tx, id, { reason: 'ran_out', now, skipNotification }));
  }
  for (const entry of over) await each((tx) => endEntry(tx, entry));
  for (const { branch_id, date } of toCheck) {
    if (!isQuiet(now, date, settings)) await each(async (tx) => processWaitlistOf(tx, [branch_id], date));
  }
  if (faults.length > 0) throw faults[0];
}

/** While an offer is open its own deadline decides: the next sweep ends the entry. */
async function endEntry(tx: Transaction, entry: EndingWaitlistEntry): Promise<void> {
  await lockWaitlistRows(tx, entry.id);
  const stored = await ownWaitlistStatus(tx, entry.id, entry.customer_id);
  const status = stored && waitlistStatusAfter(stored.status, 'end_day');
  if (status !== waitlistStatus.code.dayOver) return;
  writeWaitlistStatus(tx, entry.id, status);
  const { customer_id, date, branch_names } = entry;
  const between = {
    start_datetime: instantOf(date, minuteOf(entry.earliest_time)),
    end_datetime: instantOf(date, minuteOf(entry.latest_time)),
  };
  await notify(tx, {
    customer_id,
    kind: 'wish_ended',
    data: { date, branch_names, ...between },
    occurrence: `wish-${entry.id}`,
  });
}
