import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const app = await testApp({ emulators: true, environment: { RATE_LIMIT_FORM: '8/3600' } });

const inquiry = (more: Record<string, unknown> = {}) => ({
  inquiry_category_id: 1,
  branch_id: 2,
  name: '三浦 智子',
  email: 'miura@example.jp',
  tel: '09055519001',
  inquiry_text: '年末年始の営業時間を教えてください。',
  website: '',
  idempotency_key: randomUUID(),
  ...more,
});

/** A token as a person has it: taken when the form was opened, sent some seconds later. */
async function agedToken(form: 'user_inquiries' | 'partner_inquiries' | 'staff_recruitments'): Promise<string> {
  const answer = await app.call('issueFormToken', { form });
  if (answer.status !== 'OK') throw new Error(answer.type);
  app.clock.advance(5);
  return answer.form_token;
}

const count = async (table: string) => Number((await app.pool.query(`select count(*) from ${table}`)).rows[0].count);
const mailsTo = async (address: string) => {
  const response = await fetch(`${app.emulators?.mail}/emulator/messages?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { messages: { subject: string; text: string }[] }).messages;
};
const roomMessages = async () => {
  const response = await fetch(`${app.emulators?.chatwork}/emulator/messages?room_id=318840201`);
  return JSON.stringify(await response.json());
};
/** Every case comes from another address, so that the rate limit is met only where it is tested. */
let address = 0;
async function send(name: string, data: unknown, from = `10.0.0.${++address}`) {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/imahoiku/asia-northeast1/${name}`,
    payload: { data },
    remoteAddress: from,
  });
  return {
    http: answer.statusCode,
    ...answer.json<{ result?: { status: string; type?: string; fields?: string[] } }>(),
  };
}

describe('bots', () => {
  it.each([
    ['no token', async () => inquiry()],
    ['an invented token', async () => inquiry({ form_token: 'user_inquiries.1.x.y' })],
    ['a token of another form', async () => inquiry({ form_token: await agedToken('partner_inquiries') })],
    [
      'the hidden field filled in',
      async () => inquiry({ form_token: await agedToken('user_inquiries'), website: 'x' }),
    ],
    [
      'a token as fresh as a script has it',
      async () => {
        const answer = await app.call('issueFormToken', { form: 'user_inquiries' });
        return inquiry({ form_token: 'form_token' in answer ? answer.form_token : '' });
      },
    ],
    [
      'a token of yesterday',
      async () => {
        const form_token = await agedToken('user_inquiries');
        app.clock.advance(25 * 3600);
        return inquiry({ form_token });
      },
    ],
  ])('refuses %s and stores nothing', async (_case, make) => {
    const before = await count('inquiries');
    const { result } = await send('userInquiries', await make());
    expect(result?.status).toBe('NG');
    expect(await count('inquiries')).toBe(before);
  });

  it('stops an address that sends too many', async () => {
    const form_token = await agedToken('user_inquiries');
    const answers = [];
    for (let turn = 0; turn < 9; turn += 1)
      answers.push(await send('userInquiries', inquiry({ form_token }), '10.9.9.9'));
    expect(answers.slice(0, 8).map(({ result }) => result?.status)).toEqual(Array(8).fill('OK'));
    expect(answers[8]?.http).toBe(429);
  });
});

