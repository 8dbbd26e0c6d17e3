import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HTTPFetchError, messagingApi, validateSignature } from '@line/bot-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_USERS } from './demo-users.ts';
import { beginSignIn, decide, OPTIONS, startLine } from './testing/sign-in.ts';

let line: Awaited<ReturnType<typeof startLine>>;
let bot: messagingApi.MessagingApiClient;
beforeEach(async () => {
  line = await startLine();
  bot = new messagingApi.MessagingApiClient({ channelAccessToken: OPTIONS.messagingToken, baseURL: line.url });
});
afterEach(() => line.close());

const userId = (index: number) => DEMO_USERS[index]?.user_id ?? '';
const MISAKI = userId(0);
const NAOKI = userId(7);
const KEY = '123e4567-e89b-12d3-a456-426614174000';
const text = (content: string) => ({ type: 'text' as const, text: content });
const control = (path: string, body: unknown) =>
  fetch(`${line.url}/emulator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const failure = async (sending: Promise<unknown>) => {
  const error = await sending.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HTTPFetchError);
  return error as HTTPFetchError;
};

describe('push through @line/bot-sdk', () => {
  it('delivers to the inbox, once per retry key', async () => {
    const push = () => bot.pushMessageWithHttpInfo({ to: MISAKI, messages: [text('予約が確定しました。')] }, KEY);
    const first = await push();
    expect(first.body.sentMessages).toHaveLength(1);
    const repeated = await failure(push());
    expect(repeated.status).toBe(409);
    expect(repeated.headers.get('x-line-accepted-request-id')).toBe(
      first.httpResponse.headers.get('x-line-request-id'),
    );
    expect(line.context.state.messages).toMatchObject([{ user_id: MISAKI, delivered: true }]);
    expect(await (await fetch(`${line.url}/inbox/${MISAKI}`)).text()).toContain('予約が確定しました。');

    line.context.advance(24 * 3600 + 1);
    await push();
    expect(line.context.state.messages).toHaveLength(2);
  });

  it('keeps the message when only the answer was lost, so that the retry meets a 409', async () => {
    await control('faults', { kind: 'drop', path: '/v2/bot/message/push', when: 'after' });
    const push = () => bot.pushMessage({ to: MISAKI, messages: [text('一度だけ')] }, KEY);
    await expect(push()).rejects.toThrow();
    expect((await failure(push())).status).toBe(409);
    expect(line.context.state.messages).toHaveLength(1);
  });

  it('answers 200 for someone who blocked the account and delivers nothing', async () => {
    await bot.pushMessage({ to: NAOKI, messages: [text('届かない')] });
    expect(line.context.state.messages).toMatchObject([{ user_id: NAOKI, delivered: false }]);
  });

  it('answers 400 for an unknown user and for messages LINE refuses', async () => {
    const unknown = await failure(bot.pushMessage({ to: `U${'e'.repeat(32)}`, messages: [text('x')] }));
    expect(unknown.status).toBe(400);
    const empty = await failure(bot.pushMessage({ to: MISAKI, messages: [text('')] }));
    expect(JSON.parse(empty.body)).toEqual({
      message: 'The request body has 1 error(s)',
      details: [{ message: 'May not be empty', property: 'messages[0].text' }],
    });
    expect((await failure(bot.pushMessage({ to: MISAKI, messages: [] }))).status).toBe(400);
    expect((await failure(bot.pushMessage({ to: MISAKI, messages: [text('x'.repeat(5001))] }))).status).toBe(400);
    const badKey = await failure(bot.pushMessage({ to: MISAKI, messages: [text('x')] }, 'not-a-uuid'));
    expect(badKey.status).toBe(400);
    expect(line.context.state.messages).toHaveLength(0);
  });

  it('answers 401 for a wrong token', async () => {
    const stranger = new messagingApi.MessagingApiClient({ channelAccessToken: 'other', baseURL: line.url });
    expect((await failure(stranger.pushMessage({ to: MISAKI, messages: [text('x')] }))).status).toBe(401);
  });

  it('answers 429 at the monthly limit, at the rate limit and when told to', async () => {
    await control('seed', { settings: { monthly_limit: 1 } });
    const push = () => bot.pushMessage({ to: MISAKI, messages: [text('x')] });
    await push();
    expect((await failure(push())).body).toContain('monthly limit');
    expect(await bot.getMessageQuota()).toMatchObject({ type: 'limited', value: 1 });
    expect(await bot.getMessageQuotaConsumption()).toMatchObject({ totalUsage: 1 });
    await control('seed', { settings: { monthly_limit: null } });
    await control('faults', { kind: 'status', status: 429, path: '/v2/bot' });
    expect((await failure(push())).status).toBe(429);
    await push();
    await control('seed', { settings: { requests_per_second: 1 } });
    // Five at once touch two clock seconds at the most, so at least three are too many.
    const results = await Promise.allSettled([push(), push(), push(), push(), push()]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(refused[0]?.reason.body).toContain('rate limit');
  });

  it('draws links and buttons of a flex message and escapes what people write', async () => {
    await bot.pushMessage({
      to: MISAKI,
      messages: [
        text('<script>alert(1)</script> https://example.com/mypage/top'),
        {
          type: 'flex',
          altText: '予約のお知らせ',
          contents: {
            type: 'bubble',
            body: { type: 'box', layout: 'vertical', contents: [{ type: 'text', text: '明日 9:00' }] },
            footer: {
              type: 'box',
              layout: 'vertical',
              contents: [
                { type: 'button', action: { type: 'uri', label: '予約を見る', uri: 'https://example.com/r' } },
              ],
            },
          },
        },
      ],
    });
    const page = await (await fetch(`${line.url}/inbox/${MISAKI}`)).text();
    expect(page).not.toContain('<script>alert(1)');
    expect(page).toContain('<a href="https://example.com/mypage/top"');
    expect(page).toContain('明日 9:00');
    expect(page).toContain('href="https://example.com/r">予約を見る</a>');
    expect(await (await fetch(`${line.url}/inbox`)).text()).toContain('予約のお知らせ');
  });
});

describe('webhooks', () => {
  const withReceiver = async (run: (received: { body: string; signature: string }[]) => Promise<void>) => {
    const received: { body: string; signature: string }[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const signature = String(request.headers['x-line-signature']);
        received.push({ body: Buffer.concat(chunks).toString(), signature });
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await control('webhook', { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/line` });
    try {
      await run(received);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  };

  it('tell of block, unblock and messages, signed', () =>
    withReceiver(async (received) => {
      await control('events', { type: 'unfollow', user_id: MISAKI });
      await control('events', { type: 'follow', user_id: MISAKI });
      await control('events', { type: 'message', user_id: MISAKI, text: '遅れます' });
      const events = received.map(({ body }) => JSON.parse(body).events[0]);
      expect(events).toMatchObject([
        { type: 'unfollow', source: { type: 'user', userId: MISAKI }, deliveryContext: { isRedelivery: false } },
        { type: 'follow', follow: { isUnblocked: true }, replyToken: expect.any(String) },
        { type: 'message', message: { type: 'text', text: '遅れます' }, mode: 'active' },
      ]);
      for (const { body, signature } of received) {
        expect(validateSignature(body, OPTIONS.messagingSecret, signature)).toBe(true);
        expect(validateSignature(`${body} `, OPTIONS.messagingSecret, signature)).toBe(false);
      }
      await bot.replyMessage({ replyToken: events[2].replyToken, messages: [text('承知しました。')] });
      const again = bot.replyMessage({ replyToken: events[2].replyToken, messages: [text('二度目')] });
      expect((await failure(again)).status).toBe(400);
      expect(line.context.state.messages.map(({ direction }) => direction)).toEqual(['from_user', 'to_user']);
    }));

  it('tell of a tap on the menu; its answer is free, once, and within a minute', () =>
    withReceiver(async (received) => {
      const tap = async () => {
        await control('events', { type: 'postback', user_id: MISAKI, data: 'ready_seat', display_text: '今日の空き' });
        return JSON.parse(received.at(-1)?.body ?? '').events[0];
      };
      const event = await tap();
      expect(event).toMatchObject({ type: 'postback', postback: { data: 'ready_seat' }, source: { userId: MISAKI } });
      const answer = (replyToken: string) => bot.replyMessage({ replyToken, messages: [text('空いています。')] });
      await answer(event.replyToken);
      expect((await failure(answer(event.replyToken))).status).toBe(400);
      expect(line.context.state.messages.map(({ direction, message }) => [direction, message.text])).toEqual([
        ['from_user', '今日の空き'],
        ['to_user', '空いています。'],
      ]);
      expect(await bot.getMessageQuotaConsumption()).toMatchObject({ totalUsage: 0 });
      const late = await tap();
      line.context.advance(61);
      expect((await failure(answer(late.replyToken))).body).toContain('Invalid reply token');
      // Who blocked the account has no menu.
      await control('events', { type: 'postback', user_id: NAOKI, data: 'ready_seat' });
      expect(received).toHaveLength(2);
    }));

  it('come twice with one event id when a duplicate is armed', () =>
    withReceiver(async (received) => {
      await control('faults', { kind: 'duplicate' });
      const answer = await control('events', { type: 'unfollow', user_id: MISAKI });
      expect((await answer.json()).deliveries).toEqual([
        { status: 200, redelivery: false },
        { status: 200, redelivery: true },
      ]);
      const [first, second] = received.map(({ body }) => JSON.parse(body).events[0]);
      expect(second.webhookEventId).toBe(first.webhookEventId);
    }));

  it('tell of a friend made on the consent page', () =>
    withReceiver(async (received) => {
      await decide(await beginSignIn(line.url), { user_id: userId(8), add_friend: '1' });
      await expect.poll(() => received.length).toBe(1);
      expect(JSON.parse(received[0]?.body ?? '').events[0]).toMatchObject({ type: 'follow' });
    }));
});
