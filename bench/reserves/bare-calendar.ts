import type pg from 'pg';
import { NOW, unit } from './world.ts';

/** The 61 days of a branch: marks, hours, overrides and the seats held at each time; what any calendar must read. */
const statement = `
  select json_agg(day order by date) from (
    select d::date as date, m.status, m.remarks, y.name, h.extended_open_time, h.extended_close_time,
      (select json_agg(json_build_array(o.start_time, o.end_time, o.capacity)) from branch_capacities o
        where o.branch_id = $1 and o.date = d) as capacities,
      (select json_agg(json_build_array(t.start_datetime, t.end_datetime, t.children)) from (
        select r.start_datetime, r.end_datetime, count(*) as children
        from reserves r join reserve_details s on s.reserve_id = r.id
        where r.branch_id = $1 and r.reserve_date = d and r.live group by r.id) t) as held
    from generate_series($2::date, $2::date + 60, interval '1 day') d
    left join reservable_managements m on m.branch_id = $1 and m.date = d
    left join branch_hours h on h.branch_id = $1 and h.date = d
    left join holidays y on y.date = d
  ) day`;

export async function bareCalendarRate(pool: pg.Pool, scale: number, milliseconds: number): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const today = NOW.toISOString().slice(0, 10);
  const started = performance.now();
  let done = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - started < milliseconds) {
        const branch_id = 1001 + ((done * 7919) % (unit.branches * scale));
        await client.query({ name: 'calendar', text: statement, values: [branch_id, today] });
        done += 1;
      }
      client.release();
    }),
  );
  return done / ((performance.now() - started) / 1000);
}
