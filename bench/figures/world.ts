import pg from 'pg';
import { summedFigures } from '../../src/domain/books/figures/figure-list.ts';

/** Six in the evening: the day is all but over. */
export const FIGURES_NOW = new Date('2026-11-16T09:00:00Z');
/** A branch's day: so many reserves of one child, each paid by two lines. */
const reservesADay = 15;
const hours = 'array[0,0,0,0,0,0,0,60,180,300,420,480,480,480,420,420,360,240,120,30,0,0,0,0]';

/** Branches with a year of kept sums, today's reserves (made live), some changed days, and a month of lines of the books. */
export async function fillFigures(superuserUrl: string, branches: number): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  const families = branches * 100;
  try {
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'",
    );
    await client.query(`insert into branches (id, name, path_name, postal_code, prefecture_id, address1, tel, email, open_time,
        close_time, extended_open_time, extended_close_time, open_date, capacity)
      select 1000 + n, '計測' || n || '園', 'bench-' || n, '1000001', 1 + n % 47, '計測町', '0312345678', 'bench@example.jp', '08:00',
        '19:00', '07:00', '21:00', '2020-01-01', 20 from generate_series(1, ${branches}) n`);
    await client.query(`insert into customers (id, uid, name, name_kana, tel, registration_status, plan_type_id, email,
        default_branch_id, created_at)
      select 1000 + n, 'bench-' || n, '計測 家族', 'ケイソク カゾク', '0312345678', 2, 2, 'bench' || n || '@example.jp',
        1001 + n % ${branches}, timestamptz '2024-01-01' + make_interval(days => n % 1000) from generate_series(1, ${families}) n`);
    // What the database's own trigger would write; triggers are off here.
    await client.query(
      'insert into family_members (customer_id, role, uid) select id, 1, uid from customers c where not exists (select from family_members m where m.customer_id = c.id)',
    );
    await client.query(`insert into plan_type_customer_histories (customer_id, plan_type_id, start_date)
      select 1000 + n, 2, date '2024-01-01' + n % 1000 from generate_series(1, ${families}) n`);
    await client.query(`insert into children (id, customer_id, name, gender, date_of_birth)
      select 1000 + n, 1000 + n, '計測 こども', 3, '2023-06-01' from generate_series(1, ${families}) n`);
    const numbers = summedFigures.map((_, position) => `${position * 7} + (n + d) % 40`).join(', ');
    await client.query(`insert into app.branch_day_figures
        (branch_id, date, ${summedFigures.join(', ')}, child_minutes_by_hour, seat_minutes_by_hour)
      select 1000 + n, date '2026-11-16' - d, ${numbers}, ${hours}, ${hours}
      from generate_series(1, 365) d, generate_series(1, ${branches}) n`);
    await client.query(
      "select app.add_figures_up(array(select generate_series(date '2025-11-16', date '2026-11-15', interval '1 day')::date))",
    );
    // Today's reserves, and those of one changed day in fifty branches.
    await client.query(`insert into reserves (id, branch_id, customer_id, start_datetime, end_datetime, approval_status,
        childcare_status, current_day_flag, holiday_flag, reserve_amount, plan_type_id, created_at)
      select 1000 + n, 1001 + n % ${branches}, 1001 + n % ${families},
        timestamptz '2026-11-16 00:00+09' + make_interval(hours => 8 + n % 8), timestamptz '2026-11-16 00:00+09' + make_interval(hours => 11 + n % 8),
        1, 3, false, false, 3000, 2, timestamptz '2026-11-07 00:00+09'
      from generate_series(1, ${branches * reservesADay}) n`);
    await client.query(`insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
        during, live, branch_id, attendance_status, arrived_datetime, left_datetime)
      select id, customer_id, '2023-06-01', false, false, tstzrange(start_datetime, end_datetime), true, branch_id, 3, start_datetime, end_datetime
      from reserves where id > 1000`);
    await client.query(`insert into app.payment_lines (payment_id, branch_id, date, line, tax, amount)
      select 1000 + n, 1001 + n % ${branches}, date '2026-11-16' - (n / ${branches * reservesADay}), line, 1, 500
      from generate_series(1, ${branches * reservesADay * 31}) n, generate_series(1, 2) line`);
    await client.query(`insert into app.figure_changes (branch_id, date)
      select 1000 + n, date '2026-11-16' - n % 20 from generate_series(1, ${Math.min(branches, 200)}) n`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** What the same question would cost without kept sums: one month of money from the lines of the books. */
export async function sumFromRows(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`select branch_id, date, sum(amount) filter (where line = 1), sum(amount) filter (where tax = 1)
    from app.payment_lines where date > '2026-10-16' group by branch_id, date`);
  await client.end();
}
