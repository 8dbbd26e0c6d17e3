import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FunctionName, FunctionPayload } from '../../../contract/functions/functions.ts';
import { accountState } from '../../../domain/codes.ts';
import { testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';

const app = await testApp({ emulators: true });
const headquarters = () => app.tokenOf('demo-honbu', 'staff');
let people = 0;

const work = { name: '新人 花子', role: 3, branch_id: 2, branch_ids: [], qualifications: [] };
const ok = <Answer extends { status: string }>(answer: Answer) => {
  expect(answer).toMatchObject({ status: 'OK' });
  return answer as Extract<Answer, { status: 'OK' }>;
};
async function act<Name extends FunctionName>(name: Name, input: FunctionPayload<Name>) {
  return app.call(name, input, await headquarters());
}
const read = async (account_id: number) => ok(await act('headquartersReadAccount', { account_id }));

async function invited(more: Partial<typeof work> & { qualifications?: object[] } = {}) {
  people += 1;
  app.clock.advance(300); // leaves the rate limits' windows
  const email = `new${people}@example.jp`;
  const { account_id } = ok(await act('headquartersInviteAccount', { email, ...work, ...more } as never));
  return { email, account_id };
}
/** The links mailed to an address, the newest first. */
async function links(email: string): Promise<string[]> {
  await app.runJobs();
  const inbox = await fetch(`${app.emulators?.mail}/emulator/messages?to=${encodeURIComponent(email)}`);
  return [
    ...new Set([...(await inbox.text()).matchAll(/staff\/reset_password\/([\w-]{43})/g)].map(([, each]) => each ?? '')),
  ];
}
const confirm = (token: string, password = 'a long enough horse') =>
  app.post('/auth/password_reset/confirm', { token, password });
const signIn = (email: string, password = 'a long enough horse') => app.post('/auth/staff', { email, password });

/** A person who has set a password and is signed in. */
async function working(more = {}) {
  const { email, account_id } = await invited(more);
  const [link = ''] = await links(email);
  expect((await confirm(link)).statusCode).toBe(200);
  const answer = await signIn(email);
  return { email, account_id, token: answer.json<{ token: string }>().token };
}

describe('an invitation', () => {
  it('goes by mail; its link sets the first password once, and one is in', async () => {
    const { email, account_id } = await invited();
    expect((await read(account_id)).state).toBe(accountState.code.invited);
    expect((await signIn(email)).statusCode).toBe(401);
    const [link = ''] = await links(email);
    expect((await app.post('/auth/password_reset/check', { token: link })).json()).toEqual({
      status: 'OK',
      first: true,
    });
    expect((await confirm(link, 'password1')).statusCode).toBe(422);
    expect((await confirm(link)).statusCode).toBe(200);
    expect((await confirm(link)).statusCode).toBe(400);
    expect((await signIn(email)).json().user).toMatchObject({ branch_id: 2, account_role: 3 });
    expect(await read(account_id)).toMatchObject({
      state: accountState.code.active,
      last_sign_in_at: expect.any(String),
    });
    expect(await act('headquartersResendInvitation', { account_id })).toMatchObject({ type: 'invitation_accepted' });
  });

  it('is good for 72 hours; sent again, the old link ends', async () => {
    const { email, account_id } = await invited();
    const [old = ''] = await links(email);
    ok(await act('headquartersResendInvitation', { account_id }));
    const fresh = (await links(email)).find((link) => link !== old) ?? '';
    expect((await confirm(old)).json()).toMatchObject({ type: 'used' });
    app.clock.advance(72 * 3600 + 1);
    expect((await confirm(fresh)).json()).toMatchObject({ type: 'expired' });
  });

  it('is refused for an address in use, by staff or a parent, and for a branch that is none', async () => {
    for (const email of ['honbu@example.jp', 'sato@example.jp']) {
      expect(await act('headquartersInviteAccount', { email, ...work })).toMatchObject({
        type: 'email_taken',
        fields: ['email'],
      });
    }
    for (const branch_id of [1, 999]) {
      expect(await act('headquartersInviteAccount', { email: 'x@example.jp', ...work, branch_id })).toMatchObject({
        type: 'input_error',
        fields: ['branch_id'],
      });
    }
  });

  it('calls nobody 保育士 without a registration number', async () => {
    const given = { email: 'x@example.jp', ...work, qualifications: [{ qualification: 1 }] };
    expect(await act('headquartersInviteAccount', given)).toMatchObject({
      details: [{ path: 'qualifications.0.registration_number' }],
    });
  });
});

describe('a member of staff', () => {
  it('works at several branches, and acts there and nowhere else', async () => {
    const { account_id, token } = await working();
    const report = (branch_id: number) =>
      app.call(
        'staffSaveDailyReport',
        { branch_id, date: '2026-11-16', notes: '試験', idempotency_key: randomUUID() },
        token,
      );
    expect(await report(3)).toMatchObject({ type: 'not_found' });
    const { version } = await read(account_id);
    const qualifications = [{ qualification: 1, registration_number: '東京都-900009' }];
    ok(await act('headquartersSaveAccount', { account_id, version, ...work, branch_ids: [3, 2], qualifications }));
    expect(await read(account_id)).toMatchObject({ other_branches: [{ id: 3 }], qualifications });
    ok(await report(3));
    expect(await report(4)).toMatchObject({ type: 'not_found' });
    const { rows } = await app.pool.query(
      "select before, after from audit_logs where table_name = 'accounts' and record_id = $1 order by id desc limit 1",
      [account_id],
    );
    expect(rows[0]).toMatchObject({ before: { branch_ids: [] }, after: { branch_ids: [3], branch_id: 2 } });
  });

  it('is not overwritten unseen', async () => {
    const { account_id } = await invited();
    const { version } = await read(account_id);
    ok(await act('headquartersSaveAccount', { account_id, version, ...work, name: '先 一郎' }));
    expect(await act('headquartersSaveAccount', { account_id, version, ...work })).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { name: '先 一郎', version: version + 1 } },
    });
  });

  it('who is disabled is out at once: token, cookie, stream and password; and may come back', async () => {
    const { account_id, email, token } = await working();
    const cookie = (await signIn(email)).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { version } = await read(account_id);
    await app.pool.query(
      `insert into auth.second_steps (token_hash, uid, purpose, expires_at)
       select 'half', uid, 'sign_in', 'infinity' from accounts where id = $1`,
      [account_id],
    );
    ok(await act('headquartersDisableAccount', { account_id, version, disable_flag: 1, reason: '退職' }));
    expect((await app.pool.query('select from auth.second_steps')).rowCount).toBe(0);
    await eventually(async () =>
      expect((await app.request('staffEndOtherSessions', null, token)).statusCode).toBe(401),
    );
    expect((await app.post('/auth/refresh', {}, { cookie })).statusCode).toBe(401);
    expect((await signIn(email)).statusCode).toBe(401);
    await eventually(async () => expect(await app.services.bearer.verify(token)).toBe(null));
    ok(await act('headquartersDisableAccount', { account_id, version: version + 1, disable_flag: 0, reason: '復職' }));
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('gets another address: the old one hears of it, sessions end', async () => {
    const { account_id, email, token } = await working();
    const { version } = await read(account_id);
    const change = { account_id, version, email: `moved${people}@example.jp`, reason: '改姓' };
    expect(await act('headquartersChangeAccountEmail', { ...change, email: 'honbu@example.jp' })).toMatchObject({
      type: 'email_taken',
    });
    ok(await act('headquartersChangeAccountEmail', change));
    await eventually(async () =>
      expect((await app.request('staffEndOtherSessions', null, token)).statusCode).toBe(401),
    );
    expect([(await signIn(email)).statusCode, (await signIn(change.email)).statusCode]).toEqual([401, 200]);
    await app.runJobs();
    const inbox = await fetch(`${app.emulators?.mail}/emulator/messages?to=${encodeURIComponent(email)}`);
    expect(await inbox.text()).toContain('メールアドレスが変更されました');
  });

  it('loses the second factor by headquarters, with a reason, and is signed out', async () => {
    const { account_id, token } = await working();
    ok(await app.call('staffBeginTotp', null, token));
    await app.pool.query('update auth.totp_secrets set confirmed_at = now()');
    expect((await read(account_id)).totp).toBe(true);
    ok(await act('headquartersResetSecondFactor', { account_id, reason: '電話をなくした' }));
    expect((await read(account_id)).totp).toBe(false);
    await eventually(async () =>
      expect((await app.request('staffEndOtherSessions', null, token)).statusCode).toBe(401),
    );
    const { rows } = await app.pool.query(
      "select reason, after from audit_logs where action = 'headquartersResetSecondFactor' order by id desc limit 1",
    );
    expect(rows[0]).toMatchObject({ reason: '電話をなくした', after: { removed: { totp: true } } });
  });
});

