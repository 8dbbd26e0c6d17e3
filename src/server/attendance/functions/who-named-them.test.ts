import { describe, expect, it } from 'vitest';
import { doorRefusal } from '../../../domain/staff-codes.ts';
import { passDesk } from '../../family/testing/passes.ts';
import { notePickUpBy } from '../../reserves/store/pick-up-by.ts';
import { testApp } from '../../testing/app.ts';

/** Where a name comes from decides whether it counts: who typed it into a reserve, and since when it is on the list. */
const app = await testApp();
const day = '2026-11-19';
const desk = await passDesk(app, 2, day);
type Stay = Awaited<ReturnType<typeof desk.stay>>;

const memberOf = async (uid: string): Promise<number> =>
  (await app.pool.query<{ id: number }>('select id from family_members where uid = $1', [uid])).rows[0]?.id ?? 0;
const namedBy = async ({ reserve_id }: Stay): Promise<number | null> =>
  (await app.pool.query('select pick_up_member_id as id from reserves where id = $1', [reserve_id])).rows[0]?.id ??
  null;
async function leaveWith(stay: Stay, pick_up_name: string) {
  desk.freeze('11:00');
  return app.call('staffCheckOut', { reserve_id: stay.reserve_id, pick_up_name }, await desk.staffToken());
}
const disputed = { type: 'hand_over_refused', details: { refusal: doorRefusal.code.disputed } };

describe('who named the person of a reserve', () => {
  const note = (stay: Stay, member_id: number | null, changed: boolean) =>
    app.services.database.transaction(app.clock.now(), (tx) =>
      notePickUpBy(tx, stay.reserve_id, { member_id, changed }),
    );
  /** The second guardian typed a name. */
  async function typed() {
    const stay = await desk.stay();
    const guardian = await memberOf(stay.uids.guardian);
    await app.pool.query(
      "update reserves set pick_up_name = '打った 名前', pick_up_tel = '09000000000' where id = $1",
      [stay.reserve_id],
    );
    await note(stay, guardian, true);
    return { stay, guardian, payer: await memberOf(stay.uids.payer) };
  }
  const end = (id: number, change = 'hidden_flag = true') =>
    app.pool.query(`update family_members set ${change} where id = $1`, [id]);

  it('is the member who typed it, and stays so while another saves the reserve with the same name', async () => {
    const { stay, guardian, payer } = await typed();
    expect(await namedBy(stay)).toBe(guardian);
    await note(stay, payer, false);
    expect(await namedBy(stay)).toBe(guardian);
    await note(stay, payer, true);
    expect(await namedBy(stay)).toBe(payer);
  });

  it.each(['hidden_flag = true', 'removed_at = app.now()'])(
    'with %s: disputed at the door, until another guardian saves the same name',
    async (change) => {
      const { stay, guardian, payer } = await typed();
      await end(guardian, change);
      await desk.arrive(stay);
      expect(await leaveWith(stay, '打った 名前')).toMatchObject(disputed);
      await note(stay, payer, false);
      expect(await namedBy(stay)).toBe(payer);
      expect(await leaveWith(stay, '打った 名前')).toMatchObject({ status: 'OK' });
    },
  );

  it('is staff where they write another name; what they leave as it was stays the family’s word', async () => {
    const { stay, guardian } = await typed();
    await end(guardian);
    await note(stay, null, false);
    expect(await namedBy(stay)).toBe(guardian);
    await note(stay, null, true);
    expect(await namedBy(stay)).toBeNull();
    await desk.arrive(stay);
    expect(await leaveWith(stay, '打った 名前')).toMatchObject({ status: 'OK' });
  });

  it('is no one where no name is left', async () => {
    const { stay, payer } = await typed();
    await app.pool.query('update reserves set pick_up_name = null, pick_up_tel = null where id = $1', [
      stay.reserve_id,
    ]);
    await note(stay, payer, true);
    expect(await namedBy(stay)).toBeNull();
  });
});

describe('since when a name is on the list', () => {
  /** Listed long ago, changed by the paying member a day before the list is frozen. */
  async function changedBeforeLock(change: { name?: string; tel?: string }) {
    const stay = await desk.stay();
    const { pickup_person_id } = stay;
    await app.pool.query("update pickup_people set listed_at = '2026-01-01' where id = $1", [pickup_person_id]);
    desk.freeze('09:00', '2026-11-17');
    const person = { name: '試験 花子', name_kana: '', relation: '祖母', tel: '09012345678', ...change };
    const payer = await desk.tokenFor(stay.uids.payer);
    expect(await app.call('savePickupPerson', { pickup_person_id, version: 1, ...person }, payer)).toMatchObject({
      status: 'OK',
    });
    desk.freeze('09:00', '2026-11-18');
    expect(await app.call('freezePickupList', {}, await desk.tokenFor(stay.uids.guardian))).toMatchObject({
      status: 'OK',
    });
    await desk.arrive(stay);
    return stay;
  }

  it('is since it was renamed: within the disputed hours another name is another person', async () => {
    const stay = await changedBeforeLock({ name: '友人 太郎' });
    expect(await leaveWith(stay, '友人 太郎')).toMatchObject(disputed);
  });

  it('is not since the telephone was changed', async () => {
    const stay = await changedBeforeLock({ tel: '09099998888' });
    expect(await leaveWith(stay, '試験 花子')).toMatchObject({ status: 'OK' });
  });
});
