import { benefitCap } from '../../../domain/books/certificates/benefit.ts';
import { isSchoolchild } from '../../../domain/membership/age.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { benefitCaps, meteredChildren } from '../store/certificates/benefits.ts';
import { coveredSoFar } from '../store/certificates/months.ts';

/** Ours: how far this month's cap of 無償化 is used. */
export const readBenefitMeter = implement('readBenefitMeter', async ({ clock, customer, database }) => {
  const now = clock.now();
  const today = tokyoDateOf(now);
  const month = `${today.slice(0, 7)}-01`;
  const children = await database.read(now, async (db) => {
    const caps = await benefitCaps(db, month);
    const known = (await meteredChildren(db, customer.id, month)).filter(
      ({ date_of_birth }) => !isSchoolchild(date_of_birth, today),
    );
    const used = await coveredSoFar(
      db,
      known.map(({ child_id }) => child_id),
      month,
    );
    return known.map(({ child_id, name, kind, other }) => {
      const cap = kind === null || caps === null ? null : benefitCap(kind, caps);
      return { child_id, name, kind, cap, used: used.get(child_id) ?? 0, other };
    });
  });
  return { status: 'OK', month, children };
});
