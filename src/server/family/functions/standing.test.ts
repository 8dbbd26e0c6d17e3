import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { sessionCookieOf } from '../../testing/session-cookie.ts';
import { passDesk } from '../testing/passes.ts';

const app = await testApp();
const day = '2026-11-19';
const desk = await passDesk(app, 2, day);
const honbu = () => app.tokenOf('demo-honbu', 'staff');
type Stay = Awaited<ReturnType<typeof desk.stay>>;

const memberOf = async (uid: string) => {
  const { rows } = await app.pool.query<{ id: number; version: number }>(
    'select id, version from family_members where uid = $1',
    [uid],
  );
  const [member] = rows;
  if (member === undefined) throw new Error(`no ${uid}`);
  return member;
};
async function hide(uid: string, hidden_flag: 0 | 1 = 1) {
  const { id: family_member_id, version } = await memberOf(uid);
  const answer = await app.call(
    'headquartersHideFamilyMember',
    { family_member_id, version, hidden_flag, reason: '裁判所の命令' },
    await honbu(),
  );
  expect(answer).toMatchObject({ status: 'OK' });
  return family_member_id;
}
async function remove(uid: string) {
  const { id: family_member_id, version } = await memberOf(uid);
  const payload = { family_member_id, version, reason: '裁判所の命令' };
  expect(await app.call('headquartersRemoveFamilyMember', payload, await honbu())).toMatchObject({ status: 'OK' });
  return family_member_id;
}
const ends = { hidden: hide, removed: remove } as const;

/** The second guardian lists a friend and makes them a pass; invites a person; has a calendar address. */
async function madeByGuardian(stay: Stay) {
  const token = await desk.tokenFor(stay.uids.guardian);
  const friend = { name: '友人 太郎', relation: '友人', tel: '09011110000' };
  const saved = await app.call('savePickupPerson', friend, token);
  if (saved.status !== 'OK') throw new Error(JSON.stringify(saved));
  const { pickup_person_id } = saved;
  const pass = await app.call('issuePickupPass', { reserve_id: stay.reserve_id, pickup_person_id }, token);
  if (pass.status !== 'OK') throw new Error(JSON.stringify(pass));
  const invited = await app.call(
    'inviteFamilyMember',
    { role: 3, name: '友人 花子', relation: '友人', email: null },
    token,
  );
  const feed = await app.call('issueCalendarFeed', {}, token);
  const file = await app.call('reserveCalendarFile', { reserve_id: stay.reserve_id }, token);
  if (invited.status !== 'OK' || feed.status !== 'OK' || file.status !== 'OK') throw new Error('not made');
  const { id } = await memberOf(stay.uids.guardian);
  // An offered seat, sent to this guardian.
  await app.pool.query(
    `with o as (update seat_offers set customer_id = $1 where id = (select min(id) from seat_offers) returning id)
     insert into auth.seat_offer_tokens (token_hash, seat_offer_id, family_member_id) select sha256($2::bytea), id, $3 from o`,
    [stay.customer_id, String(id), id],
  );
  return {
    pickup_person_id,
    pass,
    family_member_id: id,
    invitation: new URL(invited.url ?? '').hash.replace('#token=', ''),
    feed: new URL(feed.url).pathname,
    file: file.path,
  };
}
const open = async (url: string, uid?: string) =>
  app.server.inject({ url, headers: uid === undefined ? {} : { cookie: await sessionCookieOf(app, uid) } });
const disputedOf = async (id: number) =>
  (
    await app.pool.query<{ disputed: boolean }>(
      'select disputed_at is not null as disputed from pickup_people where id = $1',
      [id],
    )
  ).rows[0]?.disputed;

