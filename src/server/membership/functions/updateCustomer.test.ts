import { describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const uid = 'demo-kimura';
const form = (changes: Partial<FunctionPayload<'updateCustomer'>> = {}): FunctionPayload<'updateCustomer'> => ({
  name: '木村 新',
  name_kana: 'キムラ アラタ',
  gender: 1,
  email: 'kimura@example.jp',
  tel: '09011112222',
  emergency_contact_name: '木村 母',
  emergency_contact_tel: '0311112222',
  date_of_birth: '19880808',
  postal_code: '1400002',
  prefecture_id: 13,
  address1: '品川区東品川',
  address2: '9-9-9',
  default_branch_id: 3,
  social_media_upload: 3,
  ...changes,
});
const update = async (data: FunctionPayload<'updateCustomer'>, who = uid) =>
  app.call('updateCustomer', data, await app.tokenOf(who));
const rowOf = async (who = uid) =>
  (await app.pool.query('select * from customers where uid = $1', [who])).rows[0] as Record<string, unknown>;
const userOf = async (who = uid) =>
  (await app.pool.query('select * from auth.users where uid = $1', [who])).rows[0] as Record<string, unknown>;
const openSessions = async (who = uid) =>
  (await app.pool.query('select from auth.session_families where uid = $1 and revoked_at is null', [who])).rowCount;

describe('updateCustomer', () => {
  it('changes everything but the status, and keeps the session where the address stays', async () => {
    expect(await update(form())).toEqual({ status: 'OK', msg: expect.any(String) });
    expect(await rowOf()).toMatchObject({
      name: '木村 新',
      date_of_birth: '1988-08-08',
      default_branch_id: 3,
      social_media_upload: 3,
      emergency_contact_tel: '0311112222',
      status: 1,
      registration_status: 1,
    });
    expect(await openSessions()).toBeGreaterThan(0);
  });

  it('a new address: the sign-in follows, all sessions close, the custom token signs in again', async () => {
    const answer = (await update(form({ email: 'Arata@Example.jp' }))) as { customToken: string };
    expect(await rowOf()).toMatchObject({ email: 'arata@example.jp' });
    expect(await userOf()).toMatchObject({ email: 'arata@example.jp' });
    expect(await openSessions()).toBe(0);
    const signedIn = await app.post('/auth/custom_token', { custom_token: answer.customToken });
    expect(signedIn.json()).toMatchObject({ user: { uid } });
    const again = await app.post('/auth/custom_token', { custom_token: answer.customToken });
    expect(again.statusCode).toBe(401);
  });

  it('who signs in with LINE only gets no email sign-in by it', async () => {
    const answer = await update(form({ email: 'nakamura-new@example.jp' }), 'demo-nakamura');
    expect(answer).toMatchObject({ status: 'OK', customToken: expect.any(String) });
    expect(await userOf('demo-nakamura')).toMatchObject({ email: null });
    expect(await rowOf('demo-nakamura')).toMatchObject({ email: 'nakamura-new@example.jp' });
  });

  it("refuses a living customer's address and an account's, and changes nothing", async () => {
    const was = await rowOf();
    for (const email of ['sato@example.jp', 'SATO@example.jp', 'matsumoto@example.jp']) {
      expect(await update(form({ email, name: '別 人' }))).toMatchObject({ type: 'email_taken', fields: ['email'] });
    }
    expect(await rowOf()).toEqual(was);
  });

  it('two who take the same address at once: one gets it', async () => {
    const answers = await Promise.all(
      ['demo-kimura', 'demo-hayashi'].map((who) => update(form({ email: 'both@example.jp' }), who)),
    );
    expect(answers.map((answer) => (answer as { type?: string }).type ?? 'OK').toSorted()).toEqual([
      'OK',
      'email_taken',
    ]);
  });

  it.each([
    { changes: { date_of_birth: '2026-11-17' }, fields: ['date_of_birth'] },
    { changes: { prefecture_id: 99 }, fields: ['prefecture_id'] },
    { changes: { default_branch_id: 1 }, fields: ['default_branch_id'] },
    { changes: { default_branch_id: 9999, prefecture_id: 48 }, fields: ['prefecture_id', 'default_branch_id'] },
    { changes: { name_kana: 'きむら' }, fields: ['name_kana'] },
    { changes: { tel: '090-1111-2222' }, fields: ['tel'] },
  ])('flags $fields', async ({ changes, fields }) => {
    expect(await update(form({ email: String((await rowOf()).email), ...changes }))).toMatchObject({
      type: 'input_error',
      fields,
    });
  });

  it.each([
    ['demo-tanaka', 2],
    ['demo-ito', 3],
  ] as const)('%s with status %i may correct the details', async (who, status) => {
    expect(await update(form({ email: String((await rowOf(who)).email) }), who)).toEqual({
      status: 'OK',
      msg: expect.any(String),
    });
    expect(await rowOf(who)).toMatchObject({ status, tel: '09011112222' });
  });

  it('not before registration, and not without a sign-in', async () => {
    expect(await update(form(), 'demo-matsumoto')).toMatchObject({ type: 'not_registered' });
    expect((await app.request('updateCustomer', form())).statusCode).toBe(401);
  });
});

describe('changeEmailSignup', () => {
  const change = async (who: string, data: FunctionPayload<'changeEmailSignup'>) =>
    app.call('changeEmailSignup', data, await app.tokenOf(who));
  const signIn = async (email: string, password: string) =>
    (await app.post('/auth/password', { email, password })).statusCode;

  it('gives a LINE-only account email and password beside LINE', async () => {
    expect(await change('demo-nakamura', { email: 'naka@example.jp', password: 'new password' })).toEqual({
      status: 'OK',
      msg: expect.any(String),
      type: 'email_changed',
    });
    expect(await userOf('demo-nakamura')).toMatchObject({ email: 'naka@example.jp', line_user_id: expect.any(String) });
    expect(await openSessions('demo-nakamura')).toBe(0);
    expect(await signIn('naka@example.jp', 'new password')).toBe(200);
    expect(await rowOf('demo-nakamura')).toMatchObject({ email: 'naka@example.jp' });
  });

  it('takes LINE off in the same step', async () => {
    const data = { email: 'naka@example.jp', password: 'another one', remove_line_flag: 1 as const };
    expect(await change('demo-nakamura', data)).toEqual({
      status: 'OK',
      msg: expect.any(String),
      type: 'email_changed',
    });
    expect(await userOf('demo-nakamura')).toMatchObject({ line_user_id: null });
    expect(await rowOf('demo-nakamura')).toMatchObject({ line_user_id: null, line_notification_flag: false });
    expect(await signIn('naka@example.jp', 'new password')).toBe(401);
    expect(await signIn('naka@example.jp', 'another one')).toBe(200);
  });

  it("refuses another customer's address with its type", async () => {
    const was = await userOf('demo-suzuki');
    expect(await change('demo-suzuki', { email: 'sato@example.jp', password: 'new password' })).toMatchObject({
      status: 'NG',
      type: 'email_taken',
      fields: ['email'],
    });
    expect(await userOf('demo-suzuki')).toEqual(was);
    expect(await change('demo-suzuki', { email: 'suzuki@example.jp', password: 'short' })).toMatchObject({
      type: 'input_error',
      fields: ['password'],
    });
  });
});
