import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readySeatPostback } from '../../reserves/texts/ready-seat-message.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp({ emulators: true });
const line = app.emulators?.line ?? '';
const user = (number: number) => `U${String(number).padStart(32, '0')}`;
const [SATO, NEWCOMER] = [user(1), user(9)];

const control = async (path: string, body?: unknown) => {
  const answer = await fetch(`${line}/emulator/${path}`, {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return answer.json();
};
type Said = { direction: string; message: { type: string; text?: string; altText?: string; contents?: unknown } };
const said = async (user_id: string): Promise<Said[]> => (await control(`messages?user_id=${user_id}`)).messages;

type TapEvent = { replyToken: string; webhookEventId: string };
/** As LINE would have sent it: the stand-in cannot reach a test's server, so its event is passed on. */
async function tap(user_id: string, data = readySeatPostback): Promise<TapEvent> {
  await control('events', { type: 'postback', user_id, data, display_text: '今日の空き' });
  const { records } = await control('received');
  return records.findLast(({ kind }: { kind: string }) => kind === 'webhook').detail.event;
}
async function deliver(event: unknown) {
  const payload = JSON.stringify({ destination: 'U', events: [event] });
  const signature = createHmac('sha256', app.config.LINE_MESSAGING_SECRET).update(payload).digest('base64');
  const headers = { 'content-type': 'application/json', 'x-line-signature': signature };
  const answer = await app.server.inject({ method: 'POST', url: '/webhooks/line', payload, headers });
  await app.runJobs();
  return answer.statusCode;
}
const unfinished = async () =>
  (await app.pool.query('select from app.webhook_events where processed_at is null')).rowCount;
beforeEach(() => control('reset', {}));

describe('a tap on 今日の空き', () => {
  it('is answered once, with the card of the seat that is ready and a link that names nobody', async () => {
    await control('events', { type: 'follow', user_id: SATO });
    const event = await tap(SATO);
    expect([await deliver(event), await deliver(event)]).toEqual([200, 200]);
    const answers = (await said(SATO)).filter(({ direction }) => direction === 'to_user');
    expect(answers).toHaveLength(1);
    const [{ message }] = answers as [Said];
    expect(message.type).toBe('flex');
    expect(message.altText).toMatch(/みなと広場園[\s\S]*見積もり: [\d,]+円[\s\S]*キャンセル/);
    const card = JSON.stringify(message.contents);
    expect(card).toMatch(
      /\/mypage\/reserves_today\/confirm\?branch=minato-hiroba&date=2026-11-16&start=1\d%3A\d\d&end=1\d%3A\d\d/,
    );
    expect(card).not.toMatch(/陽向|佐藤|child/);
    expect(await unfinished()).toBe(0);
  });

  it('shows another branch, nearest first, where the usual one has no seat left today', async () => {
    const { rows } = await app.pool.query<{ capacity: number }>(
      "select capacity from branches where path_name = 'minato-hiroba'",
    );
    const seats = (capacity = 0) =>
      app.pool.query("update branches set capacity = $1 where path_name = 'minato-hiroba'", [capacity]);
    await seats(0);
    await control('events', { type: 'follow', user_id: SATO });
    await deliver(await tap(SATO));
    const [answer] = (await said(SATO)).filter(({ direction }) => direction === 'to_user') as [Said];
    await seats(rows[0]?.capacity);
    expect(JSON.stringify(answer.message)).toMatch(/reserves_today\/confirm\?branch=(?!minato-hiroba)/);
  });

  it('from a non-member leads to sign-in and registration', async () => {
    await control('events', { type: 'follow', user_id: NEWCOMER });
    await deliver(await tap(NEWCOMER));
    const [, answer] = await said(NEWCOMER);
    expect(answer?.message.text).toMatch(/見つかりませんでした[\s\S]*\/mypage\/reserves_today\/select_branches/);
  });

  it('that is too late, or says something else, is answered by nothing and never pushed', async () => {
    await control('events', { type: 'follow', user_id: SATO });
    const late = await tap(SATO);
    await control('clock', { advance_seconds: 120 });
    await deliver(late);
    await deliver(await tap(SATO, 'something_else'));
    expect((await said(SATO)).filter(({ direction }) => direction === 'to_user')).toEqual([]);
    expect(await unfinished()).toBe(0);
    const { rows } = await app.pool.query('select from graphile_worker._private_jobs where last_error is not null');
    expect(rows).toEqual([]);
  });
});
