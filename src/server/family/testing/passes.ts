import { randomUUID } from 'node:crypto';
import { freshToken, makeFamilies } from '../../reserves/testing/families.ts';
import type { TestApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';

/** A family with a second guardian, a relative, a person who fetches and a stay of one day; and what is done with its passes. */
export async function passDesk(app: TestApp, branch_id: number, day: string) {
  await app.pool.query('update branches set capacity = 200 where id = $1', [branch_id]);
  const at = (time: string, date = day) => new Date(`${date}T${time}:00+09:00`);
  const freeze = (time: string, date = day) => app.clock.freeze(at(time, date));

  async function person(customer_id: number, role: number): Promise<string> {
    const { rows } = await app.pool.query<{ uid: string }>(
      `insert into family_members (customer_id, role, uid, name, relation)
       values ($1, $2, 'person-' || gen_random_uuid(), '試験 家人', '父') returning uid`,
      [customer_id, role],
    );
    return rows[0]?.uid ?? '';
  }

  /** From 10:00 to 12:00, reserved three days before. */
  async function stay(children = 1, date = day) {
    freeze('10:00', '2026-11-16');
    const [family] = await makeFamilies(app, 1, children);
    if (family === undefined) throw new Error('no family');
    const payload = { branch_id, child_ids: family.child_ids, quoted_amount: children * 2200 };
    const times = { date, from: '10:00', to: '12:00' };
    const made = await app.call('createReserve', createPayload(times, payload), await freshToken(app, family.uid));
    if (made.status !== 'OK') throw new Error(JSON.stringify(made));
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into pickup_people (customer_id, name, relation, tel) values ($1, '試験 花子', '祖母', '09012345678') returning id`,
      [family.customer_id],
    );
    return {
      reserve_id: made.reserve_id,
      children: family.child_ids,
      customer_id: family.customer_id,
      pickup_person_id: rows[0]?.id ?? 0,
      uids: {
        payer: family.uid,
        guardian: await person(family.customer_id, 2),
        relative: await person(family.customer_id, 3),
      },
    };
  }
  type Stay = Awaited<ReturnType<typeof stay>>;

  const tokenFor = (uid: string) => freshToken(app, uid);
  const staffToken = (uid = 'demo-minato-staff') => app.tokenOf(uid, 'staff');
  async function issue(
    { reserve_id, pickup_person_id, uids }: Stay,
    more: { child_ids?: number[]; renew_flag?: 1 } = {},
  ) {
    const made = await app.call(
      'issuePickupPass',
      { reserve_id, pickup_person_id, ...more },
      await tokenFor(uids.payer),
    );
    if (made.status !== 'OK') throw new Error(JSON.stringify(made));
    return made;
  }
  async function arrive({ reserve_id }: Stay, time = '10:00', date = day) {
    freeze(time, date);
    await app.call('staffCheckIn', { reserve_id }, await staffToken());
  }
  type Shown = { token: string } | { digits: string };
  const read = async (shown: Shown, uid?: string, branch = branch_id) =>
    app.call('staffReadPass', { branch_id: branch, shown }, await staffToken(uid));
  const handOver = async (
    { children }: Stay,
    shown: Shown,
    more: { document?: 1 | null; idempotency_key?: string; children?: number[] } = {},
    uid?: string,
  ) =>
    app.call(
      'staffCheckOutByPass',
      { branch_id, shown, children, document: 1, idempotency_key: randomUUID(), ...more },
      await staffToken(uid),
    );
  const linesOf = async ({ reserve_id }: Stay) =>
    (
      await app.pool.query(
        `select attendance_status, fetched_by_name, fetched_by_tel, fetched_by_kind, fetched_proof
         from reserve_details where reserve_id = $1 order by id`,
        [reserve_id],
      )
    ).rows;
  return { at, freeze, stay, tokenFor, staffToken, issue, arrive, read, handOver, linesOf };
}
