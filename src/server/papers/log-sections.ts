import type { Queryable } from '../postgres/database.ts';
import type { ChildDay } from '../store/incidents/child-day.ts';
import type { PaperSection } from './paper.ts';

/** The child's log, its naps and every look at the sleeping child. */
export async function logSections(_db: Queryable, _day: ChildDay): Promise<PaperSection[]> {
  return [];
}