describe('headquarters', () => {
  const disabling = async (account_id: number) => {
    const { version } = await read(account_id);
    return { account_id, version, disable_flag: 1, reason: '試験' } as const;
  };
  const disable = async (account_id: number, token: string) =>
    app.call('headquartersDisableAccount', await disabling(account_id), token);

  it('never lose their last account, nor disable their own', async () => {
    expect(await disable(1, await headquarters())).toMatchObject({ type: 'own_account' });
    const { version } = await read(1);
    const demoted = { account_id: 1, version, ...work, name: '岡田 恵' };
    expect(await act('headquartersSaveAccount', demoted)).toMatchObject({
      type: 'last_headquarters',
      fields: ['role'],
    });
    // The company cannot be left to a person who has no password yet.
    await invited({ role: 1 });
    expect(await act('headquartersSaveAccount', demoted)).toMatchObject({ type: 'last_headquarters' });
    const second = await working({ role: 1 });
    // Read before the race: the one disabled first may no longer read or act.
    const [theirs, ours] = [await disabling(second.account_id), await disabling(1)];
    const race = await Promise.all([
      app.request('headquartersDisableAccount', theirs, await headquarters()),
      app.request('headquartersDisableAccount', ours, second.token),
    ]);
    const done = race.filter((answer) => answer.statusCode === 200 && answer.json().result.status === 'OK');
    expect(done).toHaveLength(1);
    await app.pool.query("update accounts set disable = false where uid = 'demo-honbu'");
    await app.pool.query("update auth.users set disabled = false where uid = 'demo-honbu'");
  });

  it('leave no branch without a manager: who takes over is named, gets the branch and what was being answered', async () => {
    const leaving = await working({ role: 2, branch_id: 4 });
    // 村上 leads it besides her own.
    await app.pool.query('delete from account_branches where account_id = 4');
    const preview = async () => ok(await act('headquartersPreviewDisable', { account_id: leaving.account_id }));
    // Somebody invited who never came leads nothing.
    await invited({ role: 2, branch_id: 4 });
    const successor = await working({ role: 2, branch_id: 5 });
    await app.pool.query(
      `update inbox_threads set branch_id = 4, status = 2, assigned_account_id = $1 where id = (select min(id) from inbox_threads)`,
      [leaving.account_id],
    );
    const before = await preview();
    expect(before).toMatchObject({ only_manager_of: [{ id: 4 }], threads: 1 });
    expect(before.successors.map(({ id }) => id)).toContain(successor.account_id);
    expect(await disable(leaving.account_id, await headquarters())).toMatchObject({
      type: 'only_manager',
      details: { branches: [{ id: 4 }] },
    });
    const to = async (successor_account_id: number) =>
      act('headquartersDisableAccount', { ...(await disabling(leaving.account_id)), successor_account_id });
    const staff = await working({ branch_id: 4 });
    expect(await to(staff.account_id)).toMatchObject({ type: 'successor_unable' });
    ok(await to(successor.account_id));
    expect((await read(successor.account_id)).other_branches).toMatchObject([{ id: 4 }]);
    const { rows: threads } = await app.pool.query(
      'select assigned_account_id as id from inbox_threads where id = (select min(id) from inbox_threads)',
    );
    expect(threads).toEqual([{ id: successor.account_id }]);
    const { rows: entries } = await app.pool.query(
      `select record_id, reason, after ->> 'handed_account_id' as came, after ->> 'successor_account_id' as went from audit_logs
       where action = 'headquartersDisableAccount' and record_id = any ($1) order by id`,
      [[leaving.account_id, successor.account_id]],
    );
    expect(entries).toEqual([
      { record_id: successor.account_id, reason: '試験', came: String(leaving.account_id), went: null },
      { record_id: leaving.account_id, reason: '試験', came: null, went: String(successor.account_id) },
    ]);
    // There is another manager now: nobody is asked again.
    const third = await working({ role: 2, branch_id: 4 });
    ok(await disable(third.account_id, await headquarters()));
    await app.pool.query('insert into account_branches (account_id, branch_id) values (4, 4)');
  });

  it('search by name, address, role, branch and state, page by page', async () => {
    const search = { text: '', role: 0, state: 0, branch_id: 0, limit: 2, offset: 0 };
    const list = async (more: object) => ok(await act('headquartersListAccounts', { ...search, ...more }));
    const all = await list({});
    expect([all.accounts.length, all.total > 6]).toEqual([2, true]);
    expect((await list({ offset: 2 })).accounts[0]?.id).not.toBe(all.accounts[0]?.id);
    expect((await list({ text: '村上' })).accounts[0]).toMatchObject({
      id: 4,
      branches: ['武蔵野みどり園', expect.any(String)],
    });
    expect((await list({ text: 'MUSASHINO-STAFF' })).total).toBe(1);
    expect((await list({ branch_id: 4 })).accounts.map(({ id }) => id)).toContain(4);
    const disabled = await list({ state: accountState.code.disabled, limit: 100 });
    expect(disabled.accounts.map(({ id }) => id)).toContain(6);
    expect((await list({ text: '%' })).total).toBe(0);
  });

  const calls: Partial<{ [Name in FunctionName]: object }> = {
    headquartersListAccounts: { limit: 1, offset: 0 },
    headquartersReadAccount: { account_id: 3 },
    headquartersInviteAccount: { email: 'nobody@example.jp', ...work },
    headquartersSaveAccount: { account_id: 3, version: 1, ...work },
    headquartersChangeAccountEmail: { account_id: 3, version: 1, email: 'nobody@example.jp', reason: 'x' },
    headquartersDisableAccount: { account_id: 3, version: 1, disable_flag: 1, reason: 'x' },
    headquartersPreviewDisable: { account_id: 3 },
    headquartersResendInvitation: { account_id: 3 },
    headquartersResetSecondFactor: { account_id: 3, reason: 'x' },
    headquartersSaveSignInSettings: { version: 1, headquarters_second_factor_flag: 0, fresh_proof_minutes: 10 },
  };
  it.each(Object.entries(calls))('alone may call %s', async (name, input) => {
    const statusFor = async (token?: string) => (await app.request(name, input, token)).statusCode;
    expect(await statusFor()).toBe(401);
    expect(await statusFor(await app.tokenOf('demo-sato'))).toBe(403);
    for (const uid of ['demo-minato-staff', 'demo-minato-manager', 'demo-musashino-manager', 'demo-former-staff']) {
      expect([uid, await statusFor(await app.tokenOf(uid, 'staff'))]).toEqual([uid, 403]);
    }
  });
});

