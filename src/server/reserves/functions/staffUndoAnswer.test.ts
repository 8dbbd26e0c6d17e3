import { describe, expect, it } from 'vitest';
import { approvalStatus } from '../../../domain/codes.ts';
import { addMinutes, instantOf } from '../../../domain/time.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const { pending, approved, rejected } = approvalStatus.code;
const now = instantOf('2026-11-16', 600);

let day = 1;
/** A pending request at みなと広場園 on a separate day. */
async function request(): Promise<number> {
  const start = instantOf(`2026-12-${String(day++).padStart(2, '0')}`, 600);
  const { rows } = await app.pool.query(
    `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, cancel_flag,
       current_day_flag, holiday_flag, reserve_amount)
     values (2, 1, $1, $2, ${pending}, false, false, false, 2000) returning id`,
    [start, addMinutes(start, 120)],
  );
  await app.pool.query(
    `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
     select $1, id, date_of_birth, false, false from children where customer_id = 1 and not disable order by id limit 1`,
    [rows[0].id],
  );
  return rows[0].id;
}
async function stateOf(reserve_id: number) {
  const { rows } = await app.pool.query(
    `select approval_status, approval_comment, answer_held_until is not null as held,
       (select array_agg(kind) from notifications n where n.reserve_id = r.id) as told
     from reserves r where id = $1`,
    [reserve_id],
  );
  return rows[0];
}
async function passMinutes(minutes: number) {
  app.clock.freeze(addMinutes(now, minutes));
  await app.pool.query("select app.enqueue('tellAnswers', '{}')");
  await app.runJobs();
}
const answer = async (name: 'staffApproveReserve' | 'staffRejectReserve', reserve_id: number) => {
  app.clock.freeze(now);
  return app.call(name, { reserve_id, approval_comment: 'お返事です' }, await staff());
};
const undo = async (reserve_id: number, token?: string) =>
  app.call('staffUndoAnswer', { reserve_id }, token ?? (await staff()));

describe('the answer to a request', () => {
  it.each([
    ['staffApproveReserve', approved, 'reserve_approved'],
    ['staffRejectReserve', rejected, 'reserve_rejected'],
  ] as const)('%s is sent once the minute is over', async (name, approval_status, kind) => {
    const id = await request();
    expect(await answer(name, id)).toMatchObject({ status: 'OK' });
    expect(await stateOf(id)).toEqual({ approval_status, approval_comment: 'お返事です', held: true, told: null });
    await passMinutes(0);
    expect(await stateOf(id)).toMatchObject({ held: true, told: null });
    await passMinutes(1);
    expect(await stateOf(id)).toMatchObject({ held: false, told: [kind] });
    await passMinutes(5);
    expect(await stateOf(id)).toMatchObject({ told: [kind] });
    expect(await undo(id)).toMatchObject({ type: 'answer_told' });
  });

  it.each(['staffApproveReserve', 'staffRejectReserve'] as const)(
    '%s can be taken back, no one is notified',
    async (name) => {
      const id = await request();
      await answer(name, id);
      expect(await undo(id)).toMatchObject({ status: 'OK' });
      expect(await stateOf(id)).toEqual({ approval_status: pending, approval_comment: '', held: false, told: null });
      await passMinutes(2);
      expect(await stateOf(id)).toMatchObject({ approval_status: pending, told: null });
      const { rows } = await app.pool.query(
        "select action from audit_logs where table_name = 'reserves' and record_id = $1 order by id",
        [id],
      );
      expect(rows.map(({ action }) => action)).toEqual([name, 'staffUndoAnswer']);
      // Answered again.
      await answer('staffApproveReserve', id);
      await passMinutes(1);
      expect(await stateOf(id)).toMatchObject({ approval_status: approved, told: ['reserve_approved'] });
    },
  );

  it('after its minute cannot be taken back, even if the job is late', async () => {
    const id = await request();
    await answer('staffApproveReserve', id);
    app.clock.freeze(addMinutes(now, 1));
    expect(await undo(id)).toMatchObject({ type: 'answer_told' });
  });

  it('is sent at once where headquarters allow no minute', async () => {
    await app.pool.query('update reserve_settings set request_undo_minutes = 0');
    const id = await request();
    await answer('staffApproveReserve', id);
    expect(await stateOf(id)).toMatchObject({ held: false, told: ['reserve_approved'] });
    await app.pool.query('update reserve_settings set request_undo_minutes = 1');
  });

  it('is not sent for a reserve that was cancelled meanwhile', async () => {
    const id = await request();
    await answer('staffApproveReserve', id);
    await app.pool.query('update reserves set cancel_flag = true where id = $1', [id]);
    await passMinutes(1);
    expect(await stateOf(id)).toMatchObject({ held: false, told: null });
  });

  it('a refusal whose child was reserved elsewhere meanwhile stays', async () => {
    const id = await request();
    await answer('staffRejectReserve', id);
    day -= 1;
    await request();
    expect(await undo(id)).toMatchObject({ type: 'reserve_overlap' });
    expect(await stateOf(id)).toMatchObject({ approval_status: rejected, held: true });
  });

  it('is taken back by the branch and headquarters alone', async () => {
    const id = await request();
    await answer('staffApproveReserve', id);
    const call = async (token?: string) => (await app.request('staffUndoAnswer', { reserve_id: id }, token)).statusCode;
    expect(await call()).toBe(401);
    expect(await call(await app.tokenOf('demo-sato'))).toBe(403);
    expect(await undo(id, await app.tokenOf('demo-musashino-staff', 'staff'))).toMatchObject({ type: 'not_found' });
    expect(await undo(id, await app.tokenOf('demo-honbu', 'staff'))).toMatchObject({ status: 'OK' });
    await answer('staffApproveReserve', id);
    expect(await undo(id, await app.tokenOf('demo-minato-manager', 'staff'))).toMatchObject({ status: 'OK' });
  });
});

