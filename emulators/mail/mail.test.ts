import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningMail } from './index.ts';
import { startMail } from './index.ts';

let mail: RunningMail;
beforeEach(async () => {
  mail = await startMail({ smtpPort: 0, port: 0 });
});
afterEach(() => mail.close());

const MESSAGE = {
  from: 'いまほいく <info@example.com>',
  to: '佐藤 美咲 <misaki@example.com>',
  subject: '予約が確定しました',
  text: '明日 9:00 にお待ちしています。\nhttps://example.com/mypage/top',
  html: '<p>明日 <b>9:00</b> にお待ちしています。</p><img src="cid:logo@example.com"><script>alert(1)</script>',
  attachments: [
    { filename: '予約.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' },
    { filename: 'logo.png', content: Buffer.from([137, 80, 78, 71]), cid: 'logo@example.com' },
  ],
};
const send = (change: Partial<typeof MESSAGE> & { bcc?: string } = {}) =>
  createTransport(mail.smtp.url).sendMail({ ...MESSAGE, ...change });
const arm = (fault: Record<string, unknown>) =>
  fetch(`${mail.url}/emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
const inbox = async (to?: string) => {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  return (await (await fetch(`${mail.url}/emulator/messages${query}`)).json()).messages;
};

describe('mail sent with nodemailer', () => {
  it('is listed as JSON, by recipient, Bcc included', async () => {
    await send({ bcc: 'hidden@example.com' });
    await send({ to: 'kenta@example.com', subject: '二通目' });
    expect((await inbox()).map(({ subject }: { subject: string }) => subject)).toEqual([
      '二通目',
      '予約が確定しました',
    ]);
    const [message, ...others] = await inbox('MISAKI@example.com');
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      from: 'いまほいく <info@example.com>',
      to: ['misaki@example.com', 'hidden@example.com'],
      subject: '予約が確定しました',
      text: expect.stringContaining('明日 9:00 にお待ちしています。'),
      html: expect.stringContaining('<b>9:00</b>'),
      attachments: [
        // The inline image belongs to the HTML part and therefore comes first.
        { filename: 'logo.png', mime_type: 'image/png', size: 4 },
        { filename: '予約.ics', mime_type: 'text/calendar', size: expect.any(Number) },
      ],
    });
    expect(await inbox('hidden@example.com')).toHaveLength(1);
    expect(await inbox('nobody@example.com')).toEqual([]);
  });

  it('is shown on pages: list, text, sandboxed HTML with inline images, attachments, source', async () => {
    await send();
    const [{ id }] = await inbox();
    const get = (path: string) => fetch(`${mail.url}${path}`);
    expect(await (await get('/')).text()).toContain('予約が確定しました');
    expect(await (await get('/?to=kenta@example.com')).text()).not.toContain('予約が確定しました');
    const page = await (await get(`/messages/${id}`)).text();
    expect(page).toContain('sandbox="allow-popups');
    expect(page).not.toContain('<script>alert(1)');
    expect(page).toContain('<a href="https://example.com/mypage/top"');
    const frame = await get(`/messages/${id}/html`);
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await frame.text()).toContain(`<img src="/messages/${id}/attachments/0">`);
    const attachment = await get(`/messages/${id}/attachments/1`);
    expect(attachment.headers.get('content-disposition')).toContain(encodeURIComponent('予約.ics'));
    expect((await attachment.text()).trimEnd()).toBe('BEGIN:VCALENDAR');
    const source = await PostalMime.parse(await (await get(`/messages/${id}/raw`)).arrayBuffer());
    expect(source.subject).toBe('予約が確定しました');
    expect((await get('/messages/none')).status).toBe(404);
    expect((await get(`/messages/${id}/attachments/9`)).status).toBe(404);
  });

  it('accepts any user and password', async () => {
    const url = mail.smtp.url.replace('smtp://', 'smtp://user:password@');
    await createTransport(url).sendMail(MESSAGE);
    expect(await inbox()).toHaveLength(1);
  });
});

describe('bad days', () => {
  it('refuses for a while or for good', async () => {
    await arm({ kind: 'status', status: 451, path: '/smtp/data' });
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    await arm({ kind: 'status', status: 550, path: '/smtp/rcpt/misaki@example.com', times: 2 });
    await expect(send()).rejects.toMatchObject({ responseCode: 550 });
    await send({ to: 'kenta@example.com' });
    await arm({ kind: 'status', status: 421, path: '/smtp/connect' });
    await expect(send({ to: 'kenta@example.com' })).rejects.toMatchObject({ responseCode: 421 });
    expect(await inbox()).toHaveLength(1);
  });

  it('drops the connection before or after the mail was taken', async () => {
    await arm({ kind: 'drop', path: '/smtp/data' });
    await expect(send()).rejects.toThrow();
    expect(await inbox()).toHaveLength(0);
    await arm({ kind: 'timeout', delay_ms: 10, path: '/smtp/connect' });
    await expect(send()).rejects.toThrow();
    await arm({ kind: 'drop', path: '/smtp/data', when: 'after' });
    await expect(send()).rejects.toThrow();
    expect(await inbox()).toHaveLength(1);
  });

  it('delivers twice when a duplicate is armed, and late when slow', async () => {
    await arm({ kind: 'duplicate' });
    await send();
    expect(await inbox()).toHaveLength(2);
    await arm({ kind: 'slow', delay_ms: 10, path: '/smtp/data' });
    await send();
    expect(await inbox()).toHaveLength(3);
  });
});