describe('an inquiry', () => {
  // The address may be a stranger's: our mail must not become an advertisement to them.
  it.each(['当選 https://evil.example', 'evil.example で確認', '三浦\n次のページへ'])(
    'carries no link or lines of the name %j to the address',
    async (name) => {
      const email = `stranger${++address}@example.jp`;
      const form_token = await agedToken('user_inquiries');
      expect((await send('userInquiries', inquiry({ name, email, form_token }))).result?.status).toBe('OK');
      await app.runJobs();
      const [mail] = await mailsTo(email);
      expect(mail?.text).toMatch(/^お客さま\n/);
      expect(mail?.text).not.toMatch(/evil|次のページ/);
    },
  );

  it('is stored once and sent to the branch, the sender and the room', async () => {
    const data = inquiry({
      form_token: await agedToken('user_inquiries'),
      name: '一度 だけ',
      email: 'once@example.jp',
    });
    const before = await count('inquiries');
    expect((await send('userInquiries', data)).result).toEqual({ status: 'OK', msg: expect.any(String) });
    expect((await send('userInquiries', data)).result).toEqual({ status: 'OK', msg: expect.any(String) });
    expect(await count('inquiries')).toBe(before + 1);
    await app.runJobs();
    const toBranch = (await mailsTo('minato-hiroba@imahoiku.example')).filter(({ text }) => text.includes('一度 だけ'));
    expect(toBranch).toHaveLength(1);
    expect(toBranch[0]?.text).toContain('年末年始の営業時間');
    const replies = await mailsTo('once@example.jp');
    expect(replies).toHaveLength(1);
    expect(replies[0]?.text).not.toContain('年末年始');
    expect(await roomMessages()).not.toContain('一度 だけ');
    expect(await roomMessages()).toContain('新しいお問い合わせ');
  });

  it('belongs to the customer who is signed in', async () => {
    const { rows } = await app.pool.query<{ id: number; uid: string }>('select id, uid from customers where id = 1');
    const token = await app.tokenOf(rows[0]?.uid ?? '');
    const form_token = await agedToken('user_inquiries');
    await app.call('userInquiries', inquiry({ form_token, name: '会員 から' }) as never, token);
    const stored = await app.pool.query("select customer_id from inquiries where name = '会員 から'");
    expect(stored.rows).toEqual([{ customer_id: 1 }]);
  });

  it.each([
    ['branch_id', { branch_id: 16 }],
    ['branch_id', { branch_id: 999 }],
    ['inquiry_category_id', { inquiry_category_id: 7 }],
    ['email', { email: 'nobody' }],
    ['tel', { tel: '03-1234' }],
    ['inquiry_text', { inquiry_text: '' }],
    ['inquiry_text', { inquiry_text: 'あ'.repeat(1001) }],
  ])('flags %s for %o', async (field, wrong) => {
    const { result } = await send(
      'userInquiries',
      inquiry({ form_token: await agedToken('user_inquiries'), ...wrong }),
    );
    expect(result).toMatchObject({ status: 'NG', type: 'input_error', fields: [field] });
  });

  it('is not lost while the mail server is down', async () => {
    await fetch(`${app.emulators?.mail}/emulator/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'status', status: 451, path: '/smtp/connect', share: 1 }),
    });
    const email = 'later@example.jp';
    const { result } = await send('userInquiries', inquiry({ form_token: await agedToken('user_inquiries'), email }));
    expect(result).toEqual({ status: 'OK', msg: expect.any(String) });
    await app.runJobs();
    expect(await mailsTo(email)).toHaveLength(0);
    await fetch(`${app.emulators?.mail}/emulator/faults`, { method: 'DELETE' });
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('partners and applicants', () => {
  it('sends a company to the headquarters', async () => {
    const form_token = await agedToken('partner_inquiries');
    const { branch_id: _, ...data } = inquiry({
      form_token,
      inquiry_category_id: 8,
      corporate_name: '株式会社あさひ設計',
    });
    expect((await send('partnerInquiries', data)).result).toEqual({ status: 'OK', msg: expect.any(String) });
    await app.runJobs();
    const [mail] = await mailsTo('info@imahoiku.example');
    expect(mail?.text).toContain('株式会社あさひ設計');
  });

  const application = async (more: Record<string, unknown> = {}) => ({
    branch_id: 2,
    staff_recruitment_id: 2,
    name: '西村 真由',
    name_kana: 'ニシムラ マユ',
    email: 'nishimura@example.jp',
    tel: '09055519003',
    application_text: '週3日を希望します。',
    website: '',
    idempotency_key: randomUUID(),
    form_token: await agedToken('staff_recruitments'),
    ...more,
  });

  it('tells branch, headquarters and applicant', async () => {
    expect((await send('staffRecruitments', await application())).result).toEqual({
      status: 'OK',
      msg: expect.any(String),
    });
    await app.runJobs();
    for (const address of ['minato-hiroba@imahoiku.example', 'info@imahoiku.example']) {
      expect((await mailsTo(address)).some(({ text }) => text.includes('ニシムラ マユ'))).toBe(true);
    }
    expect(await mailsTo('nishimura@example.jp')).toHaveLength(1);
  });

  it('refuses an occupation the branch does not seek', async () => {
    const { result } = await send('staffRecruitments', await application({ staff_recruitment_id: 4 }));
    expect(result).toMatchObject({ type: 'input_error', fields: ['staff_recruitment_id'] });
  });
});
