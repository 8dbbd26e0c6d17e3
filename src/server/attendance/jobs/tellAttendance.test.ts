import { describe, expect, it } from 'vitest';
import { dayDesk } from '../../care/testing/day-desk.ts';
import { testApp } from '../../testing/app.ts';
import { tellAttendance } from './tellAttendance.ts';

const app = await testApp();
const { newDay, tomorrow, atTime, freeze, stayOf, tap } = await dayDesk(app);
const run = () => tellAttendance(app.services, {});
const noticesOf = async (reserve_id: number) =>
  (
    await app.pool.query<{ kind: string; title: string; content: string; link: string }>(
      `select n.kind, n.title, n.content, n.link from notifications n join family_members m on m.id = n.family_member_id
       where n.reserve_id = $1 and m.role = 1 order by n.id`,
      [reserve_id],
    )
  ).rows;
const nobody = { pick_up_name: null, pick_up_tel: null };

describe('coming and leaving', () => {
  it('are sent some minutes later, in one message for siblings who come one after the other', async () => {
    newDay('10:00');
    const reserve_id = await stayOf(1, [1, 2]);
    await tap('staffCheckIn', { reserve_id, children: [1], temperature: 36.9 });
    freeze('10:01');
    await run();
    expect(await noticesOf(reserve_id)).toEqual([]);
    await tap('staffCheckIn', { reserve_id, children: [2] });
    freeze('10:02');
    await run();
    expect(await noticesOf(reserve_id)).toEqual([]);
    freeze('10:03');
    await run();
    await run();
    const notices = await noticesOf(reserve_id);
    expect(notices).toMatchObject([
      { kind: 'child_arrived', title: '登園しました', link: `/mypage/days/${reserve_id}` },
    ]);
    expect(notices[0]?.content).toContain('みなと広場園に登園しました。\n10:00 陽向さん\n10:01 結菜さん');
    expect(notices[0]?.content).not.toContain('36.9');
    freeze('15:30');
    const person = { pick_up_name: '小林 真理', pick_up_tel: '09011116666', accepted: ['unlisted'] };
    await tap('staffCheckOut', { reserve_id, ...person });
    freeze('15:33');
    await run();
    const [, left] = await noticesOf(reserve_id);
    expect(left).toMatchObject({ kind: 'child_left', title: '降園しました' });
    expect(left?.content).toContain('15:30 陽向さん・結菜さん');
    expect(left?.content).toContain('叔母の小林 真理さんがお迎えに来られました。');
  });

  it('undone before it was sent is no news; afterwards it is corrected', async () => {
    newDay('11:00');
    const reserve_id = await stayOf(10, [11]);
    await tap('staffCheckIn', { reserve_id });
    freeze('11:01');
    await tap('staffUndoCheck', { reserve_id, childcare_status: 2 });
    freeze('11:10');
    await run();
    expect(await noticesOf(reserve_id)).toEqual([]);
    await tap('staffCheckIn', { reserve_id });
    freeze('11:13');
    await run();
    await tap('staffUndoCheck', { reserve_id, childcare_status: 2 });
    freeze('11:16');
    await run();
    const [, wrong] = await noticesOf(reserve_id);
    expect(wrong).toMatchObject({ kind: 'attendance_corrected' });
    expect(wrong?.content).toContain('登園していません');
    // Came and left before the family was notified: the departure says it all.
    await tap('staffCheckIn', { reserve_id });
    freeze('11:17');
    await tap('staffCheckOut', { reserve_id, ...nobody });
    freeze('11:20');
    await run();
    expect((await noticesOf(reserve_id)).map(({ kind }) => kind)).toEqual([
      ...['child_arrived', 'attendance_corrected', 'child_left'],
    ]);
    // Sent with the wrong minute.
    await tap('staffUndoCheck', { reserve_id, childcare_status: 3 });
    freeze('11:21');
    await tap('staffCheckOut', { reserve_id, ...nobody, at: atTime('11:16').toISOString() });
    freeze('11:25');
    await run();
    const last = (await noticesOf(reserve_id)).at(-1);
    expect(last?.content).toContain('降園は11:16です');
  });

  it('of a past day is not sent', async () => {
    newDay('12:00');
    const reserve_id = await stayOf(10, [11]);
    await tap('staffCheckIn', { reserve_id });
    tomorrow('08:00');
    await run();
    expect(await noticesOf(reserve_id)).toEqual([]);
    const { rows } = await app.pool.query('select attendance_tell_at from reserve_details where reserve_id = $1', [
      reserve_id,
    ]);
    expect(rows).toEqual([{ attendance_tell_at: null }]);
  });
});
