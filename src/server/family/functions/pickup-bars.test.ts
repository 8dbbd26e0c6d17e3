import { describe, expect, it } from 'vitest';
import { doorRefusal } from '../../../domain/staff-codes.ts';
import { openSession } from '../../auth/store/sessions.ts';
import { testApp } from '../../testing/app.ts';
import { passDesk } from '../testing/passes.ts';

const app = await testApp();
const branch_id = 2;
const day = '2026-11-19';
const desk = await passDesk(app, branch_id, day);
const staff = () => desk.staffToken();
const manager = () => desk.staffToken('demo-minato-manager');
const honbu = () => desk.staffToken('demo-honbu');
/** A manager's PIN gives a session the rights of branch staff. */
async function managerPin(): Promise<string> {
  const { rows } = await app.pool.query<{ id: number }>(
    "insert into tablets (branch_id, name, registered_by) values ($1, '玄関', 2) returning id",
    [branch_id],
  );
  const tablet = { id: rows[0]?.id ?? 0, branch_id };
  const uid = 'demo-minato-manager';
  const { id: session_id } = await app.services.database.transaction(app.clock.now(), (tx) =>
    openSession(tx, { uid, role: 'staff', tablet, by_pin: true }, app.config),
  );
  return app.services.bearer.issue({ uid, role: 'staff', session_id, tablet: { ...tablet, limited: true } });
}
/** At another branch, where this child has never been. */
async function elsewhere(): Promise<string> {
  const uid = 'bar-elsewhere';
  await app.pool.query(
    `with u as (insert into auth.users (uid, kind, email, password_hash) values ($1, 'staff', $1 || '@example.jp', 'x'))
     insert into accounts (uid, name, role, branch_id) values ($1, '試験 園長', 2, 5)`,
    [uid],
  );
  return app.tokenOf(uid, 'staff');
}

const words = {
  ...{ name: '鈴木 一郎', name_kana: 'スズキ イチロウ', relation: '元配偶者', reason: '裁判所の命令' },
  ...{ from_date: day, until_date: null, photo: 'none' as const },
};
type Stay = Awaited<ReturnType<typeof desk.stay>>;
const childOf = (stay: Stay): number => stay.children[0] ?? 0;
async function saved(stay: Stay, more: Partial<{ from_date: string; until_date: string | null }> = {}, token?: string) {
  const answer = await app.call(
    'staffSavePickupBar',
    { child_id: childOf(stay), ...words, ...more },
    token ?? (await manager()),
  );
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.pickup_bar_id;
}
/** How a call is refused: by the protocol, or in the words of a function. */
async function refusalOf(name: 'staffSavePickupBar' | 'staffEndPickupBar', payload: object, token: string) {
  const { error, result } = (await app.request(name, payload, token)).json();
  return error?.status ?? result?.type;
}
const barsOf = async (stay: Stay) =>
  (
    await app.pool.query('select name, ended_at, version from pickup_bars where child_id = any ($1) order by id', [
      stay.children,
    ])
  ).rows;
const logOf = async (record_id: number) =>
  (
    await app.pool.query(
      `select l.action, a.uid, l.reason, l.before is null as made from audit_logs l join accounts a on a.id = l.account_id
       where l.table_name = 'pickup_bars' and l.record_id = $1 order by l.id`,
      [record_id],
    )
  ).rows;
/** The barred person is typed at the door on a day. */
async function atDoor(stay: Stay, date = day) {
  desk.freeze('11:00', date);
  const said = { pick_up_name: 'すずき いちろう', accepted: ['unlisted' as const], document: 1 as const };
  return app.call('staffCheckOut', { reserve_id: stay.reserve_id, ...said }, await staff());
}
const refused = { type: 'hand_over_refused', details: { refusal: doorRefusal.code.barred } };

