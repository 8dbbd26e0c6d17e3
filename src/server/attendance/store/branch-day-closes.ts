import type { DayNumbers, OpenItemKind } from '../../../domain/attendance/day-numbers.ts';
import { incidentKinds } from '../../../domain/staff-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

type OpenItem = { kind: OpenItemKind; reserve_id: number };
type DayState = {
  items: OpenItem[];
  /** Entries of the day's report that were not corrected. */
  entries: number;
  /** Accidents and near misses: entries of the report, and incident reports without such an entry. */
  incidents: number;
  /** By whom and when. */
  closed: { name: string; created_at: string } | null;
};

/** What a close asks about. */
export async function dayState(db: Queryable, branch_id: number, date: TokyoDate): Promise<DayState> {
  const { rows } = await db.query<DayState>(
    `with entry as (
       select e.id, e.kind from daily_reports e where e.branch_id = $1 and e.date = $2
         and not exists (select from daily_reports later where later.strikes_id = e.id)
     )
     select
       (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'reserve_id', o.reserve_id) order by o.reserve_id), '[]')
        from view_open_items o where o.branch_id = $1 and o.date = $2) as items,
       (select count(*)::integer from entry) as entries,
       (select count(*)::integer from entry where kind = any ($3))
         + (select count(*)::integer from incidents i where i.branch_id = $1
              and app.tokyo_date(i.happened_at) = $2
              and (i.daily_report_id is null or i.daily_report_id not in (select id from entry))) as incidents,
       (select jsonb_build_object('name', coalesce(a.name, '退職者'), 'created_at', c.created_at)
        from branch_day_closes c left join accounts a on a.id = c.account_id
        where c.branch_id = $1 and c.date = $2 and c.reopened_at is null) as closed`,
    [branch_id, date, incidentKinds],
  );
  const [state] = rows;
  if (state === undefined) throw new Error('no state of the day');
  return state;
}

export async function insertDayClose(
  tx: Transaction,
  close: {
    branch_id: number;
    date: TokyoDate;
    account_id: number;
    numbers: DayNumbers;
    open_items: readonly object[];
    no_incident_flag: boolean;
  },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into branch_day_closes (branch_id, date, account_id, numbers, open_items, no_incident_flag)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      close.branch_id,
      close.date,
      close.account_id,
      JSON.stringify(close.numbers),
      JSON.stringify(close.open_items),
      close.no_incident_flag,
    ],
  );
  return rows[0]?.id ?? 0;
}

export async function lockDayClose(tx: Transaction, id: number) {
  const { rows } = await tx.query<{ branch_id: number; date: TokyoDate; reopened: boolean }>(
    'select branch_id, date::text as date, reopened_at is not null as reopened from branch_day_closes where id = $1 for update',
    [id],
  );
  return rows[0] ?? null;
}

export async function reopenDay(tx: Transaction, id: number, account_id: number, reason: string): Promise<void> {
  await tx.query(
    'update branch_day_closes set reopened_at = app.now(), reopened_account_id = $2, reopen_reason = $3 where id = $1',
    [id, account_id, reason],
  );
}
