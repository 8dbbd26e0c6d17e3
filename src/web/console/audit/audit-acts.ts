import type { SelectStaffAuditData } from '../../../contract/operations/generated.ts';
import { type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';

export type AuditLog = SelectStaffAuditData['audit_logs'][number];

/** One act by one person, however many rows it changed; the row that describes it best comes first. */
export type AuditAct = readonly [AuditLog, ...AuditLog[]];

const sameAct = (a: AuditLog, b: AuditLog): boolean =>
  a.created_at === b.created_at && a.action === b.action && a.account?.name === b.account?.name;

/** A stay is looked for by its reserve. */
const rank = ({ table_name }: AuditLog): number => (table_name === 'reserves' ? 0 : 1);

/** Groups the rows written by one press: they share time, action and person. */
export function actsOf(logs: readonly AuditLog[]): AuditAct[] {
  const acts: [AuditLog, ...AuditLog[]][] = [];
  for (const log of logs) {
    const last = acts.at(-1);
    if (last && sameAct(last[0], log)) last.push(log);
    else acts.push([log]);
  }
  return acts.map((act) => act.sort((a, b) => rank(a) - rank(b)));
}

/** Under the day they were done on. */
export function actsByDay(acts: readonly AuditAct[]): { day: TokyoDate; acts: AuditAct[] }[] {
  const days: { day: TokyoDate; acts: AuditAct[] }[] = [];
  for (const act of acts) {
    const day = tokyoDateOf(new Date(act[0].created_at));
    const last = days.at(-1);
    if (last?.day === day) last.acts.push(act);
    else days.push({ day, acts: [act] });
  }
  return days;
}