describe("one's own account", () => {
  it('shows the sessions, ends one or the others, and never another person’s', async () => {
    const { email, token } = await working();
    const there = (await signIn(email)).json<{ token: string }>().token;
    const sessions = async (from: string) => ok(await app.call('staffReadOwnAccount', null, from)).sessions;
    const target = (await sessions(there)).find(({ current }) => current)?.id ?? '';
    ok(await app.call('staffEndSession', { session_id: target }, await app.tokenOf('demo-minato-manager', 'staff')));
    expect((await sessions(token)).map(({ id }) => id)).toContain(target);
    ok(await app.call('staffEndSession', { session_id: target }, token));
    await eventually(async () =>
      expect((await app.request('staffEndOtherSessions', null, there)).statusCode).toBe(401),
    );
    await signIn(email);
    ok(await app.call('staffEndOtherSessions', null, token));
    expect(await sessions(token)).toMatchObject([{ current: true }]);
  });

  it('changes the password with the present one alone; the others are signed out', async () => {
    const { account_id, email, token } = await working();
    const there = (await signIn(email)).json<{ token: string }>().token;
    const change = (current_password: string, password: string) =>
      app.call('staffChangePassword', { current_password, password }, token);
    expect(await change('wrong', 'another long horse')).toMatchObject({ type: 'password_wrong' });
    expect(await change('a long enough horse', 'password1')).toMatchObject({ type: 'password_weak' });
    ok(await change('a long enough horse', 'another long horse'));
    await eventually(async () =>
      expect((await app.request('staffEndOtherSessions', null, there)).statusCode).toBe(401),
    );
    expect((await signIn(email, 'another long horse')).statusCode).toBe(200);
    const { rows } = await app.pool.query(
      "select action from audit_logs where table_name = 'accounts' and record_id = $1 and action = 'staffChangePassword'",
      [account_id],
    );
    expect(rows).toHaveLength(1);
  });

  it('takes another name; parents have none of it', async () => {
    const { account_id, token } = await working();
    const { version } = await read(account_id);
    ok(await app.call('staffSaveOwnName', { name: '新しい 名前', version }, token));
    expect((await read(account_id)).name).toBe('新しい 名前');
    expect(await app.call('staffSaveOwnName', { name: '古い', version }, token)).toMatchObject({
      type: 'changed_meanwhile',
    });
    const parent = await app.tokenOf('demo-sato');
    expect((await app.request('staffReadOwnAccount', null, parent)).statusCode).toBe(403);
  });
});

describe('a forgotten password of staff', () => {
  it("is set anew by a link of staff's own pages; an unknown address gets the same answer", async () => {
    const { email } = await working();
    const [known, unknown] = [
      await app.post('/auth/password_reset', { email }),
      await app.post('/auth/password_reset', { email: 'nobody@example.jp' }),
    ];
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    const all = await links(email);
    expect(all).toHaveLength(2);
    const states = await Promise.all(all.map(async (link) => (await confirm(link, 'a third long horse')).statusCode));
    expect(states.toSorted()).toEqual([200, 400]);
    expect((await signIn(email, 'a third long horse')).statusCode).toBe(200);
  });
});