describe('several requests at once', () => {
  const approveAll = async (reserve_ids: number[], token?: string) => {
    app.clock.freeze(now);
    const result = await app.call('staffApproveReserves', { reserve_ids }, token ?? (await staff()));
    if (result.status !== 'OK') throw new Error(JSON.stringify(result));
    return result.answers;
  };

  it('are decided one by one: what a colleague has refused stays refused and says who, the others are approved', async () => {
    const [first, refused, last] = [await request(), await request(), await request()];
    await answer('staffRejectReserve', refused);
    expect(await approveAll([first, refused, last, first])).toEqual([
      { reserve_id: first, approved_flag: true, msg: '' },
      {
        reserve_id: refused,
        approved_flag: false,
        msg: expect.stringMatching(/^このリクエストは、.+さんが10:00にお断りしました。$/),
      },
      { reserve_id: last, approved_flag: true, msg: '' },
    ]);
    expect(await stateOf(first)).toMatchObject({ approval_status: approved, held: true, told: null });
    expect(await stateOf(refused)).toMatchObject({ approval_status: rejected });
    const { rows } = await app.pool.query(
      `select action, record_id from audit_logs where table_name = 'reserves' and record_id = any ($1) order by id`,
      [[first, refused, last]],
    );
    expect(rows).toEqual([
      { action: 'staffRejectReserve', record_id: refused },
      { action: 'staffApproveReserve', record_id: first },
      { action: 'staffApproveReserve', record_id: last },
    ]);
    expect(await undo(first)).toMatchObject({ status: 'OK' });
  });

  it('another branch’s is not found, and then nothing is decided; a stay that has begun is refused like a single one', async () => {
    const [own, begun] = [await request(), await request()];
    const elsewhere = await app.tokenOf('demo-musashino-manager', 'staff');
    app.clock.freeze(now);
    expect(await app.call('staffApproveReserves', { reserve_ids: [own, begun] }, elsewhere)).toMatchObject({
      type: 'not_found',
    });
    expect(await stateOf(own)).toMatchObject({ approval_status: pending });
    await app.pool.query('update reserves set start_datetime = $2, end_datetime = $3 where id = $1', [
      begun,
      addMinutes(now, -60),
      addMinutes(now, 60),
    ]);
    expect((await approveAll([begun, own])).map(({ approved_flag }) => approved_flag)).toEqual([false, true]);
    expect(await stateOf(begun)).toMatchObject({ approval_status: pending });
  });
});
