import { describe, expect, it } from 'vitest';
import { type FunctionName, functions } from '../../contract/functions/functions.ts';
import { isStaffRight } from '../../domain/auth/staff-rights.ts';
import { openSession } from '../auth/store/sessions.ts';
import { testApp } from '../testing/app.ts';

const app = await testApp({ environment: { IDENTITY_MINUTES: '15' } });
const password = 'imahoiku-demo';
const asking = Object.entries(functions)
  .filter(([, { fresh_proof }]) => fresh_proof)
  .map(([name]) => name as FunctionName);
const ofStaff = asking.filter((name) => isStaffRight(functions[name].caller));
const ofFamilies = asking.filter((name) => !ofStaff.includes(name));

describe('a fresh proof', () => {
  it('is asked for by what exports, erases, gives money back, gives rights, writes to many or changes the ways in', () => {
    expect(asking.toSorted()).toEqual([
      'changeEmailSignup',
      'changeLineLoginAccount',
      'exportCustomerData',
      'headquartersChangeAccountEmail',
      'headquartersEraseCustomer',
      'headquartersExportCustomer',
      'headquartersInviteAccount',
      'headquartersIssuePartnerKey',
      'headquartersRefundTickets',
      'headquartersResetSecondFactor',
      'headquartersRotatePartnerKey',
      'headquartersSaveAccount',
      'headquartersSaveSignInSettings',
      'staffBeginPasskey',
      'staffBeginTotp',
      'staffCorrectChildcare',
      'staffFinishPasskey',
      'staffFinishTotp',
      'staffRefundPayment',
      'staffRemovePasskey',
      'staffRemoveTotp',
      'staffRenewRecoveryCodes',
      'staffSaveAnnouncement',
    ]);
  });

  it('is not forgotten by a function that is added: its name says what it does', () => {
    const telling = /(Export|Erase|Refund)|^headquarters(Invite|Save|Change)\w*Account|SecondFactor$/;
    const reading = /Preview|Read|List/;
    const named = Object.keys(functions).filter((name) => telling.test(name) && !reading.test(name));
    expect(named.filter((name) => !(asking as string[]).includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(7);
  });
});

/** The token of a session whose sign-in is so many minutes old; the token itself is new, as after a refresh. */
async function signedInAgo(uid: string, role: 'user' | 'staff', minutes: number, by_pin = false) {
  const { clock, database, bearer } = app.services;
  const { rows } = await app.pool.query<{ id: number }>('select id from tablets order by id limit 1');
  const tablet = by_pin ? { id: rows[0]?.id ?? 0, branch_id: 2 } : null;
  const { id } = await database.transaction(clock.now(), (tx) =>
    openSession(tx, { uid, role, tablet, by_pin }, app.config),
  );
  if (!by_pin) {
    await app.pool.query(
      'update auth.session_families set identity_confirmed_at = $2::timestamptz - make_interval(mins => $3) where id = $1',
      [id, clock.now(), minutes],
    );
  }
  return bearer.issue({ uid, role, session_id: id, tablet: tablet && { ...tablet, limited: true } });
}
const typeOf = async (name: FunctionName, token: string) =>
  (await app.request(name, {}, token)).json<{ result?: { type?: string } }>().result?.type ?? 'let through';

describe('a sign-in of long ago', () => {
  it.each(ofStaff)('%s: is not enough, however open the session is', async (name) => {
    expect(await typeOf(name, await signedInAgo('demo-honbu', 'staff', 11))).toBe('identity_unconfirmed');
    expect(await typeOf(name, await signedInAgo('demo-honbu', 'staff', 9))).not.toBe('identity_unconfirmed');
  });

  it.each(ofFamilies)('%s: is not enough for a family either', async (name) => {
    expect(await typeOf(name, await signedInAgo('demo-sato', 'user', 16))).toBe('identity_unconfirmed');
    expect(await typeOf(name, await signedInAgo('demo-sato', 'user', 14))).not.toBe('identity_unconfirmed');
  });

  it('says nothing to who may not anyway', async () => {
    const staff = await signedInAgo('demo-minato-staff', 'staff', 11);
    expect((await app.request('headquartersExportCustomer', {}, staff)).statusCode).toBe(403);
    expect((await app.request('staffRefundPayment', {}, staff)).statusCode).toBe(403);
  });

  it('counts again after the password, for this session alone and for the minutes headquarters set', async () => {
    const [here, elsewhere] = [
      await signedInAgo('demo-honbu', 'staff', 60),
      await signedInAgo('demo-honbu', 'staff', 60),
    ];
    const data = { customer_id: 1, reason: '開示の請求' };
    const exported = async (token: string) => (await app.call('headquartersExportCustomer', data, token)) as object;
    expect(await exported(here)).toMatchObject({ type: 'identity_unconfirmed' });
    const wrong = { current_password: 'wrong password' };
    expect(await app.call('staffConfirmIdentity', wrong, here)).toMatchObject({ type: 'password_wrong' });
    expect(await exported(here)).toMatchObject({ type: 'identity_unconfirmed' });
    expect(await app.call('staffConfirmIdentity', { current_password: password }, here)).toMatchObject({
      status: 'OK',
    });
    expect(await exported(here)).toMatchObject({ status: 'OK' });
    expect(await exported(elsewhere)).toMatchObject({ type: 'identity_unconfirmed' });
    await app.pool.query('update staff_sign_in_settings set fresh_proof_minutes = 5');
    expect(await exported(await signedInAgo('demo-honbu', 'staff', 6))).toMatchObject({ type: 'identity_unconfirmed' });
    await app.pool.query('update staff_sign_in_settings set fresh_proof_minutes = 10');
  });
});

it('with a PIN none of it can be done', async () => {
  await app.pool.query("insert into tablets (branch_id, name, registered_by) values (2, '玄関', 2)");
  await app.pool.query('insert into account_branches (account_id, branch_id) values (1, 2)');
  const pin = await signedInAgo('demo-honbu', 'staff', 0, true);
  for (const name of ofStaff) expect([name, await typeOf(name, pin)]).toEqual([name, 'needs_password']);
});
