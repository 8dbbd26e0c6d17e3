import { afterAll, expect, it } from 'vitest';
import { startEmulator } from '../shared/emulator.ts';
import { chatEmulator } from './index.ts';

const chat = await startEmulator(chatEmulator(), { port: 0 });
afterAll(() => chat.close());

const send = (text: string, cookie?: string) =>
  fetch(`${chat.url}/messages`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie ? { cookie } : {}) },
    body: new URLSearchParams({ text }),
  });
const read = async (cookie: string) => (await fetch(chat.url, { headers: { cookie } })).text();

it('greets, answers by topic, escapes what was written, and keeps conversations apart', async () => {
  const first = await fetch(chat.url);
  expect(await first.text()).toContain('いまほいくのチャット窓口です');
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await send('料金は<b>いくら</b>ですか', cookie)).status).toBe(303);
  const page = await read(cookie);
  expect(page).toContain('料金は&#60;b&#62;いくら');
  expect(page).toContain('料金を計算する');
  await send('   ', cookie);
  expect((await read(cookie)).match(/<li class/g)).toHaveLength(3);
  const other = await send('持ち物は?');
  const another = other.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await read(another)).not.toContain('いくら');
});
