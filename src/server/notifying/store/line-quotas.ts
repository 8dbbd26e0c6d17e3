import type { Queryable, Transaction } from '../../postgres/database.ts';

/** This month in Tokyo. */
const thisMonth = "date_trunc('month', app.tokyo_today())::date";

/** True while the rest of the month's LINE messages is reserved for what cannot wait. */
export const lineIsShort = `exists (select from line_quotas where month = ${thisMonth} and short_at is not null)`;

export type LineQuota = {
  limit_number: number | null;
  used_number: number;
  asked_at: Date;
  short_at: Date | null;
};

/** LINE's latest figures for this month; null before the first query. */
export async function lineQuota(db: Queryable): Promise<LineQuota | null> {
  const { rows } = await db.query<LineQuota>(
    `select limit_number, used_number, asked_at, short_at from line_quotas where month = ${thisMonth}`,
  );
  return rows[0] ?? null;
}

type LineQuotaChange = {
  month: string;
  /** Just now, for the first time this month. */
  warned: boolean;
  /** Just now. */
  became_short: boolean;
  reserve_percent: number;
};

/** Stores LINE's figures, and decides by today's settings whether little is left. */
export async function storeLineQuota(
  tx: Transaction,
  notice: { limit: number | null; used: number },
): Promise<LineQuotaChange> {
  const { rows } = await tx.query<LineQuotaChange>(
    `with rule as (
       select ${thisMonth} as month, s.line_reserve_percent,
         $1::integer is not null and $2::integer >= $1 * s.line_warning_percent / 100.0 as much,
         $1::integer is not null and $1 - $2::integer < $1 * s.line_reserve_percent / 100.0 as short
       from app.reserve_settings_on(app.tokyo_today()) s
     ), before as (
       select q.warned_at, q.short_at from line_quotas q, rule where q.month = rule.month for update of q
     ), kept as (
       insert into line_quotas as q (month, limit_number, used_number, asked_at, warned_at, short_at)
       select month, $1, $2, app.now(), case when much then app.now() end, case when short then app.now() end from rule
       on conflict (month) do update set limit_number = excluded.limit_number, used_number = excluded.used_number,
         asked_at = excluded.asked_at, warned_at = coalesce(q.warned_at, excluded.warned_at),
         short_at = case when excluded.short_at is not null then coalesce(q.short_at, excluded.short_at) end
     )
     select to_char(month, 'YYYY-MM') as month, line_reserve_percent as reserve_percent,
       much and not exists (select from before where warned_at is not null) as warned,
       short and not exists (select from before where short_at is not null) as became_short
     from rule`,
    [notice.limit, notice.used],
  );
  const [change] = rows;
  if (change === undefined) throw new Error('no settings are in force');
  return change;
}
