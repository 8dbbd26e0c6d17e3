import { childrenByAge, requiredStaff } from '../../domain/staffing/ratio.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import type { Queryable } from '../postgres/database.ts';
import { careSettingsOn } from './store/care-settings.ts';
import { presentNow } from './store/present-now.ts';

/** The one reckoning of this moment, for the board and the roster: children present and people clocked in, not the plan. */
export async function staffingNow(db: Queryable, branch_id: number, now: Date) {
  const today = tokyoDateOf(now);
  const settings = await careSettingsOn(db, today);
  const { births, there } = await presentNow(db, branch_id, today);
  const ages = childrenByAge(
    births.map((date_of_birth) => ({ date_of_birth })),
    today,
    settings,
  );
  return { children: births.length, there, required: requiredStaff(ages, settings) };
}
