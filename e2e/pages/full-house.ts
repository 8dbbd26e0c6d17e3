import pg from 'pg';
import type { BusyReserve } from './many-children.ts';

/**
 * All of them came an hour ago, straight into the database; the first `fine` may eat what all eat (asked, no allergy, the usual
 * food), the others were never asked about anything.
 */
export async function inTheHouse(databaseUrl: string, made: readonly BusyReserve[], now: number, fine: number) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const reserves = made.map(({ reserve_id }) => reserve_id);
  const came = new Date(now - 3_600_000);
  await client.query(
    'update reserve_details set attendance_status = 2, arrived_datetime = $2, temperature = 36.6 where reserve_id = any ($1)',
    [reserves, came],
  );
  await client.query('update reserves set childcare_status = 2 where id = any ($1)', [reserves]);
  await client.query(
    'insert into child_essentials (child_id, allergy_answer, diet_stage) select unnest($1::integer[]), 2, 6 on conflict do nothing',
    [made.flatMap(({ child_ids }) => child_ids).slice(0, fine)],
  );
  await client.end();
}

/** Lies asleep since so many minutes, looked at never. */
export async function asleepSince(databaseUrl: string, stay: BusyReserve, branch_id: number, since: Date) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into naps (branch_id, reserve_id, child_id, fell_asleep_at, check_minutes, first_visit_flag, account_id, written_at)
     values ($1, $2, $3, $4, 5, true, 1, $4)`,
    [branch_id, stay.reserve_id, stay.child_ids[0], since],
  );
  await client.end();
}

/** A frozen pick-up list, a child nobody fetched, one that was handed to a refused person, and an emergency: all red at once. */
export async function allAlarms(
  databaseUrl: string,
  branch_id: number,
  [frozen, waiting, gone]: readonly BusyReserve[],
) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('insert into pickup_freezes (customer_id) select customer_id from reserves where id = $1', [
    frozen?.reserve_id,
  ]);
  await client.query('insert into pick_up_escalations (branch_id, reserve_id, step) values ($1, $2, 1)', [
    branch_id,
    waiting?.reserve_id,
  ]);
  await client.query(
    `insert into hand_over_exceptions (branch_id, reserve_id, child_id, name, refusal, how, account_id, happened_at)
     values ($1, $2, $3, '関 剛', 1, 2, 1, now())`,
    [branch_id, gone?.reserve_id, gone?.child_ids[0]],
  );
  await client.query(
    `insert into emergencies (branch_id, kind, place, account_id, idempotency_key) values ($1, 1, '公園', 1, gen_random_uuid())`,
    [branch_id],
  );
  await client.end();
}
