import { expect, it } from 'vitest';
import { instantOf } from '../../../domain/time.ts';
import { freshToken, makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { memberDesk } from '../../testing/members.ts';
import { resoldSeats } from '../../testing/resold-seats.ts';
import { createPayload, formTimes } from '../../waitlist/testing/create-payload.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const seats = resoldSeats(app);
const { branch_id } = seats;
const times = { date: '2026-12-10', from: '15:00', to: '17:00' };

async function reserve(uid: string, child_ids: number[]) {
  const token = await freshToken(app, uid);
  const quoted = await app.call('quoteReserve', { ...formTimes(times), branch_id, child_ids }, token);
  if (quoted.status !== 'OK') throw new Error(quoted.type);
  const quoted_amount = quoted.quote.reserve_amount;
  const made = await app.call('createReserve', createPayload(times, { branch_id, child_ids, quoted_amount }), token);
  if (made.status !== 'OK') throw new Error(made.type);
  return { reserve_id: made.reserve_id, amount: quoted_amount };
}

it('from the reserve to the refund: cancelled late, taken by another family, given back after the day', async () => {
  await seats.capacity(times.date, 1, '00:00', '24:00');
  const member = await desk.member();
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into children (customer_id, name, gender, date_of_birth) values ($1, '試験 花', 2, '2023-06-01') returning id`,
    [member.id],
  );
  const [other] = await makeFamilies(app, 1, 1);
  if (other === undefined) throw new Error('no family');
  const { reserve_id, amount } = await reserve(member.uid, [rows[0]?.id ?? 0]);
  await expect(reserve(other.uid, other.child_ids)).rejects.toThrow();

  app.clock.freeze(instantOf(times.date, 13 * 60));
  const fee = Math.floor(amount * 0.8);
  const cancel = { reserve_id, quoted_fee: fee };
  expect(await app.call('cancelReserve', cancel, await freshToken(app, member.uid))).toMatchObject({ status: 'OK' });
  await app.runJobs();
  expect(await seats.booked(reserve_id)).toEqual([fee]);
  await reserve(other.uid, other.child_ids);
  await seats.sweep();
  expect(await seats.booked(reserve_id)).toEqual([fee]);

  app.clock.freeze(instantOf('2026-12-11', 30));
  await seats.sweep();
  expect(await seats.booked(reserve_id)).toEqual([fee, -fee]);
  const read = async (uid: string) => {
    const headers = { authorization: `Bearer ${await freshToken(app, uid)}` };
    const answer = await app.post('/v1/graphql', { id: 'SelectMypageReserve', variables: { reserve_id } }, headers);
    return answer.json().data.reserves;
  };
  const given = { fee_amount: fee, amount: fee, seat_minutes: 120, resold_minutes: 120, how: 3 };
  expect(await read(member.uid)).toMatchObject([{ reserve_cancellations: [{ fee_give_backs: [given] }] }]);
  expect(await read(other.uid)).toEqual([]);
});
