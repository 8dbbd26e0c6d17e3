import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { dayDesk } from '../testing/day-desk.ts';

const app = await testApp();
const desk = await dayDesk(app);
const branch_id = 2;
await app.pool.query('delete from branch_rooms');
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const elsewhere = () => app.tokenOf('demo-musashino-staff', 'staff');
const room = { branch_id, branch_room_id: null, version: 1, name: 'ひよこ', from_age: 0, to_age: 1, sequence: 1 };
const rooms = async (token: string) =>
  (
    await app.query<{ branch_rooms: { id: number; name: string; version: number }[] }>(
      'SelectStaffRooms',
      { branch_id },
      token,
    )
  ).branch_rooms;
const placed = async () =>
  (await app.pool.query('select child_id, branch_room_id, account_id from child_rooms order by child_id')).rows;

it('a manager makes, changes and removes rooms of the own branch; who saves second is told', async () => {
  desk.newDay('09:00');
  await expect(app.call('staffSaveRoom', room, await staff())).rejects.toThrow('PERMISSION_DENIED');
  const made = await app.call('staffSaveRoom', room, await manager());
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  expect(await app.call('staffSaveRoom', room, await manager())).toMatchObject({ type: 'room_name_taken' });
  expect(await app.call('staffSaveRoom', { ...room, name: 'りす', to_age: null }, await manager())).toMatchObject({
    type: 'input_error',
  });
  const edit = { ...room, branch_room_id: made.id, name: 'うさぎ' };
  expect(await app.call('staffSaveRoom', edit, await manager())).toMatchObject({ status: 'OK', version: 2 });
  expect(await app.call('staffSaveRoom', edit, await manager())).toMatchObject({ type: 'changed_meanwhile' });
  expect(await rooms(await staff())).toMatchObject([{ name: 'うさぎ', version: 2 }]);
  expect(await rooms(await elsewhere())).toEqual([]);
  const gone = { branch_id, branch_room_id: made.id, version: 2 };
  expect(await app.call('staffRemoveRoom', gone, await manager())).toMatchObject({ status: 'OK' });
  expect(await rooms(await staff())).toEqual([]);
});

it('staff place children of their branch, and only in its rooms', async () => {
  desk.newDay('09:00');
  const { rows } = await app.pool.query<{ id: number; customer_id: number }>(
    "select id, customer_id from children where customer_id = (select id from customers where uid = 'demo-sato') limit 1",
  );
  const [child] = rows;
  if (child === undefined) throw new Error('no child');
  await desk.stayOf(child.customer_id, [child.id]);
  const made = await app.call('staffSaveRoom', room, await manager());
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  const place = async (more: object, token?: string) =>
    app.call(
      'staffPlaceChildren',
      { branch_id, branch_room_id: made.id, child_ids: [child.id], ...more },
      token ?? (await staff()),
    );
  expect(await place({})).toMatchObject({ status: 'OK' });
  expect(await place({})).toMatchObject({ status: 'OK' });
  expect(await placed()).toEqual([{ child_id: child.id, branch_room_id: made.id, account_id: 3 }]);
  expect(await place({}, await elsewhere())).toMatchObject({ status: 'NG' });
  expect(await place({ branch_room_id: 9999 })).toMatchObject({ type: 'not_found' });
  expect(await place({ child_ids: [child.id, 999_999] })).toMatchObject({ type: 'not_found' });
  expect(await place({ branch_room_id: null })).toMatchObject({ status: 'OK' });
  expect(await placed()).toEqual([]);
});
