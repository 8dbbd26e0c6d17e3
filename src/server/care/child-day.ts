import { type DayItem, type DayReader, dayTimeline } from '../../domain/care/day-timeline.ts';
import { childcareStatus } from '../../domain/codes.ts';
import type { Queryable } from '../postgres/database.ts';
import { childrenOfDay, type DayOfFamily, dayOfFamily, daysOfFamily, type StoredDayPhoto } from './store/days.ts';

const states = {
  [childcareStatus.code.upcoming]: 'expected',
  [childcareStatus.code.present]: 'present',
  [childcareStatus.code.left]: 'left',
  [childcareStatus.code.noShow]: 'absent',
} as const;

const stayFrom = ({ childcare_status, ...stay }: DayOfFamily) => ({
  reserve_id: stay.reserve_id,
  date: stay.date,
  branch_name: stay.branch_name,
  start_datetime: stay.start_datetime.toISOString(),
  end_datetime: stay.end_datetime.toISOString(),
  state: states[childcare_status as keyof typeof states],
});

/** A day of the family as this reader sees it; null where it is none of theirs. */
export async function readDay(db: Queryable, customer_id: number, reserve_id: number, reader: DayReader) {
  const day = await dayOfFamily(db, customer_id, reserve_id);
  if (day === null) return null;
  const children = (await childrenOfDay(db, reserve_id)).map((child) => ({
    child_id: child.child_id,
    name: child.name,
    arrived_at: textOf(child.arrived_at),
    left_at: textOf(child.left_at),
    closing_words: child.left_at === null ? null : child.closing_words,
    items: dayTimeline(child, reader) satisfies DayItem<StoredDayPhoto>[],
  }));
  return { ...stayFrom(day), branch_tel: day.branch_tel, children };
}

const textOf = (instant: Date | string | number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

export async function listDays(db: Queryable, customer_id: number, page: { limit: number; offset: number }) {
  const { total, days } = await daysOfFamily(db, customer_id, page);
  return { total, days: days.map(({ names, ...day }) => ({ ...stayFrom(day), names })) };
}
