import type { SleepCheckEntry } from '../../../domain/care/sleep.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

export interface NapOfMonth {
  child_id: number;
  child_name: string;
  date: TokyoDate;
  fell_asleep_at: Date;
  woke_at: Date | null;
  check_minutes: number;
  alarm_minutes: number;
  added_flag: boolean;
  reason: string;
  looks: SleepCheckEntry[];
  late_looks: number;
  gaps: { from_at: Date; until_at: Date }[];
}

type Sent<Row> = { [Field in keyof Row]: Row[Field] extends Date ? string : Row[Field] };

/** The naps of a branch, or of one child there, with their looks and gaps; struck ones are not counted. */
export async function napsBetween(
  db: Queryable,
  {
    branch_id,
    from,
    until,
    child_id,
  }: { branch_id: number; from: TokyoDate; until: TokyoDate; child_id: number | null },
): Promise<NapOfMonth[]> {
  const { rows } = await db.query<
    Omit<NapOfMonth, 'looks' | 'gaps'> & { looks: Sent<SleepCheckEntry>[]; gaps: Sent<NapOfMonth['gaps'][number]>[] }
  >(
    `select n.child_id, k.name as child_name, r.reserve_date::text as date, n.fell_asleep_at, n.woke_at, n.check_minutes,
       n.alarm_minutes, n.added_flag, n.reason,
       coalesce((select json_agg(json_build_object('checked_at', c.checked_at, 'position', c.position,
           'breathing_flag', c.breathing_flag, 'turned_flag', c.turned_flag) order by c.checked_at)
         from sleep_checks c where c.nap_id = n.id and c.struck_at is null), '[]') as looks,
       (select count(*)::integer from sleep_checks c where c.nap_id = n.id and c.struck_at is null and c.late_flag) as late_looks,
       coalesce((select json_agg(json_build_object('from_at', g.from_at, 'until_at', g.until_at) order by g.from_at)
         from nap_gaps g where g.nap_id = n.id), '[]') as gaps
     from naps n join reserves r on r.id = n.reserve_id join children k on k.id = n.child_id
     where n.branch_id = $1 and n.struck_at is null and r.reserve_date between $2 and $3
       and ($4::integer is null or n.child_id = $4)
     order by n.fell_asleep_at, n.id`,
    [branch_id, from, until, child_id],
  );
  return rows.map((nap) => ({
    ...nap,
    looks: nap.looks.map((look) => ({ ...look, checked_at: new Date(look.checked_at) })),
    gaps: nap.gaps.map((gap) => ({ from_at: new Date(gap.from_at), until_at: new Date(gap.until_at) })),
  }));
}

export async function branchName(db: Queryable, branch_id: number): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>('select name from branches where id = $1', [branch_id]);
  return rows[0]?.name ?? null;
}
