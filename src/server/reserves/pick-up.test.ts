import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { createPayload } from '../waitlist/testing/create-payload.ts';

const app = await testApp();
const sato = await app.tokenOf('demo-sato');
const one = async (sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0];
const hours = ['09', '10', '11', '13', '14', '15', '16'];
let next = 0;
/** Each gets its own hour on an open day. */
async function make(pickUp: object) {
  const hour = Number(hours[next]);
  next += 1;
  const times = { date: '2026-12-08', from: `${String(hour).padStart(2, '0')}:00`, to: `${hour + 1}:00` };
  const payload = { ...createPayload(times, { branch_id: 2, child_ids: [1], quoted_amount: 0 }), ...pickUp };
  const quote = await app.call('quoteReserve', payload, sato);
  if (quote.status !== 'OK') throw new Error(quote.type);
  return app.call('createReserve', { ...payload, quoted_amount: quote.quote.reserve_amount }, sato);
}
const savedOf = (customer: number, name: string) =>
  one('select id, name, tel, version from pickup_people where customer_id = $1 and name = $2', customer, name);
const reserveOf = (made: object) =>
  one(
    'select pick_up_name, pick_up_tel, pickup_person_id from reserves where id = $1',
    (made as { reserve_id: number }).reserve_id,
  );
const typed = { pickup_flag: 1 as const, pickup_name: '近所の 人', pickup_tel: '09044445555' };

it('fills name and number of a saved person, follows their change and their leaving the list', async () => {
  const saved = await savedOf(1, '小林 真理');
  const made = await make({ pickup_flag: 1, pickup_person_id: saved.id });
  expect(made).toMatchObject({ status: 'OK' });
  const filled = { pick_up_name: saved.name, pick_up_tel: saved.tel, pickup_person_id: saved.id };
  expect(await reserveOf(made)).toEqual(filled);
  // Typed as on the list: the same person.
  const named = await make({ pickup_flag: 1, pickup_name: '小林　真理', pickup_tel: saved.tel });
  expect(await reserveOf(named)).toEqual(filled);
  const change = { pickup_person_id: saved.id, version: saved.version, name: saved.name, relation: '叔母' };
  await app.call('savePickupPerson', { ...change, tel: '09088887777' }, sato);
  expect(await reserveOf(made)).toMatchObject({ pick_up_tel: '09088887777' });
  const removed = await app.call('removePickupPerson', { pickup_person_id: saved.id }, sato);
  expect(removed.status === 'OK' && removed.reserve_ids).toHaveLength(2);
  expect(await reserveOf(made)).toEqual({ pick_up_name: null, pick_up_tel: null, pickup_person_id: null });
  expect(await make({ pickup_flag: 1, pickup_person_id: saved.id })).toMatchObject({ type: 'pickup_person_gone' });
  const others = await savedOf(10, '石井 さゆり');
  expect(await make({ pickup_flag: 1, pickup_person_id: others.id })).toMatchObject({ type: 'pickup_person_gone' });
});

it('takes no new person while the list is frozen', async () => {
  expect(await make(typed)).toMatchObject({ status: 'OK' });
  await app.call('freezePickupList', {}, sato);
  expect(await make(typed)).toMatchObject({ type: 'pickup_list_frozen', fields: ['pickup_name'] });
  const saved = await savedOf(1, '佐藤 節子');
  next -= 1;
  expect(await make({ pickup_flag: 1, pickup_person_id: saved.id })).toMatchObject({ status: 'OK' });
});
