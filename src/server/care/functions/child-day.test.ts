import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eraseCustomer } from '../../membership/store/customer-erasure.ts';
import { testApp } from '../../testing/app.ts';
import { photograph, upload } from '../../testing/uploads.ts';
import { dayDesk } from '../testing/day-desk.ts';

const app = await testApp();
const { newDay, tomorrow, atTime, freeze, staff, stayOf, tap, log, storedPhoto, consents, read } = await dayDesk(app);
const [payer, partner, mother, stranger] = ['demo-kimura', 'demo-kimura-partner', 'demo-kimura-mother', 'demo-sato'];
const OK = { status: 'OK' };
const refused = (type: string) => ({ status: 'NG', type });
const kindsOf = (day: Awaited<ReturnType<typeof read>>) =>
  day.status === 'OK' ? day.children.flatMap(({ items }) => items.map(({ kind }) => kind)) : day.type;

/** 木村's child came at 10:00 with 36.6℃; then something of every kind. */
async function fullDay() {
  newDay('10:00');
  const reserve_id = await stayOf(10, [11]);
  await tap('staffCheckIn', { reserve_id, temperature: 36.6 });
  await consents(11, true, false);
  freeze('12:00');
  await log(reserve_id, 11, { kind: 2, meal_amount: 1, accepted: ['allergy', 'emergency_contact'] });
  await log(reserve_id, 11, { kind: 1, temperature: 36.8 });
  await log(reserve_id, 11, { kind: 4, toilet: 1 });
  await log(reserve_id, 11, { kind: 5, mood: 1 });
  await log(reserve_id, 11, { kind: 6, note: '積み木で遊びました' });
  await log(reserve_id, 11, { kind: 6, note: '園だけのメモ', family_flag: false });
  await log(reserve_id, 11, { kind: 7, file_key: await storedPhoto() });
  await app.call('staffBeginNap', { reserve_id, child_id: 11, idempotency_key: randomUUID() }, await staff());
  return reserve_id;
}
const leave = (reserve_id: number) =>
  tap('staffCheckOut', { reserve_id, pick_up_name: '木村 和子', pick_up_tel: '09011113333', accepted: ['unlisted'] });

