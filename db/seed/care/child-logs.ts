import type pg from 'pg';

/**
 * What was written about children of stays that are over: a temperature, a meal, a nap with its looks. Nobody sleeps when the
 * demo world begins: how late a look is depends on the clock.
 */
export async function seedChildLogs(client: pg.Client): Promise<void> {
  const stays = `select d.id, d.reserve_id, d.child_id, r.branch_id, d.arrived_datetime as came, d.left_datetime as went,
      coalesce((select min(a.id) from accounts a where a.branch_id = r.branch_id), 1) as account_id
    from reserve_details d join reserves r on r.id = d.reserve_id
    where d.attendance_status = 3 and d.left_datetime - d.arrived_datetime > interval '90 minutes'`;
  await client.query(
    `insert into child_logs (idempotency_key, branch_id, reserve_id, child_id, kind, happened_at, temperature, meal_amount,
       note, account_id, written_at)
     select md5('log ' || s.id || ' ' || l.kind)::uuid, s.branch_id, s.reserve_id, s.child_id, l.kind,
       s.came + l.after, l.temperature, l.meal_amount, l.note, s.account_id, s.came + l.after
     from (${stays}) s cross join (values
       (1, interval '5 minutes', 36.6, null::smallint, ''),
       (2, interval '60 minutes', null, 1, ''),
       (6, interval '80 minutes', null, null, '積み木で楽しそうに遊んでいました')
     ) l (kind, after, temperature, meal_amount, note)`,
  );
  await client.query(
    `insert into naps (idempotency_key, branch_id, reserve_id, child_id, fell_asleep_at, check_minutes, first_visit_flag, account_id,
       written_at, woke_at, end_cause, woke_account_id, woke_written_at)
     select md5('nap ' || s.id)::uuid, s.branch_id, s.reserve_id, s.child_id, s.came + interval '30 minutes', 10, false,
       s.account_id, s.came + interval '30 minutes', s.came + interval '55 minutes', 1, s.account_id,
       s.came + interval '55 minutes'
     from (${stays}) s`,
  );
  await client.query(
    `insert into sleep_checks (idempotency_key, branch_id, nap_id, checked_at, position, breathing_flag, account_id,
       written_at)
     select md5('check ' || n.idempotency_key || ' ' || after)::uuid, n.branch_id, n.id, n.fell_asleep_at + make_interval(mins => after),
       1, true, n.account_id, n.fell_asleep_at + make_interval(mins => after)
     from naps n cross join (values (9), (18)) looked (after)`,
  );
  const lastNaps = `select distinct on (branch_id) * from naps order by branch_id, fell_asleep_at desc, id desc`;
  await client.query(
    `with screens as (
       insert into watch_screens (branch_id, device_key, account_id, seen_at, sound_flag)
       select n.branch_id, md5('screen ' || n.branch_id)::uuid, n.account_id, n.woke_at, true from (${lastNaps}) n)
     insert into sleep_rounds (branch_id, device_key, account_id, taken_at, ended_at)
     select n.branch_id, md5('screen ' || n.branch_id)::uuid, n.account_id, n.fell_asleep_at, n.woke_at from (${lastNaps}) n`,
  );
  // A wrong 起きた of half a minute, and a manager who was called once.
  await client.query(
    `with gaps as (
       insert into nap_gaps (branch_id, nap_id, from_at, until_at, cause, account_id)
       select n.branch_id, n.id, n.woke_at - interval '60 seconds', n.woke_at - interval '30 seconds', 1, n.account_id
       from (${lastNaps}) n)
     insert into sleep_calls (branch_id, nap_id, step, since, sent_at)
     select n.branch_id, n.id, 1, n.woke_at, n.woke_at from (${lastNaps}) n`,
  );
}
