import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { passkeyDevice } from '../../testing/passkey-device.ts';

const app = await testApp({ environment: { RATE_LIMIT_SECOND_STEP: '12/3600' } });
const password = 'imahoiku-demo';
let people = 0;

/** A new member of staff, so that no test meets the factors of another. */
async function person(role: 1 | 2 | 3 = 3) {
  people += 1;
  app.clock.advance(3600); // leaves the rate limits' windows
  const [uid, email] = [`second-${people}`, `second${people}@example.jp`];
  await app.pool.query(
    `insert into auth.users (uid, kind, email, password_hash)
     select $1, 'staff', $2, password_hash from auth.users where uid = 'demo-honbu'`,
    [uid, email],
  );
  await app.pool.query(`insert into accounts (uid, name, role, branch_id) values ($1, '試験 用', $2, 2)`, [uid, role]);
  return { uid, email, token: await app.tokenOf(uid, 'staff') };
}
const codeOf = (secret: string, offset = 0) =>
  new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() + offset * 30_000 });
const ok = <Answer extends { status: string }>(answer: Answer) => {
  expect(answer).toMatchObject({ status: 'OK' });
  return answer as Extract<Answer, { status: 'OK' }>;
};

async function withApp(role: 1 | 2 | 3 = 3) {
  const someone = await person(role);
  const { secret } = ok(await app.call('staffBeginTotp', null, someone.token));
  const { recovery_codes } = ok(await app.call('staffFinishTotp', { code: codeOf(secret) }, someone.token));
  app.clock.advance(90);
  return { ...someone, secret, recovery_codes };
}
async function begin(email: string) {
  const answer = await app.post('/auth/staff', { email, password });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ token?: string; second_step?: { token: string; kind: string; [key: string]: unknown } }>();
}
const stepOf = async (email: string) => (await begin(email)).second_step?.token ?? '';
const answer = async (proof: object) => {
  const { statusCode, cookies, ...rest } = await app.post('/auth/staff/second_step', proof);
  return { status: statusCode, cookies, body: rest.json() };
};

