import { beforeEach, describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { putStripeCustomer } from '../../membership/jobs/putStripeCustomer.ts';
import { testApp } from '../../testing/app.ts';
import { memberDesk } from '../../testing/members.ts';
import { sendEmailChangeNotice } from '../jobs/sendEmailChangeNotice.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const mail = app.emulators?.mail ?? '';
beforeEach(() => desk.noFaults());

type Member = Awaited<ReturnType<typeof desk.member>>;
const form = (changes: Partial<FunctionPayload<'updateCustomer'>>): FunctionPayload<'updateCustomer'> => ({
  name: '会員 花子',
  name_kana: 'カイイン ハナコ',
  gender: 2,
  email: '',
  tel: '09012345678',
  emergency_contact_name: '会員 母',
  emergency_contact_tel: '0311112222',
  date_of_birth: '19900101',
  postal_code: '1080074',
  prefecture_id: 13,
  address1: '港区高輪',
  address2: '1-2-3',
  default_branch_id: 2,
  social_media_upload: 1,
  ...changes,
});
const update = async ({ uid, email }: Member, changes: Partial<FunctionPayload<'updateCustomer'>>) => {
  const answer = await app.call('updateCustomer', form({ email, ...changes }), await app.tokenOf(uid));
  expect(answer).toMatchObject({ status: 'OK' });
  await app.runJobs();
};
const mailsTo = async (address: string) => {
  const answer = await fetch(`${mail}/emulator/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
  return messages;
};
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);
const changed = '【いまほいく】メールアドレスが変更されました';
const welcome = '【いまほいく】メールアドレスを変更しました';
const verify = '【いまほいく】メールアドレスのご確認';
const newPassword = '【いまほいく】パスワードが変更されました';

describe('a new email address', () => {
  it('is announced to the old one and the new one, once each', async () => {
    const member = await desk.member();
    await update(member, { email: 'moved@example.jp' });
    const [notice, ...more] = await mailsTo(member.email);
    expect([notice?.subject, more]).toEqual([changed, []]);
    expect(notice?.text).toContain('心当たりがない場合は');
    // The reader of the old address may no longer be the customer.
    expect(notice?.text).not.toContain('moved@example.jp');
    expect((await subjectsTo('moved@example.jp')).toSorted()).toEqual([verify, welcome]);
    const { rows } = await app.pool.query('select id from auth.email_changes where uid = $1', [member.uid]);
    expect(rows).toHaveLength(1);
    await sendEmailChangeNotice(app.services, { email_change_id: rows[0]?.id });
    expect(await subjectsTo(member.email)).toHaveLength(1);
  });

  it('of the sign-in is announced to every address it replaces', async () => {
    const member = await desk.member();
    await app.pool.query("update auth.users set email = 'sign-in@example.jp' where uid = $1", [member.uid]);
    const data = { email: 'one@example.jp', password: 'new password' };
    expect(await app.call('changeEmailSignup', data, member.token)).toEqual({
      status: 'OK',
      msg: expect.any(String),
      type: 'email_changed',
    });
    await app.runJobs();
    for (const old of [member.email, 'sign-in@example.jp']) expect(await subjectsTo(old)).toEqual([changed]);
    expect((await subjectsTo('one@example.jp')).toSorted()).toEqual([verify, welcome]);
  });

  it('of nothing but a new password is told where the address stays, of nothing where the change is refused', async () => {
    const [member, other] = [await desk.member(), await desk.member()];
    await app.call('changeEmailSignup', { email: member.email, password: 'new password' }, member.token);
    await update(member, { name: '会員 月子' });
    const taken = { email: other.email, password: 'new password' };
    const refused = await app.call('changeEmailSignup', taken, await app.tokenOf(member.uid));
    expect(refused).toMatchObject({ type: 'email_taken' });
    await app.runJobs();
    expect([await subjectsTo(member.email), await subjectsTo(other.email)]).toEqual([[newPassword], []]);
  });

  it('waits for the mail server, and a deleted account gets none', async () => {
    const member = await desk.member();
    const { rows } = await app.pool.query<{ id: number }>(
      "insert into auth.email_changes (uid, old_email) values ($1, 'older@example.jp') returning id",
      [member.uid],
    );
    const email_change_id = rows[0]?.id ?? 0;
    const failing = { ...app.services.gateways.mail, send: () => Promise.reject(new Error('no mail server')) };
    const down = { ...app.services, gateways: { ...app.services.gateways, mail: failing } };
    await expect(sendEmailChangeNotice(down, { email_change_id })).rejects.toThrow('no mail server');
    await app.pool.query('update customers set status = 4 where id = $1', [member.id]);
    await sendEmailChangeNotice(app.services, { email_change_id });
    expect(await subjectsTo('older@example.jp')).toEqual([]);
    await app.pool.query('update customers set status = 1 where id = $1', [member.id]);
    await sendEmailChangeNotice(app.services, { email_change_id });
    expect(await subjectsTo('older@example.jp')).toEqual([changed]);
  });
});

describe("Stripe's customer", () => {
  const atStripe = ({ stripe_customer_id }: Member) => desk.stripe.customers.retrieve(stripe_customer_id);

  it('follows name and address, however often the job runs', async () => {
    const member = await desk.member();
    await update(member, { name: '会員 星子' });
    expect(await atStripe(member)).toMatchObject({ name: '会員 星子', email: member.email });
    await update(member, { name: '会員 星子', email: 'hoshi@example.jp' });
    await putStripeCustomer(app.services, { customer_id: member.id });
    expect(await atStripe(member)).toMatchObject({ name: '会員 星子', email: 'hoshi@example.jp' });
    const signIn = { email: 'hoshi-2@example.jp', password: 'new password' };
    await app.call('changeEmailSignup', signIn, await app.tokenOf(member.uid));
    await app.runJobs();
    expect(await atStripe(member)).toMatchObject({ email: 'hoshi-2@example.jp' });
  });

  it('Stripe down: the change holds, and Stripe follows later', async () => {
    const member = await desk.member();
    await desk.fault({ path: `/v1/customers/${member.stripe_customer_id}`, kind: 'status', status: 500, share: 1 });
    await update(member, { name: '会員 雪子' });
    expect((await desk.row(member.id)).name).toBe('会員 雪子');
    await desk.noFaults();
    expect(await atStripe(member)).not.toMatchObject({ name: '会員 雪子' });
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect(await atStripe(member)).toMatchObject({ name: '会員 雪子' });
  });
});
