import { freeFor } from '../../domain/cover/free-colleague.ts';
import { noLimits } from '../../domain/cover/working-time.ts';
import type { CareSettings } from '../../domain/settings/care-settings.ts';
import { isCareRegistered } from '../../domain/staffing/roster.ts';
import type { TokyoDate } from '../../domain/time.ts';
import type { Queryable } from '../postgres/database.ts';
import type { ShiftHours } from '../staffing/store/roster.ts';
import { type Colleague, colleaguesToAsk, isHoliday } from './store/colleagues.ts';

interface WantedShift {
  branch_id: number;
  date: TokyoDate;
  hours: ShiftHours;
}

/** Null: this person may not be asked for it. */
export const freeNow = (colleague: Colleague, { date, hours }: WantedShift, settings: CareSettings, holiday: boolean) =>
  freeFor({ date, ...hours }, { ...colleague, limits: colleague.limits ?? noLimits }, settings, holiday);

/** Whom a manager may ask: who said so first, those of the branch before those of near ones. Never the person who cannot come. */
export async function candidatesFor(
  db: Queryable,
  wanted: WantedShift,
  settings: CareSettings,
  instead_of: number | null,
) {
  const holiday = await isHoliday(db, wanted.date);
  const listed = await colleaguesToAsk(db, wanted, settings.cover_distance_km);
  const free = listed.flatMap((colleague) => {
    const found = colleague.account_id === instead_of ? null : freeNow(colleague, wanted, settings, holiday);
    if (found === null) return [];
    const { account_id, name, branch_name, qualifications } = colleague;
    return [{ account_id, name, branch_name, registered: isCareRegistered(qualifications), ...found }];
  });
  return free.toSorted((a, b) => Number(b.offers) - Number(a.offers));
}
