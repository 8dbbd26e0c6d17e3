import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addDays, instantOf } from '../../src/domain/time.ts';
import { TODAY } from '../world/size.ts';
import { at, callFunction, type Operation } from './operation.ts';
import type { Station } from './station.ts';

/** A stay nobody else asks for, so that every save succeeds: what is measured is the work, not the refusals. */
interface Payload {
  family: number;
  child_id: number;
  branch_id: number;
  date: string;
  start_hour: number;
  idempotency_key: string;
}

/** Wishes go on where the last ones ended, whichever processes serve the world. */
const made = new WeakMap<object, number>();

function nextPayload({ dataset, people }: Station): Payload {
  const index = made.get(dataset) ?? 0;
  made.set(dataset, index + 1);
  const family = people.wisher(index);
  const turn = Math.floor(index / people.count);
  return {
    family,
    child_id: 1000 + 2 * family + 1,
    branch_id: people.wishedBranch(index),
    date: addDays(TODAY, 1 + (turn % 58)),
    start_hour: 8 + (Math.floor(turn / 58) % 11),
    idempotency_key: randomUUID(),
  };
}

/** スタンダード: 1,000円 an hour; 200円 more on Sundays and holidays (the demo world has its own list of them). */
const holidays = new Set(['2026-11-23', '2027-01-01', '2027-01-11']);
const amountOf = ({ date }: Payload): number =>
  1000 + (new Date(`${date}T00:00:00Z`).getUTCDay() === 0 || holidays.has(date) ? 200 : 0);

const dataOf = (payload: Payload) => ({
  reserve_date: payload.date,
  start_hour: payload.start_hour,
  start_min: 0,
  end_hour: payload.start_hour + 1,
  end_min: 0,
  branch_id: payload.branch_id,
  child_ids: [payload.child_id],
  quoted_amount: amountOf(payload),
  idempotency_key: payload.idempotency_key,
});

export const createReserve: Operation = {
  name: 'createReserve',
  limit: 'bare SQL: lock, check, inserts, commit',
  aim: 0.5,
  share: 3,
  async prepare(station) {
    const { people, pool, tokenOf } = station;
    const families = Array.from({ length: people.count }, (_, n) => people.wisher(n));
    const tokens = new Map(
      await Promise.all(families.map(async (n) => [n, await tokenOf(`bench-${n}`, 'user')] as const)),
    );
    const lines = station.linesTo(station.web);
    return {
      async ours(caller) {
        const payload = nextPayload(station);
        await callFunction(at(lines, caller), 'createReserve', dataOf(payload), tokens.get(payload.family));
      },
      async limit() {
        const client = await pool.connect();
        try {
          await bareTransaction(client, nextPayload(station));
        } finally {
          client.release();
        }
      },
    };
  },
};

/**
 * The least that keeps seats right: lock, check the slots, insert reserve and detail, commit. Prepared statements, four
 * round trips, no HTTP, no caller to recognise, no price, no rules, no message to anybody.
 */
async function bareTransaction(client: pg.ClientBase, payload: Payload): Promise<void> {
  const start = instantOf(payload.date, payload.start_hour * 60);
  const end = instantOf(payload.date, payload.start_hour * 60 + 60);
  await client.query(
    `begin; select pg_advisory_xact_lock(${payload.branch_id}, date '${payload.date}' - date '2000-01-01')`,
  );
  const { rows } = await client.query<{ free: boolean }>({
    name: 'check',
    text: `select coalesce(max(taken), 0) < max(b.capacity) as free from branches b
      left join lateral (
        select slot, count(*) as taken
        from generate_series($2::timestamptz, $3::timestamptz - interval '15 minutes', interval '15 minutes') slot
        join reserves r on r.branch_id = b.id and r.reserve_date = $4 and r.live
          and r.start_datetime <= slot and slot < r.end_datetime
        join reserve_details d on d.reserve_id = r.id
        group by slot) s on true
      where b.id = $1 group by b.id`,
    values: [payload.branch_id, start, end, payload.date],
  });
  if (rows[0]?.free !== true) throw new Error('no seat');
  await client.query({
    name: 'insert',
    text: `with r as (
        insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
          holiday_flag, reserve_amount, plan_type_id, idempotency_key)
        values ($1, $2, $3, $4, 1, false, false, 1000, 2, $5) returning id)
      insert into reserve_details (reserve_id, child_id, zero_year_old_flag, schoolchild_flag)
      select r.id, $6, false, false from r`,
    values: [payload.branch_id, 1000 + payload.family, start, end, payload.idempotency_key, payload.child_id],
  });
  await client.query('commit');
}
