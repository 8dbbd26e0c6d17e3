import { beforeAll, describe, expect, it } from 'vitest';
import { noticeGroup, requiredGroups } from '../../../domain/messages/notice-codes.ts';
import { notify } from '../../notifying/notify.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const payer = () => app.tokenOf('demo-kimura');
const partner = () => app.tokenOf('demo-kimura-partner');
const mother = () => app.tokenOf('demo-kimura-mother');
const choice = { kind_group: noticeGroup.code.day, line_flag: false, mail_flag: false, push_flag: true };
const settingsOf = async (token: string) =>
  (await app.query<{ notification_settings: object[] }>('SelectMypageNoticeSettings', {}, token)).notification_settings;

describe('how a person gets messages', () => {
  it('is chosen by each guardian for themselves', async () => {
    const before = await settingsOf(await payer());
    expect(await app.call('saveNoticeChoice', choice, await partner())).toMatchObject({ status: 'OK' });
    expect(await settingsOf(await partner())).toContainEqual(choice);
    const again = { ...choice, mail_flag: true, push_flag: false };
    expect(await app.call('saveNoticeChoice', again, await partner())).toMatchObject({ status: 'OK' });
    expect(await settingsOf(await partner())).toContainEqual(again);
    expect(await settingsOf(await payer())).toEqual(before);
    expect(await app.call('saveNoticeChoice', choice, await payer())).toMatchObject({ status: 'OK' });
  });

  it('keeps one way for contracts and money, and every way for what is urgent', async () => {
    for (const kind_group of requiredGroups) {
      const refused = await app.call('saveNoticeChoice', { ...choice, kind_group }, await payer());
      expect(refused).toMatchObject({ status: 'NG', type: 'input_error' });
    }
    expect(
      await app.call('saveNoticeChoice', { ...choice, kind_group: noticeGroup.code.urgent }, await payer()),
    ).toMatchObject({
      status: 'NG',
    });
  });

  it('is not for relatives, strangers, staff or a person from whom stays are hidden', async () => {
    expect(await app.call('saveNoticeChoice', choice, await mother())).toMatchObject({ type: 'guardians_only' });
    expect((await app.request('saveNoticeChoice', choice)).statusCode).toBe(401);
    const staff = await app.tokenOf('demo-honbu', 'staff');
    expect((await app.request('saveNoticeChoice', choice, staff)).statusCode).toBe(403);
    await app.pool.query("update family_members set hidden_flag = true where uid = 'demo-kimura-partner'");
    expect(await app.call('saveNoticeChoice', choice, await partner())).toMatchObject({ type: 'ask_headquarters' });
    await app.pool.query("update family_members set hidden_flag = false where uid = 'demo-kimura-partner'");
  });
});

describe('the list of messages', () => {
  type ReadNotice = { id: number; title: string; read_datetime: string | null };
  const list = async (token: string, where: object = {}, limit = 20) =>
    (await app.query<{ notifications: ReadNotice[] }>('SelectMypageNotifications', { where, limit }, token))
      .notifications;
  const containing = (word: string) => ({
    _or: [{ title: { _ilike: `%${word}%` } }, { content: { _ilike: `%${word}%` } }],
  });

  beforeAll(async () => {
    await app.services.database.transaction(app.clock.now(), async (tx) => {
      const family = { customer_id: 10, occurrence: 'x' } as const;
      for (let n = 0; n < 25; n += 1) {
        await notify(tx, { ...family, kind: 'family_reopened', data: {}, occurrence: String(n) });
      }
      await notify(tx, { ...family, kind: 'card_changed', data: { brand: 'visa', last4: '4242' } });
    });
  });

  it('is each person’s own, also within a family', async () => {
    const own = await list(await partner(), {}, 100);
    const theirs = await list(await payer(), {}, 100);
    expect(own).toHaveLength(25);
    expect(theirs.map(({ title }) => title)).toContain('お支払い用のカードを変更しました');
    expect(own.map(({ title }) => title)).not.toContain('お支払い用のカードを変更しました');
    expect(own.filter(({ id }) => theirs.some((each) => each.id === id))).toEqual([]);
    expect(await list(await mother(), {}, 100)).toEqual([]);
    const [first] = theirs;
    await app.query('UpdateMypageNotificationsRead', { id: [first?.id] }, await partner());
    expect((await list(await payer()))[0]).toMatchObject({ id: first?.id, read_datetime: null });
  });

  it('goes on after the last one, is searched by words, by group and by what is unread', async () => {
    const token = await payer();
    const first = await list(token);
    const rest = await list(token, { id: { _lt: first.at(-1)?.id } });
    expect(first).toHaveLength(20);
    expect(rest.length).toBeGreaterThanOrEqual(6);
    expect(await list(token, { _and: [containing('4242')] })).toMatchObject([
      { title: 'お支払い用のカードを変更しました' },
    ]);
    expect(await list(token, { kind_group: { _eq: 5 } })).toHaveLength(1);
    await app.query('UpdateMypageNotificationsRead', { id: [first[0]?.id] }, token);
    expect((await list(token, { read_datetime: { _is_null: true } }))[0]?.id).not.toBe(first[0]?.id);
    await app.query('UpdateMypageNotificationsAllRead', {}, token);
    expect(await list(token, { read_datetime: { _is_null: true } })).toEqual([]);
    expect(await list(await partner(), { read_datetime: { _is_null: true } }, 100)).toHaveLength(25);
  });
});