describe.each(['hidden', 'removed'] as const)('a guardian who is %s', (how) => {
  it('loses passes, links, feed and invitations at once; their people wait to be confirmed', async () => {
    const stay = await desk.stay();
    const made = await madeByGuardian(stay);
    const others = await desk.issue(stay);
    expect(await app.call('readPickupPass', { token: made.pass.token })).toMatchObject({
      pass: { stay: { branch_name: 'みなと広場園' } },
    });
    expect((await open(made.feed)).statusCode).toBe(200);
    expect((await open(made.file, stay.uids.guardian)).statusCode).toBe(200);
    // Bound to the reader: of no use to the other guardian, or without a sign-in.
    expect((await open(made.file, stay.uids.payer)).statusCode).toBe(404);
    expect((await open(made.file)).statusCode).toBe(404);
    await ends[how](stay.uids.guardian);
    const page = await app.call('readPickupPass', { token: made.pass.token });
    expect(page).toMatchObject({ status: 'OK', pass: { state: 'unusable', stay: null } });
    expect(JSON.stringify(page)).not.toMatch(/みなと|港南|10:00/);
    expect((await open(made.feed)).statusCode).toBe(404);
    const tokens = await app.pool.query('select from auth.seat_offer_tokens where family_member_id = $1', [
      made.family_member_id,
    ]);
    expect(tokens.rowCount).toBe(0);
    if (how === 'hidden') expect((await open(made.file, stay.uids.guardian)).statusCode).toBe(404);
    expect(await app.call('checkFamilyInvitation', { token: made.invitation })).toMatchObject({
      type: 'family_invitation_ended',
    });
    expect(await disputedOf(made.pickup_person_id)).toBe(true);
    expect(await disputedOf(stay.pickup_person_id)).toBe(false);
    await desk.arrive(stay);
    expect(await desk.read({ token: made.pass.token })).toMatchObject({ status: 'NG', type: 'pass_revoked' });
    // What the other guardian made stays.
    expect(await desk.read({ token: others.token })).toMatchObject({ status: 'OK' });
  });

  it('is not notified; the other guardian and the branch are', async () => {
    const stay = await desk.stay();
    const made = await madeByGuardian(stay);
    await ends[how](stay.uids.guardian);
    const { rows } = await app.pool.query<{ role: number; content: string; link: string }>(
      `select m.role, n.content, n.link from notifications n join family_members m on m.id = n.family_member_id
       where n.customer_id = $1 and n.kind = 'family_person_ended'`,
      [stay.customer_id],
    );
    expect(rows).toMatchObject([{ role: 1, link: '/mypage/family' }]);
    expect(rows[0]?.content).toContain('友人 太郎さん');
    const notices = await app.pool.query<{ branch_id: number; body: string }>(
      'select branch_id, body from app.branch_messages where deduplication_key like $1',
      [`family standing ${made.family_member_id} %`],
    );
    expect(notices.rows).toMatchObject([
      { branch_id: 2, body: expect.stringContaining(`/staff/customers/${stay.customer_id}`) },
    ]);
    expect(notices.rows[0]?.body).not.toMatch(/友人|試験/);
    const log = await app.pool.query(
      "select branch_id from audit_logs where action = 'familyPersonEnded' and record_id = $1",
      [stay.customer_id],
    );
    expect(log.rows).toEqual([{ branch_id: 2 }]);
  });
});

