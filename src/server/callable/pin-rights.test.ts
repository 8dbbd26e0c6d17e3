import { describe, expect, it } from 'vitest';
import { staffAccountFunctions } from '../../contract/functions/auth/staff-account.ts';
import { hasRight, isStaffRight } from '../../domain/auth/staff-rights.ts';
import { accountRole, actProof, cancelCause } from '../../domain/codes.ts';
import { openSession } from '../auth/store/sessions.ts';
import { testApp } from '../testing/app.ts';
import { passwordOnly } from './pin-rights.ts';
import { implementations } from './registry.generated.ts';

const app = await testApp();
const { services } = app;
const minato = 2;
const password = 'imahoiku-demo';

const { rows: made } = await app.pool.query<{ id: number }>(
  "insert into tablets (branch_id, name, registered_by) values ($1, '玄関', 2) returning id",
  [minato],
);
const tablet = { id: made[0]?.id as number, branch_id: minato };

/** A token as the PIN's route gives it. */
async function pinSession(uid: string, limited = true) {
  const { id } = await services.database.transaction(services.clock.now(), (tx) =>
    openSession(tx, { uid, role: 'staff', tablet, by_pin: true }, app.config),
  );
  const token = await services.bearer.issue({ uid, role: 'staff', session_id: id, tablet: { ...tablet, limited } });
  return { token, session_id: id };
}
// Headquarters who also work at the branch: the one with the most to lose.
await app.pool.query('insert into account_branches (account_id, branch_id) values (1, $1)', [minato]);
const headquarters = (await pinSession('demo-honbu')).token;
const manager = (await pinSession('demo-minato-manager')).token;
const staff = (await pinSession('demo-minato-staff')).token;
const lastAudit = async () =>
  (await app.pool.query('select account_id, proof, tablet_id from audit_logs order by id desc limit 1')).rows[0];

describe('with a PIN alone', () => {
  const above = implementations.filter(
    ({ definition: { caller } }) => isStaffRight(caller) && !hasRight(accountRole.code.branchStaff, caller),
  );
  it.each(above.map(({ name }) => name))('%s asks headquarters for the password', async (name) => {
    const answer = await app.request(name, {}, headquarters);
    expect(answer.json().result).toMatchObject({ status: 'NG', type: 'needs_password' });
  });

  it('a manager is not promised what the password would not give either', async () => {
    expect((await app.request('headquartersSaveTabletSettings', {}, manager)).statusCode).toBe(403);
    expect((await app.request('staffReadTablets', { branch_id: minato }, staff)).statusCode).toBe(403);
  });

  it.each([...passwordOnly])('%s asks everybody for the password', async (name) => {
    expect((await app.request(name, {}, staff)).json().result).toMatchObject({ type: 'needs_password' });
  });

  it('whatever changes one’s own account is among them, or asks for the password itself', () => {
    const asksItself = ['staffChangePassword', 'staffConfirmIdentity', 'staffReadOwnAccount'];
    const open = Object.keys(staffAccountFunctions).filter((name) => !(passwordOnly as Set<string>).has(name));
    expect(open.toSorted()).toEqual(asksItself);
  });

  it('a manager’s wish inside a function for everybody asks for it too: waiver, override', async () => {
    const { rows } = await app.pool.query<{ id: number }>(
      'select id from reserves where branch_id = $1 and not cancel_flag order by id desc limit 1',
      [minato],
    );
    const cancel = {
      reserve_id: rows[0]?.id as number,
      waive_flag: 1 as const,
      cancel_remarks: '試験',
      cancel_cause: cancelCause.code.family,
      ask_waiver_flag: 0 as const,
    };
    const answer = await app.request('staffCancelReserve', cancel, manager);
    expect(answer.json()).toMatchObject({ result: { type: 'needs_password' } });
  });

  it('a finished day is a manager’s: the password is asked for', async () => {
    const { rows } = await app.pool.query<{ id: number }>(
      `select id from reserves where branch_id = $1 and reserve_date < '2026-11-16' and not cancel_flag
         and approval_status in (1, 3) order by id desc limit 1`,
      [minato],
    );
    const late = { reserve_id: rows[0]?.id as number, reason: '試験' };
    expect(await app.call('staffNoShow', late, manager)).toMatchObject({ type: 'needs_password' });
    expect(await app.call('staffNoShow', late, staff)).toMatchObject({ type: 'attendance_manager_needed' });
  });

  it('another branch does not exist, in functions and in the data', async () => {
    const reserve = await app.pool.query<{ id: number }>('select id from reserves where branch_id = 3 limit 1');
    const elsewhere = { reserve_id: reserve.rows[0]?.id as number };
    expect(await app.call('staffCheckIn', elsewhere, headquarters)).toMatchObject({ type: 'not_found' });
    const branches = async (token: string) => {
      const query = '{ reserves { branch_id } audit_logs { id } }';
      const answer = await app.post('/v1/graphql', { query }, { authorization: `Bearer ${token}` });
      const { reserves, audit_logs } = answer.json<{
        data: { reserves: { branch_id: number }[]; audit_logs: unknown[] };
      }>().data;
      return { branches: [...new Set(reserves.map(({ branch_id }) => branch_id))], audit: audit_logs.length };
    };
    expect(await branches(headquarters)).toEqual({ branches: [minato], audit: 0 });
    expect((await branches(await app.tokenOf('demo-honbu', 'staff'))).branches.length).toBeGreaterThan(1);
  });

  it('headquarters still see who they are', async () => {
    const answer = await app.post(
      '/v1/graphql',
      { query: '{ accounts(where: { uid: { _eq: "demo-honbu" } }) { name } }' },
      { authorization: `Bearer ${headquarters}` },
    );
    expect(answer.json().data.accounts).toHaveLength(1);
  });

  it('a person who no longer works at the branch may do nothing', async () => {
    const { token } = await pinSession('demo-musashino-staff');
    expect((await app.request('staffReadOwnPin', null, token)).statusCode).toBe(403);
  });
});

