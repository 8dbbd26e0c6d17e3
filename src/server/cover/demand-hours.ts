import type { DemandHour } from '../../domain/cover/demand.ts';
import type { CareSettings } from '../../domain/settings/care-settings.ts';
import { childrenByAge, noChildren, together } from '../../domain/staffing/ratio.ts';
import { minuteOf } from '../../domain/time.ts';
import type { UnmetWish } from './store/demand.ts';

/** Families' wishes of a branch-day as numbers: in every hour they touch, by age. */
export function demandHours(wishes: readonly UnmetWish[], settings: CareSettings): DemandHour[] {
  const hours = new Map<number, DemandHour>();
  for (const { date, start_time, end_time, births } of wishes) {
    const born = births.map((date_of_birth) => ({ date_of_birth }));
    const ages = childrenByAge(born, date, settings);
    const last = Math.ceil(minuteOf(end_time === '00:00' ? '24:00' : end_time) / 60);
    for (let hour = Math.floor(minuteOf(start_time) / 60); hour < last; hour += 1) {
      const { families, ...before } = hours.get(hour) ?? { ...noChildren, families: 0, hour };
      hours.set(hour, { ...together(before, ages), hour, families: families + 1 });
    }
  }
  return [...hours.values()].sort((a, b) => a.hour - b.hour);
}
