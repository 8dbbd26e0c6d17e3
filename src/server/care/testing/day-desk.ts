import { randomUUID } from 'node:crypto';
import { addDays } from '../../../domain/time.ts';
import type { TestApp } from '../../testing/app.ts';

const everyDay = ['19', '20', '24', '25', '26', '27', '30']
  .map((day) => `2026-11-${day}`)
  .concat('2026-12-02', '2026-12-03');

/** 木村's family (its payer, second guardian and a relative), 佐藤's beside it, and みなと広場園 with both. */
export async function dayDesk(app: TestApp) {
  await app.pool.query('update branches set capacity = 200 where id = 2');
  // Of this desk alone: test files share their modules, not their databases.
  const days = [...everyDay];
  let today = '';
  const atTime = (time: string, date = today) => new Date(`${date}T${time}:00+09:00`);
  const freeze = (time: string, date = today) => app.clock.freeze(atTime(time, date));
  /** An unused day: a child can only be in one place. */
  const newDay = (time: string) => {
    today = days.shift() ?? '';
    freeze(time);
  };
  const tomorrow = (time: string) => freeze(time, addDays(today, 1));
  const staff = () => app.tokenOf('demo-minato-staff', 'staff');

  /** A stay of these children at みなと広場園, before any arrival. */
  async function stayOf(customer_id: number, child_ids: readonly number[]): Promise<number> {
    const { rows } = await app.pool.query<{ id: number }>(
      `with stay as (
         insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
           current_day_flag, holiday_flag, reserve_amount, amount_lines)
         values (2, $1, $2, $3, 1, 1, false, false, 0, '[]') returning id)
       insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag, during, live)
       select stay.id, k.id, k.date_of_birth, false, false, tstzrange($2, $3), true
       from stay, children k where k.id = any ($4) returning reserve_id as id`,
      [customer_id, atTime('10:00'), atTime('16:00'), child_ids],
    );
    return rows[0]?.id ?? 0;
  }
  const tap = async (name: 'staffCheckIn' | 'staffCheckOut' | 'staffUndoCheck', data: object) => {
    const answer = await app.call(name, data as never, await staff());
    if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  };
  const log = async (reserve_id: number, child_id: number, values: object) =>
    app.call(
      'staffWriteChildLog',
      { reserve_id, child_id, idempotency_key: randomUUID(), ...values } as never,
      await staff(),
    );
  /** A picture as it lies in the store. */
  async function storedPhoto(): Promise<string> {
    const { rows } = await app.pool.query<{ key: string }>(
      `insert into files (purpose, private_flag, content_type, bytes, width, height, branch_id, stored_flag)
       values ('child_photo', true, 'image/webp', 10, 10, 10, 2, true) returning key`,
    );
    return rows[0]?.key ?? '';
  }
  const consents = (child_id: number, own: boolean, shared: boolean) =>
    app.pool.query(
      `insert into child_essentials (child_id, own_photos_flag, shared_photos_flag) values ($1, $2, $3)
       on conflict (child_id) do update set own_photos_flag = $2, shared_photos_flag = $3`,
      [child_id, own, shared],
    );
  const read = async (reserve_id: number, uid: string) =>
    app.call('readChildDay', { reserve_id }, await app.tokenOf(uid));
  return { newDay, tomorrow, atTime, freeze, staff, stayOf, tap, log, storedPhoto, consents, read };
}