describe('staffSavePickupBar', () => {
  it.each([
    ['a manager', manager, 'demo-minato-manager'],
    ['headquarters', honbu, 'demo-honbu'],
  ])('is written by %s, refuses at the door from then on, and is in the log', async (_, token, uid) => {
    const stay = await desk.stay();
    await desk.arrive(stay);
    const id = await saved(stay, {}, await token());
    expect(await atDoor(stay)).toMatchObject(refused);
    expect(await logOf(id)).toEqual([{ action: 'staffSavePickupBar', uid, reason: '', made: true }]);
  });

  it('is not written by plain staff, by a PIN, by a family or where the child is unknown', async () => {
    const stay = await desk.stay();
    const payload = { child_id: childOf(stay), ...words };
    for (const token of [await staff(), await desk.tokenFor(stay.uids.payer)]) {
      expect(await refusalOf('staffSavePickupBar', payload, token)).toBe('PERMISSION_DENIED');
    }
    expect(await refusalOf('staffSavePickupBar', payload, await managerPin())).toBe('needs_password');
    expect(await app.call('staffSavePickupBar', payload, await elsewhere())).toMatchObject({ type: 'not_found' });
    expect(await barsOf(stay)).toEqual([]);
  });

  it('holds from its first to its last day', async () => {
    const before = await desk.stay();
    await desk.arrive(before);
    await saved(before, { from_date: '2026-11-20' });
    expect(await atDoor(before)).toMatchObject({ status: 'OK' });
    const last = await desk.stay();
    await desk.arrive(last);
    await saved(last, { from_date: '2026-11-01', until_date: day });
    expect(await atDoor(last)).toMatchObject(refused);
    const over = await desk.stay();
    await desk.arrive(over);
    await saved(over, { from_date: '2026-11-01', until_date: '2026-11-18' });
    expect(await atDoor(over)).toMatchObject({ status: 'OK' });
    const turned = { child_id: childOf(over), ...words, from_date: '2026-11-20', until_date: '2026-11-19' };
    expect(await refusalOf('staffSavePickupBar', turned, await manager())).toBe('input_error');
  });

  it('is changed as it was read: another’s change in between is not overwritten, nor another child’s entry', async () => {
    const stay = await desk.stay(2);
    const [child_id = 0, sibling = 0] = stay.children;
    const pickup_bar_id = await saved(stay);
    const change = { child_id, pickup_bar_id, version: 1, ...words, name: '鈴木 二郎', name_kana: '' };
    expect(await app.call('staffSavePickupBar', change, await manager())).toMatchObject({
      status: 'OK',
      pickup_bar_id,
    });
    expect(await app.call('staffSavePickupBar', change, await honbu())).toMatchObject({ type: 'changed_meanwhile' });
    const moved = { ...change, child_id: sibling, version: 2 };
    expect(await app.call('staffSavePickupBar', moved, await manager())).toMatchObject({ type: 'not_found' });
    expect(await barsOf(stay)).toEqual([{ name: '鈴木 二郎', ended_at: null, version: 2 }]);
    expect(await logOf(pickup_bar_id)).toMatchObject([{ made: true }, { action: 'staffSavePickupBar', made: false }]);
  });
});

describe('staffEndPickupBar', () => {
  it('lets the person through again, once, with a reason in the log', async () => {
    const stay = await desk.stay();
    await desk.arrive(stay);
    const pickup_bar_id = await saved(stay);
    expect(await atDoor(stay)).toMatchObject(refused);
    const end = { pickup_bar_id, version: 1, reason: '命令の取消しを書面で確認' };
    expect(await app.call('staffEndPickupBar', { ...end, version: 2 }, await manager())).toMatchObject({
      type: 'changed_meanwhile',
    });
    expect(await app.call('staffEndPickupBar', end, await manager())).toMatchObject({ status: 'OK' });
    expect(await app.call('staffEndPickupBar', { ...end, version: 2 }, await honbu())).toMatchObject({
      type: 'not_found',
    });
    expect(await logOf(pickup_bar_id)).toMatchObject([
      { made: true },
      { action: 'staffEndPickupBar', uid: 'demo-minato-manager', reason: end.reason },
    ]);
    expect(await atDoor(stay)).toMatchObject({ status: 'OK' });
  });

  it('is not for plain staff or a PIN, and asks for a reason', async () => {
    const stay = await desk.stay();
    const pickup_bar_id = await saved(stay);
    const end = { pickup_bar_id, version: 1, reason: '取消し' };
    expect(await refusalOf('staffEndPickupBar', end, await staff())).toBe('PERMISSION_DENIED');
    expect(await refusalOf('staffEndPickupBar', end, await managerPin())).toBe('needs_password');
    expect(await refusalOf('staffEndPickupBar', { ...end, reason: ' ' }, await manager())).toBe('input_error');
    expect(await barsOf(stay)).toMatchObject([{ ended_at: null }]);
  });
});
