import { claimDueDate, quarterToRemind } from '../../../domain/books/certificates/benefit.ts';
import { addMonths, tokyoDateOf } from '../../../domain/time.ts';
import { notify } from '../../notifying/notify.ts';
import type { Job } from '../../queue/job.ts';
import { claimingFamilies, hasCoveredUse } from '../store/certificates/claims.ts';

/** How far back a 認定 may have ended and still count for the quarter that is claimed now. */
const monthsBack = 6;

/** The paying member hears before a quarter's claim is due; once a quarter and municipality, however often this runs. */
export const remindClaims: Job<'remindClaims'> = async ({ clock, database }) => {
  const now = clock.now();
  const today = tokyoDateOf(now);
  const families = await database.read(now, (db) => claimingFamilies(db, addMonths(today, -monthsBack)));
  for (const family of families) {
    const { customer_id, municipality, claim_due_day, reminder_days } = family;
    const quarter = quarterToRemind(today, claim_due_day, reminder_days);
    if (quarter === null || !(await database.read(now, (db) => hasCoveredUse(db, family, quarter)))) continue;
    const data = { start: quarter.start, end: quarter.end, due: claimDueDate(quarter, claim_due_day), municipality };
    const occurrence = `${quarter.start} ${municipality}`;
    await database.transaction(now, (tx) =>
      notify(tx, { customer_id, kind: 'benefit_claim_reminder', data, occurrence }),
    );
  }
};
