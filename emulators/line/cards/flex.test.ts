import { HTTPFetchError, messagingApi } from '@line/bot-sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../demo-users.ts';
import { OPTIONS, startLine } from '../testing/sign-in.ts';

let line: Awaited<ReturnType<typeof startLine>>;
let bot: messagingApi.MessagingApiClient;
beforeEach(async () => {
  line = await startLine();
  bot = new messagingApi.MessagingApiClient({ channelAccessToken: OPTIONS.messagingToken, baseURL: line.url });
});
afterEach(() => line.close());

const user = DEMO_USERS[0]?.user_id ?? '';
const words = { type: 'text', text: '予約が確定しました' };
const open = { type: 'button', action: { type: 'uri', label: '開く', uri: 'https://site.example/' } };
const bubble = (...contents: object[]) => ({ type: 'bubble', body: { type: 'box', layout: 'vertical', contents } });

/** What LINE says of such a message: 'accepted', or where it is wrong and why. */
async function push(contents: object, altText = '予約'): Promise<string> {
  const message = { type: 'flex', altText, contents } as messagingApi.FlexMessage;
  try {
    await bot.pushMessage({ to: user, messages: [message] });
    return 'accepted';
  } catch (error) {
    if (!(error instanceof HTTPFetchError) || error.status !== 400) throw error;
    const { details } = JSON.parse(error.body) as { details: { message: string; property: string }[] };
    return details.map(({ property, message }) => `${property} ${message}`).join('; ');
  }
}

describe('a Flex message', () => {
  it('is accepted and drawn on the page, not printed as JSON', async () => {
    expect(await push(bubble(words, open))).toBe('accepted');
    const page = await (await fetch(`${line.url}/inbox/${user}`)).text();
    expect(page).toContain('class="flex-card"');
    expect(page).toMatch(/<a class="flex-button"[^>]*href="https:\/\/site\.example\/">開く<\/a>/);
    expect(page).not.toContain('&#34;type&#34;');
  });

  it.each([
    ['an unknown container', { type: 'balloon' }, '/type unknown type'],
    ['an unknown component', bubble({ type: 'table' }), '/body/contents/0/type unknown type'],
    ['an unknown field', bubble({ ...words, colour: '#000000' }), '/body/contents/0/colour unknown field'],
    ['a text without words', bubble({ type: 'text' }), '/body/contents/0/text must be specified'],
    ['an empty text', bubble({ type: 'text', text: '' }), '/body/contents/0/text must be non-empty text'],
    ['a button without an action', bubble({ type: 'button' }), '/body/contents/0/action must be specified'],
    ['a bubble without a block', { type: 'bubble' }, '/ At least one block must be specified'],
    ['a colour that is none', bubble({ ...words, color: 'red' }), '/body/contents/0/color invalid color'],
    [
      'an address LINE does not open',
      bubble({ type: 'button', action: { type: 'uri', label: '開く', uri: 'javascript:alert(1)' } }),
      '/body/contents/0/action/uri invalid uri scheme',
    ],
    [
      'a label that is too long',
      bubble({ type: 'button', action: { type: 'uri', label: 'あ'.repeat(21), uri: 'tel:0312345678' } }),
      '/body/contents/0/action/label must not be longer than 20 characters',
    ],
    [
      'a button on a base line',
      { type: 'bubble', body: { type: 'box', layout: 'baseline', contents: [open] } },
      '/body/contents/0/type unknown type',
    ],
    ['more than 30 KB', bubble({ ...words, text: 'あ'.repeat(11_000) }), '/ size of the bubble must not exceed 30 KB'],
  ])('with %s is refused', async (_case, contents, problem) => {
    expect(await push(contents)).toContain(`messages[0].contents${problem}`);
    expect(line.context.state.messages).toEqual([]);
  });

  it('needs an alternative text of at most 1,500 characters', async () => {
    expect(await push(bubble(words), '')).toBe('messages[0].altText May not be empty');
    expect(await push(bubble(words), 'x'.repeat(1501))).toBe('messages[0].altText Length must be between 0 and 1500');
    expect(await push(bubble(words), 'x'.repeat(1500))).toBe('accepted');
  });
});