describe('a day', () => {
  it('is read by both guardians, by a relative without health and notes, by no one else', async () => {
    const reserve_id = await fullDay();
    const all = ['arrived', 'meal', 'temperature', 'toilet', 'mood', 'note', 'photo', 'nap'];
    expect(kindsOf(await read(reserve_id, payer))).toEqual(all);
    expect(kindsOf(await read(reserve_id, partner))).toEqual(all);
    const relative = await read(reserve_id, mother);
    expect(kindsOf(relative)).toEqual(['arrived', 'meal', 'mood', 'photo', 'nap']);
    expect(JSON.stringify(relative)).not.toContain('℃');
    expect(relative).toMatchObject({ guardian: false, state: 'present' });
    expect(JSON.stringify(await read(reserve_id, payer))).not.toContain('園だけのメモ');
    expect(await read(reserve_id, stranger)).toMatchObject(refused('not_found'));
    await expect(app.call('readChildDay', { reserve_id })).rejects.toThrow('UNAUTHENTICATED');
    await expect(app.call('readChildDay', { reserve_id }, await staff())).rejects.toThrow('PERMISSION_DENIED');
    await leave(reserve_id);
  });

  it('is listed for each person of the family, and for no one from whom it is hidden or who was removed', async () => {
    const reserve_id = await fullDay();
    const list = async (uid: string) => app.call('listChildDays', { page: 1 }, await app.tokenOf(uid));
    for (const uid of [payer, partner, mother]) {
      const days = await list(uid);
      expect(days.status === 'OK' && days.days[0]?.reserve_id).toBe(reserve_id);
    }
    const others = await list(stranger);
    expect(others.status === 'OK' && others.days.some((day) => day.reserve_id === reserve_id)).toBe(false);
    await app.pool.query('update family_members set hidden_flag = true where uid = $1', [partner]);
    expect(await read(reserve_id, partner)).toMatchObject(refused('ask_headquarters'));
    expect(await list(partner)).toMatchObject(refused('ask_headquarters'));
    await app.pool.query('update family_members set hidden_flag = false where uid = $1', [partner]);
    await app.pool.query('update family_members set removed_at = now() where uid = $1', [mother]);
    expect(await read(reserve_id, mother)).toMatchObject({ status: 'NG' });
    await app.pool.query('update family_members set removed_at = null where uid = $1', [mother]);
    await leave(reserve_id);
  });

  it('loses what is struck, and tells who fetched with the relation the family wrote down', async () => {
    const reserve_id = await fullDay();
    const { rows } = await app.pool.query('select id from child_logs where reserve_id = $1 and kind = 2', [reserve_id]);
    const strike = { record: 'child_logs' as const, id: rows[0].id, reason: '別のお子さまの分' };
    expect(await app.call('staffStrikeCareRecord', strike, await staff())).toMatchObject(OK);
    freeze('15:00');
    await leave(reserve_id);
    const day = await read(reserve_id, mother);
    expect(kindsOf(day)).not.toContain('meal');
    expect(day.status === 'OK' && day.children[0]?.items.at(-1)).toMatchObject({
      ...{ kind: 'left', title: '降園', words: 'お迎え 祖母の木村 和子さん' },
    });
  });

  it('gets its closing words from staff of the branch; the family reads them once the child has left', async () => {
    const reserve_id = await fullDay();
    const note = { reserve_id, child_id: 11, words: 'よく笑っていました。', version: null };
    const save = async (more: object, token: string) => app.call('staffSaveDayNote', { ...note, ...more }, token);
    await expect(app.call('staffSaveDayNote', note)).rejects.toThrow('UNAUTHENTICATED');
    await expect(save({}, await app.tokenOf(payer))).rejects.toThrow('PERMISSION_DENIED');
    const elsewhere = await app.tokenOf('demo-musashino-staff', 'staff');
    expect(await save({}, elsewhere)).toMatchObject(refused('not_found'));
    expect(await save({ child_id: 1 }, await staff())).toMatchObject(refused('not_found'));
    expect(await save({}, await staff())).toMatchObject(OK);
    expect(await save({}, await staff())).toMatchObject(OK);
    const other = await save({ words: '別の内容' }, await staff());
    expect(other).toMatchObject({ ...refused('changed_meanwhile'), details: { current: { words: note.words } } });
    const before = await read(reserve_id, payer);
    expect(before.status === 'OK' && before.children[0]?.closing_words).toBeNull();
    await leave(reserve_id);
    const after = await read(reserve_id, mother);
    expect(after.status === 'OK' && after.children[0]?.closing_words).toBe(note.words);
    tomorrow('09:00');
    const mended = { words: '直しました。', version: 1 };
    expect(await save(mended, await staff())).toMatchObject(refused('care_manager_needed'));
    expect(await save(mended, await app.tokenOf('demo-minato-manager', 'staff'))).toMatchObject(OK);
  });
});