describe('the password given to a PIN session', () => {
  it('opens the person’s own rights for some minutes, in this session', async () => {
    const { token, session_id } = await pinSession('demo-minato-manager');
    expect(await app.call('staffConfirmIdentity', { current_password: password }, token)).toMatchObject({
      status: 'OK',
    });
    const { rows } = await app.pool.query<{ identity_confirmed_at: Date }>(
      'select identity_confirmed_at from auth.session_families where id = $1',
      [session_id],
    );
    expect(rows[0]?.identity_confirmed_at).toEqual(app.clock.now());
    const full = (await pinSession('demo-minato-manager', false)).token;
    expect(await app.call('staffReadTablets', { branch_id: minato }, full)).toMatchObject({ status: 'OK' });
  });
});

describe('who signs', () => {
  const remark = async (token: string) => {
    const { rows } = await app.pool.query<{ id: number; staff_remarks: string; version: number }>(
      `select c.id, c.staff_remarks,
         coalesce((select max(k.version) from child_remarks k where k.child_id = c.id), 0) as version from children c join reserve_details d on d.child_id = c.id
         join reserves r on r.id = d.reserve_id where r.branch_id = $1 order by c.id limit 1`,
      [minato],
    );
    const child = rows[0] as { id: number; staff_remarks: string; version: number };
    const staff_remarks = `${child.staff_remarks.slice(0, 20)}・${Math.round(performance.now())}`;
    expect(
      await app.call('staffUpdateChildRemarks', { child_id: child.id, version: child.version, staff_remarks }, token),
    ).toMatchObject({
      status: 'OK',
    });
    return lastAudit();
  };

  it('the person of the PIN, the tablet named; without one the password', async () => {
    const { pin, password: known } = actProof.code;
    expect(await remark(staff)).toEqual({ account_id: 3, proof: pin, tablet_id: tablet.id });
    const own = await app.tokenOf('demo-minato-staff', 'staff');
    expect(await remark(own)).toEqual({ account_id: 3, proof: known, tablet_id: null });
  });

  const tap = (reserve_id: number, token: string, proved: string) =>
    app.post(
      '/imahoiku/asia-northeast1/staffNoShow',
      { data: { reserve_id } },
      { authorization: `Bearer ${token}`, 'x-last-proved': proved },
    );
  const today = async () =>
    (
      await app.pool.query<{ id: number }>(
        `select id from reserves where branch_id = $1 and reserve_date = '2026-11-16' and childcare_status = 1
           and not cancel_flag and approval_status in (1, 3) order by start_datetime limit 3`,
        [minato],
      )
    ).rows.map(({ id }) => id);

  it('made without connection: who had shown themselves last on that tablet, and it says so', async () => {
    const [first, second] = await today();
    const { offline } = actProof.code;
    app.clock.freeze(new Date('2026-11-16T20:00:00+09:00'));
    const carried = await tap(first as number, (await pinSession('demo-minato-manager')).token, '3');
    expect(carried.json().result).toMatchObject({ status: 'OK' });
    expect(await lastAudit()).toEqual({ account_id: 3, proof: offline, tablet_id: tablet.id });
    // A person who was not on this tablet cannot be named.
    const named = await tap(second as number, (await pinSession('demo-minato-manager')).token, '5');
    expect(named.json().result).toMatchObject({ status: 'OK' });
    expect(await lastAudit()).toEqual({ account_id: 2, proof: offline, tablet_id: tablet.id });
  });
});