describe('a person listed by a hidden member', () => {
  it('gets no pass until the other guardian confirms, and the hidden member, shown again, cannot confirm them', async () => {
    const stay = await desk.stay();
    const { pickup_person_id, pass } = await madeByGuardian(stay);
    await hide(stay.uids.guardian);
    const payer = await desk.tokenFor(stay.uids.payer);
    const about = { reserve_id: stay.reserve_id, pickup_person_id };
    expect(await app.call('issuePickupPass', about, payer)).toMatchObject({ type: 'pass_person_unknown' });
    await hide(stay.uids.guardian, 0);
    // Shown everything again: no pass comes back, and members cannot confirm people they listed themselves.
    expect(await app.call('readPickupPass', { token: pass.token })).toMatchObject({ pass: { state: 'unusable' } });
    expect(
      (await app.pool.query('select from calendar_feeds where customer_id = $1', [stay.customer_id])).rowCount,
    ).toBe(0);
    const guardian = await desk.tokenFor(stay.uids.guardian);
    expect(await app.call('confirmPickupPerson', { pickup_person_id }, guardian)).toMatchObject({
      type: 'ask_headquarters',
    });
    expect(await disputedOf(pickup_person_id)).toBe(true);
    expect(await app.call('confirmPickupPerson', { pickup_person_id }, payer)).toMatchObject({ status: 'OK' });
    expect(await disputedOf(pickup_person_id)).toBe(false);
    expect(await app.call('issuePickupPass', about, payer)).toMatchObject({ status: 'OK' });
    // Confirmed by the other guardian, who vouches for them now.
    await hide(stay.uids.guardian);
    expect(await disputedOf(pickup_person_id)).toBe(false);
  });

  it('is confirmed by headquarters on the page of the family, with a reason in the log', async () => {
    const stay = await desk.stay();
    const { pickup_person_id } = await madeByGuardian(stay);
    await hide(stay.uids.guardian);
    const read = async () => app.call('headquartersReadFamilyPeople', { customer_id: stay.customer_id }, await honbu());
    const before = await read();
    const [asked] = before.status === 'OK' ? before.disputed : [];
    expect(asked).toMatchObject({ pickup_person_id, name: '友人 太郎', added_name: '試験 家人' });
    const payload = { pickup_person_id, version: asked?.version ?? 0, reason: '母に電話で確認' };
    expect(await app.call('headquartersConfirmPickupPerson', payload, await honbu())).toMatchObject({ status: 'OK' });
    expect(await read()).toMatchObject({ disputed: [] });
    const { rows } = await app.pool.query('select reason from audit_logs where action = $1 and record_id = $2', [
      'headquartersConfirmPickupPerson',
      pickup_person_id,
    ]);
    expect(rows).toEqual([{ reason: '母に電話で確認' }]);
  });

  it('counts also where the hidden person changed an entry last, or typed a name into a reserve', async () => {
    const stay = await desk.stay();
    const { pickup_person_id } = stay;
    const words = { name: '別の 友人', relation: '友人', tel: '09011110001' };
    const guardian = await desk.tokenFor(stay.uids.guardian);
    const changed = await app.call('savePickupPerson', { pickup_person_id, version: 1, ...words }, guardian);
    expect(changed).toMatchObject({ status: 'OK' });
    const { id } = await memberOf(stay.uids.guardian);
    await app.pool.query(
      "update reserves set pick_up_name = '打った 名前', pick_up_tel = '09000000000', pick_up_member_id = $2 where id = $1",
      [stay.reserve_id, id],
    );
    const disputed = async () =>
      (
        await app.pool.query('select app.pick_up_is_disputed(r) as disputed from reserves r where id = $1', [
          stay.reserve_id,
        ])
      ).rows[0]?.disputed;
    expect(await disputed()).toBe(false);
    await hide(stay.uids.guardian);
    expect(await disputedOf(pickup_person_id)).toBe(true);
    expect(await disputed()).toBe(true);
  });
});

describe('where no one is left who may pick up', () => {
  it('branch and headquarters are alerted at once; not while someone is left', async () => {
    const stay = await desk.stay();
    const alarms = async () =>
      (
        await app.pool.query(
          'select branch_id, link, mail_status from headquarters_messages where kind = $1 and link = $2',
          ['nobodyMayFetch', `/staff/customers/${stay.customer_id}`],
        )
      ).rows;
    await app.pool.query('update pickup_people set removed_at = app.now() where id = $1', [stay.pickup_person_id]);
    await hide(stay.uids.guardian);
    expect(await alarms()).toEqual([]);
    const id = await hide(stay.uids.payer);
    expect(await alarms()).toMatchObject([{ branch_id: 2 }]);
    const notices = await app.pool.query<{ branch_id: number }>(
      'select branch_id from app.branch_messages where deduplication_key like $1 order by 1',
      [`nobody may fetch ${id} %`],
    );
    expect(notices.rows.map(({ branch_id }) => branch_id)).toContain(2);
  });
});