describe('a picture', () => {
  const cookieOf = async (key: string) => {
    const answer = await app.post('/auth/password', { email: `${key}@example.jp`, password: 'imahoiku-demo' });
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  const open = async (url: string, cookie?: string) =>
    (await app.server.inject({ url, ...(cookie === undefined ? {} : { headers: { cookie } }) })).statusCode;
  const addressOf = (day: Awaited<ReturnType<typeof read>>) =>
    day.status === 'OK' ? day.children.flatMap(({ items }) => items.flatMap(({ photo }) => photo?.url ?? []))[0] : '';
  const linked = async (file_key: string, uid: string) =>
    (await app.call('issueFileLink', { file_key }, await app.tokenOf(uid))).status;

  it('opens for each person by the own address, for some minutes, as long as the family allows it', async () => {
    newDay('10:00');
    const reserve_id = await stayOf(10, [11]);
    await tap('staffCheckIn', { reserve_id });
    await consents(11, true, false);
    const sent = await upload(app, 'purpose=child_photo&branch_id=2', await photograph(), await staff());
    const { file_key } = sent.json().result;
    await log(reserve_id, 11, { kind: 7, file_key });
    const [own, theirs] = [
      addressOf(await read(reserve_id, payer)) ?? '',
      addressOf(await read(reserve_id, mother)) ?? '',
    ];
    const cookies = {
      kimura: await cookieOf('kimura'),
      mother: await cookieOf('kimura-mother'),
      sato: await cookieOf('sato'),
    };
    expect([await open(own, cookies.kimura), await open(theirs, cookies.mother)]).toEqual([200, 200]);
    expect([await open(own, cookies.mother), await open(own, cookies.sato), await open(own)]).toEqual([404, 404, 404]);
    expect(await linked(file_key, partner)).toBe('OK');
    expect(await linked(file_key, stranger)).toBe('NG');
    // Withdrawn: at once, also where the address is still good.
    await consents(11, false, false);
    expect(await open(own, cookies.kimura)).toBe(404);
    expect(await linked(file_key, payer)).toBe('NG');
    expect(kindsOf(await read(reserve_id, payer))).not.toContain('photo');
    await consents(11, true, false);
    expect(await open(own, cookies.kimura)).toBe(200);
    await app.pool.query('update family_members set hidden_flag = true where uid = $1', [mother]);
    expect(await open(theirs, cookies.mother)).toBe(404);
    await app.pool.query('update family_members set hidden_flag = false where uid = $1', [mother]);
    app.clock.advance(6 * 60);
    expect(await open(own, await cookieOf('kimura'))).toBe(404);
    await leave(reserve_id);
  });

  it('of several children needs every family’s word, and vanishes with any of them', async () => {
    newDay('10:00');
    const [kimura, sato] = [await stayOf(10, [11]), await stayOf(1, [1, 2])];
    for (const reserve_id of [kimura, sato]) await tap('staffCheckIn', { reserve_id });
    const file_key = await storedPhoto();
    const together = { kind: 7, file_key, also_shown: [{ reserve_id: sato, child_id: 1 }] };
    await consents(11, true, true);
    await consents(1, false, true);
    expect(await log(kimura, 11, together)).toMatchObject(refused('photo_consent_missing'));
    await consents(1, true, false);
    expect(await log(kimura, 11, together)).toMatchObject(refused('shared_photo_consent_missing'));
    await consents(1, true, true);
    expect(await log(kimura, 11, { ...together, also_shown: [{ reserve_id: 1, child_id: 1 }] })).toMatchObject(
      refused('care_outside_stay'),
    );
    expect(await log(kimura, 11, together)).toMatchObject(OK);
    const seen = () => Promise.all([payer, stranger].map((uid) => linked(file_key, uid)));
    expect(await seen()).toEqual(['OK', 'OK']);
    await consents(1, true, false);
    expect(await seen()).toEqual(['NG', 'OK']);
    await consents(1, false, false);
    expect(await seen()).toEqual(['NG', 'NG']);
    await consents(1, true, true);
    const { rows } = await app.pool.query('select id from child_logs where reserve_id = $1 and kind = 7', [sato]);
    const strike = { record: 'child_logs' as const, id: rows[0].id, reason: '写っていません' };
    expect(await app.call('staffStrikeCareRecord', strike, await staff())).toMatchObject(OK);
    expect(await seen()).toEqual(['NG', 'NG']);
    // Siblings are one family: beside each other they need no second word.
    await consents(2, true, false);
    const siblings = { kind: 7, file_key: await storedPhoto(), also_shown: [{ reserve_id: sato, child_id: 2 }] };
    expect(await log(sato, 1, siblings)).toMatchObject(OK);
    await tap('staffCheckOut', { reserve_id: kimura, pick_up_name: null, pick_up_tel: null });
    await tap('staffCheckOut', { reserve_id: sato, pick_up_name: null, pick_up_tel: null });
  });

  it('shared with a family that is erased goes with it', async () => {
    newDay('10:00');
    const [kimura, sato] = [await stayOf(10, [11]), await stayOf(1, [1])];
    for (const reserve_id of [kimura, sato]) await tap('staffCheckIn', { reserve_id });
    await consents(11, true, true);
    await consents(1, true, true);
    const file_key = await storedPhoto();
    await log(sato, 1, { kind: 7, file_key, also_shown: [{ reserve_id: kimura, child_id: 11 }] });
    for (const reserve_id of [kimura, sato]) {
      await tap('staffCheckOut', { reserve_id, pick_up_name: null, pick_up_tel: null });
    }
    await app.pool.query('update customers set status = 4 where id = 10');
    await app.services.database.transaction(app.clock.now(), (tx) => eraseCustomer(tx, 10));
    const { rows } = await app.pool.query('select unused_since from files where key = $1', [file_key]);
    expect(rows).toEqual([{ unused_since: atTime('10:00') }]);
    expect(kindsOf(await read(sato, stranger))).not.toContain('photo');
    expect((await app.pool.query('select from day_notes where child_id = 11')).rowCount).toBe(0);
  });
});