describe('one-time codes', () => {
  it('are asked for after the password, and give no session before', async () => {
    const { email, secret } = await withApp();
    const first = await app.post('/auth/staff', { email, password });
    expect(first.cookies).toEqual([]);
    expect(first.json()).toEqual({
      second_step: { kind: 'prove', token: expect.any(String), totp: true, passkey: null, recovery: true },
    });
    const { token } = first.json().second_step;
    const come = await answer({ token, code: codeOf(secret) });
    // The session, and that the device is known from now on.
    expect([come.status, come.cookies.length, come.body.user.role]).toEqual([200, 2, 'staff']);
  });

  it('count once: neither the same code nor an older one again', async () => {
    const { email, secret } = await withApp();
    const code = codeOf(secret);
    expect((await answer({ token: await stepOf(email), code })).status).toBe(200);
    expect((await answer({ token: await stepOf(email), code })).body.type).toBe('second_step_wrong');
    expect((await answer({ token: await stepOf(email), code: codeOf(secret, -1) })).status).toBe(401);
    app.clock.advance(30);
    expect((await answer({ token: await stepOf(email), code: codeOf(secret) })).status).toBe(200);
  });

  it('of two at the same moment one comes in', async () => {
    const { email, secret } = await withApp();
    const [one, two] = [await stepOf(email), await stepOf(email)];
    const code = codeOf(secret);
    const both = await Promise.all([answer({ token: one, code }), answer({ token: two, code })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('are stored encrypted, and a secret set up is not shown again', async () => {
    const { uid, secret, token } = await withApp();
    const { rows } = await app.pool.query<{ secret: Buffer }>('select secret from auth.totp_secrets where uid = $1', [
      uid,
    ]);
    expect(rows[0]?.secret.includes(Buffer.from(secret))).toBe(false);
    await app.pool.query("update auth.session_families set identity_confirmed_at = 'epoch' where uid = $1", [uid]);
    expect(await app.call('staffBeginTotp', null, token)).toMatchObject({ status: 'NG', type: 'identity_unconfirmed' });
    ok(await app.call('staffConfirmIdentity', { current_password: password }, token));
    expect(await app.call('staffBeginTotp', null, token)).toMatchObject({ status: 'NG', type: 'stale_status' });
  });

  it('that were never confirmed are not asked for', async () => {
    const { email, token } = await person();
    ok(await app.call('staffBeginTotp', null, token));
    expect((await begin(email)).token).toEqual(expect.any(String));
  });
});

describe('a fresh proof', () => {
  it('is given by a code of the app, each code once', async () => {
    const { uid, secret } = await withApp();
    app.clock.advance(60);
    const token = await app.tokenOf(uid, 'staff');
    await app.pool.query("update auth.session_families set identity_confirmed_at = 'epoch' where uid = $1", [uid]);
    expect(await app.call('staffRenewRecoveryCodes', null, token)).toMatchObject({ type: 'identity_unconfirmed' });
    const prove = (code: string) => app.call('staffConfirmIdentity', { code }, token);
    expect(await prove('000000')).toMatchObject({ type: 'second_step_wrong' });
    ok(await prove(codeOf(secret)));
    expect(await prove(codeOf(secret))).toMatchObject({ type: 'second_step_wrong' });
    ok(await app.call('staffRenewRecoveryCodes', null, token));
  });

  it('is not given by a code where no app is set up', async () => {
    const { token } = await person();
    expect(await app.call('staffConfirmIdentity', { code: '000000' }, token)).toMatchObject({
      type: 'second_step_wrong',
    });
  });
});

describe('the second step', () => {
  it('ends after five wrong answers, even for the right one, and at latest after ten minutes', async () => {
    const { email, secret } = await withApp();
    const token = await stepOf(email);
    for (let n = 0; n < 5; n += 1) expect((await answer({ token, code: '000000' })).status).toBe(401);
    expect((await answer({ token, code: codeOf(secret) })).body.type).toBe('second_step_ended');
    const late = await stepOf(email);
    app.clock.advance(601);
    expect((await answer({ token: late, code: codeOf(secret) })).body.type).toBe('second_step_ended');
  });

  it('is locked for the person after too many over several steps', async () => {
    const { email, secret } = await withApp();
    for (let steps = 0; steps < 3; steps += 1) {
      const token = await stepOf(email);
      for (let n = 0; n < 4; n += 1) await answer({ token, code: '000000' });
    }
    expect((await answer({ token: await stepOf(email), code: codeOf(secret) })).status).toBe(429);
  });

  it('counts once', async () => {
    const { email, secret, recovery_codes } = await withApp();
    const token = await stepOf(email);
    expect((await answer({ token, code: codeOf(secret) })).status).toBe(200);
    expect((await answer({ token, recovery_code: recovery_codes[0] })).body.type).toBe('second_step_ended');
  });

  it('refuses what is no answer without a fault', async () => {
    const { email } = await withApp();
    const token = await stepOf(email);
    for (const proof of [{}, { code: 1 }, { passkey: null }, { passkey: {} }]) {
      expect((await answer({ token, ...proof })).status).toBe(400);
    }
    expect((await answer({ token: 'x', code: '123456' })).status).toBe(401);
    expect((await answer({ token, passkey: { id: 'x', response: {} } })).status).toBe(401);
  });
});

describe('recovery codes', () => {
  it('are shown once, stored as hashes, and good once each, as copied from paper', async () => {
    const { email, uid, recovery_codes } = await withApp();
    expect(new Set(recovery_codes).size).toBe(10);
    const [first = '', second = ''] = recovery_codes;
    const { rows } = await app.pool.query('select * from auth.recovery_codes where uid = $1', [uid]);
    expect(JSON.stringify(rows)).not.toContain(first);
    expect((await answer({ token: await stepOf(email), recovery_code: first })).status).toBe(200);
    expect((await answer({ token: await stepOf(email), recovery_code: first })).status).toBe(401);
    const typed = ` ${second.toUpperCase().replace('-', ' ')}`;
    expect((await answer({ token: await stepOf(email), recovery_code: typed })).status).toBe(200);
  });

  it('of another person are no good', async () => {
    const [one, other] = [await withApp(), await withApp()];
    const given = { token: await stepOf(one.email), recovery_code: other.recovery_codes[0] };
    expect((await answer(given)).status).toBe(401);
  });

  it('are replaced by new ones', async () => {
    const { email, token, recovery_codes } = await withApp();
    const renewed = ok(await app.call('staffRenewRecoveryCodes', null, token)).recovery_codes;
    expect((await answer({ token: await stepOf(email), recovery_code: recovery_codes[3] })).status).toBe(401);
    expect((await answer({ token: await stepOf(email), recovery_code: renewed[3] })).status).toBe(200);
  });
});

describe('a passkey', () => {
  async function withPasskey() {
    const someone = await person();
    const device = passkeyDevice(app.config.PUBLIC_URL);
    const begun = ok(await app.call('staffBeginPasskey', null, someone.token));
    const passkey = device.register(String(begun.options.challenge));
    const { recovery_codes } = ok(
      await app.call('staffFinishPasskey', { token: begun.token, name: '試験', passkey }, someone.token),
    );
    return { ...someone, device, recovery_codes };
  }
  const challenged = async (email: string) => {
    const { second_step: step } = await begin(email);
    const passkey = step?.passkey as { challenge: string } | undefined;
    return { token: step?.token, challenge: passkey?.challenge ?? '' };
  };

  it('is registered, asked for and answers', async () => {
    const { email, device, recovery_codes } = await withPasskey();
    expect(recovery_codes).toHaveLength(10);
    const { token, challenge } = await challenged(email);
    expect((await answer({ token, passkey: device.prove(challenge) })).status).toBe(200);
  });

  it('is refused for another challenge, another site, without its owner, and a second time', async () => {
    const { email, device } = await withPasskey();
    const earlier = await challenged(email);
    const { token, challenge } = await challenged(email);
    const refused = async (passkey: object) => (await answer({ token, passkey })).body.type;
    expect(await refused(device.prove(earlier.challenge))).toBe('second_step_wrong');
    expect(await refused(device.prove(challenge, { from: 'https://imahoiku.example.net' }))).toBe('second_step_wrong');
    expect(await refused(device.prove(challenge, { verified: false }))).toBe('second_step_wrong');
    expect(await refused({ ...passkeyDevice(app.config.PUBLIC_URL).prove(challenge), id: device.id })).toBe(
      'second_step_wrong',
    );
    const passkey = device.prove(challenge);
    expect((await answer({ token, passkey })).status).toBe(200);
    expect(await refused(passkey)).toBe('second_step_ended');
  });

  it('proves who is there in place of the password, in that session, and opens no other door', async () => {
    const other = await person();
    const { uid, token, device } = await withPasskey();
    const stranger = await app.tokenOf(other.uid, 'staff');
    await app.pool.query("update auth.session_families set identity_confirmed_at = 'epoch' where uid = $1", [uid]);
    const { asked } = ok(await app.call('staffBeginIdentityPasskey', null, token));
    const step = asked?.token ?? '';
    const passkey = device.prove(String(asked?.options.challenge)) as { id: string };
    expect((await answer({ token: step, passkey })).body.type).toBe('second_step_ended');
    expect(await app.call('staffConfirmIdentityPasskey', { token: step, passkey }, stranger)).toMatchObject({
      type: 'passkey_refused',
    });
    expect(await app.call('staffBeginTotp', null, token)).toMatchObject({ type: 'identity_unconfirmed' });
    ok(await app.call('staffConfirmIdentityPasskey', { token: step, passkey }, token));
    ok(await app.call('staffBeginTotp', null, token));
    expect(await app.call('staffConfirmIdentityPasskey', { token: step, passkey }, token)).toMatchObject({
      type: 'passkey_refused',
    });
    expect(await app.call('staffBeginIdentityPasskey', null, stranger)).toMatchObject({ asked: null });
  });

  it('cannot be added with the challenge of another person or another site', async () => {
    const [one, other] = [await person(), await person()];
    const mine = await app.tokenOf(one.uid, 'staff');
    const begun = ok(await app.call('staffBeginPasskey', null, await app.tokenOf(other.uid, 'staff')));
    const device = passkeyDevice(app.config.PUBLIC_URL);
    const add = (token: string, passkey: { id: string }) =>
      app.call('staffFinishPasskey', { token, name: '試験', passkey }, mine);
    const passkey = device.register(String(begun.options.challenge));
    expect(await add(begun.token, passkey)).toMatchObject({ type: 'passkey_refused' });
    const own = ok(await app.call('staffBeginPasskey', null, mine));
    const elsewhere = device.register(String(own.options.challenge), 'https://imahoiku.example.net');
    expect(await add(own.token, elsewhere)).toMatchObject({ type: 'passkey_refused' });
    expect(await add(own.token, device.register('other'))).toMatchObject({ type: 'passkey_refused' });
  });
});

describe('required for headquarters', () => {
  const require = async (flag: 0 | 1, token: string) => {
    const { rows } = await app.pool.query<{ version: number }>('select version from staff_sign_in_settings');
    const version = rows[0]?.version ?? 0;
    const wished = { version, headquarters_second_factor_flag: flag, fresh_proof_minutes: 10 };
    return app.call('headquartersSaveSignInSettings', wished, token);
  };

  it('is set up before coming in; only by who has one; the others are signed out; the last one stays', async () => {
    const chief = await withApp(1);
    const without = await person(1);
    expect(await require(1, without.token)).toMatchObject({ type: 'second_factor_first' });
    chief.token = await app.tokenOf(chief.uid, 'staff');
    ok(await require(1, chief.token));
    await eventually(async () =>
      expect((await app.request('staffEndOtherSessions', null, without.token)).statusCode).toBe(401),
    );

    const { second_step: step } = await begin(without.email);
    expect(step).toMatchObject({ kind: 'set_up', uri: expect.stringMatching(/^otpauth:\/\/totp\//) });
    expect((await answer({ token: step?.token, recovery_code: 'aaaaa-aaaaa' })).status).toBe(401);
    const come = await answer({ token: step?.token, code: codeOf(String(step?.secret)) });
    expect([come.status, come.body.recovery_codes.length]).toEqual([200, 10]);
    expect(await app.call('staffRemoveTotp', null, come.body.token)).toMatchObject({ type: 'second_factor_required' });

    const staff = await person(3);
    expect((await begin(staff.email)).token).toEqual(expect.any(String));
    ok(await require(0, await app.tokenOf(chief.uid, 'staff')));
    ok(await app.call('staffRemoveTotp', null, await app.tokenOf(without.uid, 'staff')));
    expect((await begin(without.email)).token).toEqual(expect.any(String));
  });

  it('is asked of managers, too, where the company wants it; of nobody else', async () => {
    const chief = await withApp(1);
    const ask = async (managers_second_factor_flag: 0 | 1, token: string) => {
      const { rows } = await app.pool.query<{ version: number }>('select version from staff_sign_in_settings');
      const wished = { version: rows[0]?.version ?? 0, managers_second_factor_flag, fresh_proof_minutes: 10 };
      return app.call('headquartersSaveSignInSettings', wished, token);
    };
    // A person without a second factor cannot require one of others.
    expect(await ask(1, (await person(1)).token)).toMatchObject({ type: 'second_factor_first' });
    const staff = await person(3);
    const manager = await person(2);
    expect((await app.request('staffEndOtherSessions', null, manager.token)).statusCode).toBe(200);
    ok(await ask(1, await app.tokenOf(chief.uid, 'staff')));
    await eventually(async () =>
      expect((await app.request('staffEndOtherSessions', null, manager.token)).statusCode).toBe(401),
    );
    expect((await begin(manager.email)).second_step).toMatchObject({ kind: 'set_up' });
    expect((await begin(staff.email)).token).toEqual(expect.any(String));
    expect((await begin((await person(1)).email)).token).toEqual(expect.any(String));
    ok(await ask(0, await app.tokenOf(chief.uid, 'staff')));
    expect((await begin(manager.email)).token).toEqual(expect.any(String));
  });
});
