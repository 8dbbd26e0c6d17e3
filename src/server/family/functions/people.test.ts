import { describe, expect, it } from 'vitest';
import { demoConsents } from '../../../../db/seed/content/company.ts';
import type { FunctionName } from '../../../contract/functions/functions.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import { testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';

const app = await testApp({ environment: { RATE_LIMIT_EMAIL_CHECK: '1000/60', RATE_LIMIT_SIGN_IN: '1000/60' } });
const { guardian, relative } = familyRole.code;
const tokens = {
  payer: await app.tokenOf('demo-kimura'),
  partner: await app.tokenOf('demo-kimura-partner'),
  relative: await app.tokenOf('demo-kimura-mother'),
  stranger: await app.tokenOf('demo-suzuki'),
  sato: await app.tokenOf('demo-sato'),
  staff: await app.tokenOf('demo-minato-staff', 'staff'),
  manager: await app.tokenOf('demo-minato-manager', 'staff'),
  honbu: await app.tokenOf('demo-honbu', 'staff'),
};
const consents = { terms: demoConsents.terms, privacy: demoConsents.privacy };
const one = async (sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0];

let newcomers = 0;
/** A user with an account and nothing else. */
async function newcomer() {
  newcomers += 1;
  const uid = `newcomer-${newcomers}`;
  const email = `newcomer-${newcomers}@example.jp`;
  await app.pool.query("insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $2, 'x')", [
    uid,
    email,
  ]);
  return { uid, email, token: await app.tokenOf(uid) };
}
const invite = async (token: string, more: object = {}) => {
  const made = await app.call(
    'inviteFamilyMember',
    { role: relative, name: '佐藤 健', relation: '祖父', ...more },
    token,
  );
  if (made.status !== 'OK') throw new Error(made.type);
  return { ...made, secret: /#token=(.+)$/.exec(made.url ?? '')?.[1] ?? '' };
};
const joining = (secret: string) => ({
  ...{ token: secret, name: '佐藤 健', name_kana: 'サトウ ケン', tel: '09011115555', consents },
});
const accept = (secret: string, token: string) => app.call('acceptFamilyInvitation', joining(secret), token);

describe('who may call', () => {
  const id = 999_999;
  const person = { name: '山田 花', relation: '祖母', tel: '09012345678' };
  const invitation = { role: relative, name: '山田 花', relation: '祖母' };
  const calls: [FunctionName, object, Record<'payer' | 'partner' | 'relative' | 'stranger', string>][] = [
    ['inviteFamilyMember', invitation, { payer: 'OK', partner: 'OK', relative: 'guardians_only', stranger: 'OK' }],
    [
      'inviteFamilyMember',
      { ...invitation, role: guardian },
      {
        payer: 'second_guardian_exists',
        partner: 'paying_member_only',
        relative: 'guardians_only',
        stranger: 'OK',
      },
    ],
    [
      'revokeFamilyInvitation',
      { family_invitation_id: 1 },
      { payer: 'OK', partner: 'not_found', relative: 'guardians_only', stranger: 'not_found' },
    ],
    [
      'removeFamilyMember',
      { family_member_id: id },
      { payer: 'not_found', partner: 'paying_member_only', relative: 'paying_member_only', stranger: 'not_found' },
    ],
    ['savePickupPerson', person, { payer: 'OK', partner: 'OK', relative: 'guardians_only', stranger: 'OK' }],
    [
      'removePickupPerson',
      { pickup_person_id: id },
      { payer: 'not_found', partner: 'not_found', relative: 'guardians_only', stranger: 'not_found' },
    ],
  ];
  it.each(calls)('%s', async (name, payload, expected) => {
    for (const [who, answer] of Object.entries(expected)) {
      const result = await app.call(name, payload as never, tokens[who as keyof typeof expected]);
      expect([who, result.status === 'OK' ? 'OK' : result.type]).toEqual([who, answer]);
    }
    expect((await app.request(name, payload)).statusCode).toBe(401);
    expect((await app.request(name, payload, tokens.honbu)).statusCode).toBe(403);
  });

  it('staffLiftPickupFreeze: a manager who knows the family, headquarters', async () => {
    const payload = { customer_id: 1, reason: '書類' };
    const status = async (token?: string) => (await app.request('staffLiftPickupFreeze', payload, token)).statusCode;
    expect([await status(), await status(tokens.payer), await status(tokens.staff)]).toEqual([401, 403, 403]);
    const unknown = { ...payload, customer_id: 99_999 };
    expect(await app.call('staffLiftPickupFreeze', unknown, tokens.manager)).toMatchObject({ type: 'not_found' });
    expect(await app.call('staffLiftPickupFreeze', payload, tokens.honbu)).toMatchObject({ type: 'pickup_list_open' });
  });

  it.each(['headquartersReadFamilyPeople', 'headquartersRemoveFamilyMember', 'headquartersHideFamilyMember'] as const)(
    '%s: headquarters alone',
    async (name) => {
      const payload = { customer_id: 99_999, family_member_id: 99_999, version: 1, hidden_flag: 1, reason: '理由' };
      const status = async (token?: string) => (await app.request(name, payload, token)).statusCode;
      expect([await status(), await status(tokens.payer), await status(tokens.manager)]).toEqual([401, 403, 403]);
      expect(await app.call(name, payload as never, tokens.honbu)).toMatchObject({ type: 'not_found' });
    },
  );
});

describe('an invitation', () => {
  it('lets one person join, once, with their own contact details; the family is notified', async () => {
    const { secret, family_invitation_id, url } = await invite(tokens.sato, { role: guardian, relation: '父' });
    expect(url).toContain(`/family_invitations/${family_invitation_id}#token=`);
    expect(await app.call('checkFamilyInvitation', { token: secret })).toMatchObject({
      ...{ status: 'OK', inviter_name: '佐藤 美咲', role: guardian, signed_in: null },
    });
    const who = await newcomer();
    expect(await accept(secret, who.token)).toMatchObject({ status: 'OK', role: guardian });
    // The same press again.
    expect(await accept(secret, who.token)).toMatchObject({ status: 'OK', role: guardian });
    const member = await one('select * from family_members where uid = $1', who.uid);
    expect(member).toMatchObject({ customer_id: 1, role: guardian, relation: '父', terms_version: consents.terms });
    expect(await one('select * from family_member_contacts where family_member_id = $1', member.id)).toMatchObject({
      ...{ tel: '09011115555', email: who.email, line_notification_flag: false },
    });
    expect(await one("select title from notifications where kind = 'family_joined' and customer_id = 1")).toEqual({
      title: '佐藤 健さんが加わりました',
    });
    const other = await newcomer();
    expect(await accept(secret, other.token)).toMatchObject({ type: 'family_invitation_used' });
    expect(await app.call('checkFamilyInvitation', { token: secret })).toMatchObject({
      type: 'family_invitation_used',
    });
    const again = { role: guardian, name: '別の 方', relation: '父' };
    expect(await app.call('inviteFamilyMember', again, tokens.sato)).toMatchObject({ type: 'second_guardian_exists' });
    // Neither removes the other.
    const removed = await app.call('removeFamilyMember', { family_member_id: member.id }, tokens.sato);
    expect(removed).toMatchObject({ type: 'guardian_stays' });
    expect(await app.call('leaveFamily', {}, tokens.sato)).toMatchObject({ type: 'guardian_stays' });
    expect(await app.call('leaveFamily', {}, who.token)).toMatchObject({ status: 'OK' });
    expect(await one('select uid, removed_at from family_members where id = $1', member.id)).toEqual({
      ...{ uid: null, removed_at: app.clock.now() },
    });
  });

  it('is refused to members, after its hours, and once taken back', async () => {
    const { secret, family_invitation_id } = await invite(tokens.sato);
    expect(await accept(secret, tokens.stranger)).toMatchObject({ type: 'family_member_already' });
    expect(await accept(secret, tokens.partner)).toMatchObject({ type: 'family_member_already' });
    expect(await app.call('checkFamilyInvitation', { token: secret }, tokens.stranger)).toMatchObject({
      ...{ signed_in: { label: 'suzuki@example.jp', may_join_flag: false } },
    });
    expect(await app.call('revokeFamilyInvitation', { family_invitation_id }, tokens.sato)).toMatchObject({
      status: 'OK',
    });
    const who = await newcomer();
    expect(await accept(secret, who.token)).toMatchObject({ type: 'family_invitation_ended' });
    expect(await accept('no such secret', who.token)).toMatchObject({ type: 'family_invitation_ended' });
    const late = await invite(tokens.sato);
    await app.pool.query(
      "update family_invitations set expires_at = created_at + interval '72 hours', created_at = $2 where id = $1",
      [late.family_invitation_id, new Date(app.clock.now().getTime() - 72 * 3_600_000)],
    );
    await app.pool.query("update family_invitations set expires_at = created_at + interval '72 hours' where id = $1", [
      late.family_invitation_id,
    ]);
    expect(await accept(late.secret, who.token)).toMatchObject({ type: 'family_invitation_ended' });
  });

  it('wants the terms and the privacy text in force, either of which may have changed meanwhile', async () => {
    const { secret } = await invite(tokens.sato);
    const who = await newcomer();
    const agreeing = (agreed: Partial<typeof consents>) =>
      app.call('acceptFamilyInvitation', { ...joining(secret), consents: { ...consents, ...agreed } }, who.token);
    expect(await agreeing({ terms: '2020-01-01' })).toMatchObject({ type: 'consents_outdated' });
    expect(await agreeing({ privacy: '2020-01-01' })).toMatchObject({ type: 'consents_outdated' });
    expect(await agreeing({})).toMatchObject({ status: 'OK' });
  });

  it('is used by one of two at once, and a family has one second guardian however many links there were', async () => {
    const single = await invite(tokens.sato);
    const [a, b] = [await newcomer(), await newcomer()];
    const answers = await Promise.all([accept(single.secret, a.token), accept(single.secret, b.token)]);
    expect(answers.map((answer) => (answer.status === 'OK' ? 'OK' : answer.type)).sort()).toEqual([
      ...['OK', 'family_invitation_used'],
    ]);
    const first = await invite(tokens.sato, { role: guardian });
    const second = await invite(tokens.sato, { role: guardian });
    // A new link takes the place of the one before; brought back here to race.
    await app.pool.query('update family_invitations set revoked_at = null where id = $1', [first.family_invitation_id]);
    const [c, d] = [await newcomer(), await newcomer()];
    const raced = await Promise.all([accept(first.secret, c.token), accept(second.secret, d.token)]);
    expect(raced.map((answer) => (answer.status === 'OK' ? 'OK' : answer.type)).sort()).toEqual([
      ...['OK', 'second_guardian_exists'],
    ]);
  });

  it('goes by mail without being shown, and the mail names only the inviter', async () => {
    const made = await invite(tokens.sato, { name: '佐藤 花', email: 'hana@example.jp' });
    expect(made.url).toBeNull();
    const { rows } = await app.pool.query<{ payload: object }>(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'sendPersonInvitation'",
    );
    expect(rows).toEqual([
      {
        payload: expect.objectContaining({
          family_invitation_id: made.family_invitation_id,
          email: 'hana@example.jp',
        }),
      },
    ]);
  });
});

describe('the pick-up list', () => {
  const person = { name: '鈴木 和子', relation: '祖母', tel: '09022223333' };
  const save = (more: object = {}, token = tokens.stranger) =>
    app.call('savePickupPerson', { ...person, ...more }, token);
  it('is saved, changed by version, and another name wants the identity again', async () => {
    const made = await save();
    if (made.status !== 'OK') throw new Error(made.type);
    const { pickup_person_id } = made;
    await app.pool.query('update pickup_people set identity_seen_at = app.now() where id = $1', [pickup_person_id]);
    const { version } = await one('select version from pickup_people where id = $1', pickup_person_id);
    expect(await save({ pickup_person_id, version: version + 1 })).toMatchObject({ type: 'changed_meanwhile' });
    expect(await save({ pickup_person_id, version, tel: '09022224444' })).toMatchObject({ status: 'OK' });
    expect((await one('select * from pickup_people where id = $1', pickup_person_id)).identity_seen_at).not.toBeNull();
    await save({ pickup_person_id, version: version + 1, name: '鈴木 梅子' });
    expect((await one('select * from pickup_people where id = $1', pickup_person_id)).identity_seen_at).toBeNull();
    // Another family's is not found.
    expect(await save({ pickup_person_id, version: version + 2 }, tokens.payer)).toMatchObject({ type: 'not_found' });
    const removed = await app.call('removePickupPerson', { pickup_person_id }, tokens.stranger);
    expect(removed).toMatchObject({ status: 'OK', reserve_ids: [] });
  });

  it('is frozen by either guardian, opened by both, and meanwhile only taken from', async () => {
    expect(await app.call('freezePickupList', {}, tokens.relative)).toMatchObject({ type: 'guardians_only' });
    expect(await app.call('freezePickupList', {}, tokens.partner)).toMatchObject({ status: 'OK' });
    expect(await app.call('freezePickupList', {}, tokens.payer)).toMatchObject({ status: 'OK' });
    expect(await save({}, tokens.payer)).toMatchObject({ type: 'pickup_list_frozen' });
    const listed = await one(
      "select id, version from pickup_people where customer_id = 10 and name = '石井 さゆり' and removed_at is null",
    );
    const change = { pickup_person_id: listed.id, version: listed.version };
    expect(await save(change, tokens.partner)).toMatchObject({ type: 'pickup_list_frozen' });
    expect(await app.call('removePickupPerson', { pickup_person_id: listed.id }, tokens.payer)).toMatchObject({
      status: 'OK',
    });
    expect(await app.call('agreeToPickupList', {}, tokens.partner)).toMatchObject({ status: 'OK', lifted_flag: false });
    expect(await app.call('agreeToPickupList', {}, tokens.partner)).toMatchObject({ status: 'OK', lifted_flag: false });
    expect(await app.call('agreeToPickupList', {}, tokens.payer)).toMatchObject({ status: 'OK', lifted_flag: true });
    expect(await save({}, tokens.payer)).toMatchObject({ status: 'OK' });
  });

  it('is opened by headquarters on a paper, which the audit log has without saying who froze it', async () => {
    await app.call('freezePickupList', {}, tokens.stranger);
    const lift = { customer_id: 2, reason: '書類 2026-11-10付を確認' };
    expect(await app.call('staffLiftPickupFreeze', lift, tokens.honbu)).toMatchObject({ status: 'OK' });
    const log = await one("select * from audit_logs where action = 'staffLiftPickupFreeze'");
    expect(log).toMatchObject({ table_name: 'pickup_freezes', reason: lift.reason });
    expect(JSON.stringify([log.before, log.after])).not.toContain('member');
  });
});

describe('headquarters', () => {
  const people = async () => {
    const answer = await app.call('headquartersReadFamilyPeople', { customer_id: 10 }, tokens.honbu);
    if (answer.status !== 'OK') throw new Error(answer.type);
    return answer.people;
  };
  it('hide from one person, and remove another: the sessions end at once', async () => {
    const [payer, partner] = await people();
    if (!payer || !partner) throw new Error('no people');
    const hide = { family_member_id: payer.family_member_id, version: payer.version, hidden_flag: 1 as const };
    const hidden = await app.call('headquartersHideFamilyMember', { ...hide, reason: '申し出' }, tokens.honbu);
    expect(hidden).toMatchObject({ status: 'OK' });
    expect(await app.call('freezePickupList', {}, tokens.payer)).toMatchObject({ type: 'ask_headquarters' });
    const shown = { ...hide, version: payer.version + 1, hidden_flag: 0 as const, reason: '確認済み' };
    expect(await app.call('headquartersHideFamilyMember', shown, tokens.honbu)).toMatchObject({ status: 'OK' });

    const remove = { family_member_id: partner.family_member_id, version: partner.version, reason: '申し出' };
    expect(await app.call('headquartersRemoveFamilyMember', remove, tokens.honbu)).toMatchObject({ status: 'OK' });
    expect((await people()).map(({ name }) => name)).not.toContain(partner.name);
    await eventually(async () =>
      expect((await app.request('freezePickupList', {}, tokens.partner)).statusCode).toBe(401),
    );
    expect(await one("select from auth.users where uid = 'demo-kimura-partner'")).toBeUndefined();
    const own = { family_member_id: payer.family_member_id, version: payer.version + 2, reason: '申し出' };
    expect(await app.call('headquartersRemoveFamilyMember', own, tokens.honbu)).toMatchObject({ type: 'not_found' });
  });

  it('leave relatives to the paying member', async () => {
    const mother = (await people()).find(({ role }) => role === relative);
    const payload = { family_member_id: mother?.family_member_id ?? 0 };
    expect(await app.call('removeFamilyMember', payload, tokens.payer)).toMatchObject({ status: 'OK' });
    expect(await one("select from auth.session_families where uid = 'demo-kimura-mother' and revoked_at is null")).toBe(
      undefined,
    );
  });
});
