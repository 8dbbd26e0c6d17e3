import { describe, expect, it } from 'vitest';
import { bookByHand } from '../../../../db/testing/by-hand.ts';
import { joinedRemarks } from '../../family/merging/merge.ts';
import { makeFamilies, overfull } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';

const app = await testApp({ emulators: true });
const honbu = await app.tokenOf('demo-honbu', 'staff');
type Family = Awaited<ReturnType<typeof makeFamilies>>[number];

const rows = async (sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows;
const books = () => rows('select * from payments order by id');
const seats = () =>
  rows(`select r.branch_id, r.reserve_date, r.start_datetime, r.end_datetime, count(*)::integer as children
    from reserves r join reserve_details d on d.reserve_id = r.id where r.live group by r.id order by r.id`);

async function reserve(family: Family, date: string, from: string, to: string) {
  const payload = createPayload({ date, from, to }, { branch_id: 2, child_ids: family.child_ids, quoted_amount: 0 });
  const quote = await app.call('quoteReserve', payload, family.token);
  if (quote.status !== 'OK') throw new Error(quote.type);
  const made = await app.call('createReserve', { ...payload, quoted_amount: quote.quote.reserve_amount }, family.token);
  if (made.status !== 'OK') throw new Error(made.type);
  return made.reserve_id;
}
async function pair(children = 1): Promise<[Family, Family]> {
  const [old, kept] = await makeFamilies(app, 2, children);
  if (!old || !kept) throw new Error('two families are needed');
  for (const { uid } of [old, kept]) {
    await rows(
      "insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $2, 'unusable')",
      uid,
      `${uid}@example.jp`,
    );
    await rows('update customers set email = $2 where uid = $1', uid, `${uid}@example.jp`);
  }
  await rows(
    `insert into tickets (customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime)
     values ($1, 1, 10, 4, '2026-11-01', '2027-04-29', '2026-11-01T00:00:00Z')`,
    old.customer_id,
  );
  await bookByHand(
    app.pool,
    `insert into payments (customer_id, amount, payment_datetime, payment_method, payment_type)
     values ($1, 10500, '2026-11-01T00:00:00Z', 1, 4)`,
    [old.customer_id],
  );
  return [old, kept];
}
const look = (from: Family, into: Family, joined_child_ids: number[] = []) =>
  app.call(
    'headquartersMergeCustomers',
    { from_customer_id: from.customer_id, into_customer_id: into.customer_id, joined_child_ids },
    honbu,
  );
async function merge(from: Family, into: Family, joined_child_ids: number[] = []) {
  const shown = await look(from, into, joined_child_ids);
  if (shown.status !== 'OK') throw new Error(shown.type);
  const input = { from_customer_id: from.customer_id, into_customer_id: into.customer_id, joined_child_ids };
  return app.call('headquartersMergeCustomers', { ...input, reason: '同じご家庭', accepted: shown.accept }, honbu);
}

describe('headquartersMergeCustomers', () => {
  it('shows first, then moves children, coming reserves and tickets; the books stay', async () => {
    const [old, kept] = await pair();
    const reserve_id = await reserve(old, '2026-12-08', '09:00', '11:00');
    const [booksBefore, seatsBefore] = [await books(), await seats()];
    const shown = await look(old, kept);
    expect(shown).toMatchObject({
      msg: 'まだ変更していません。内容をご確認ください。',
      merged: false,
      preview: { blockers: [], payments: 1, children: [{ same_child_id: kept.child_ids[0] }] },
    });
    expect(await rows('select from customer_merges where from_customer_id = $1', old.customer_id)).toEqual([]);
    expect(await merge(old, kept)).toMatchObject({ merged: true });

    expect(await books()).toEqual(booksBefore);
    expect(await seats()).toEqual(seatsBefore);
    expect(await rows('select customer_id from reserves where id = $1', reserve_id)).toEqual([
      { customer_id: kept.customer_id },
    ]);
    expect(
      await rows('select sum(remaining)::integer as n from tickets where customer_id = $1', kept.customer_id),
    ).toEqual([{ n: 4 }]);
    expect(await rows('select count(*)::integer as n from children where customer_id = $1', kept.customer_id)).toEqual([
      { n: 2 },
    ]);
    const [ended] = await rows('select status from customers where id = $1', old.customer_id);
    expect(ended).toEqual({ status: 4 });

    // The surviving account sees the old number's payments and gets their receipts; no other does.
    const list = await app.query<{ payments: { id: number }[] }>('SelectMypagePaymentsList', {}, kept.token);
    expect(list.payments).toHaveLength(1);
    const payment_id = list.payments[0]?.id ?? 0;
    expect(await app.call('issueReceiptLink', { payment_id }, kept.token)).toMatchObject({ status: 'OK' });
    const [stranger] = await makeFamilies(app, 1, 1);
    expect(await app.call('issueReceiptLink', { payment_id }, stranger?.token)).toMatchObject({ type: 'not_found' });

    const signIn = await app.post('/auth/password', { email: `${old.uid}@example.jp`, password: 'whatever-12345' });
    expect(signIn.statusCode).toBe(401);
    expect(signIn.body).toContain('別のアカウントにまとめられました');
    expect(
      await app.call(
        'createReserve',
        createPayload(
          { date: '2026-12-09', from: '09:00', to: '11:00' },
          { branch_id: 2, child_ids: old.child_ids, quoted_amount: 0 },
        ),
        old.token,
      ),
    ).toMatchObject({ type: 'account_deleted' });
    const acts = await rows(
      "select table_name from audit_logs where action = 'headquartersMergeCustomers' order by id",
    );
    expect(acts.map(({ table_name }) => table_name)).toEqual([
      'reserves',
      'children',
      'tickets',
      'customers',
      'customer_merges',
    ]);
    expect(await look(old, kept)).toMatchObject({ preview: { blockers: ['old_is_deleted'] } });
  });

  it('joins a child that both accounts know: the surviving row takes the seats and what was said of the health', async () => {
    const [old, kept] = await pair();
    const [a, b] = [old.child_ids[0] ?? 0, kept.child_ids[0] ?? 0];
    await rows("update children set customer_remarks = 'くるみアレルギー' where id = $1", a);
    await rows("update children set customer_remarks = '昼寝は短め' where id = $1", b);
    await rows(
      `insert into child_essentials (child_id, allergy_answer, own_photos_flag, photos_answered_at)
       values ($1, 3, true, now()), ($2, 3, false, now())`,
      a,
      b,
    );
    await rows(
      `insert into child_allergies (child_id, allergen_id, severity, epipen_flag, told_by)
       values ($1, 6, 3, true, 1), ($1, 1, 2, false, 1), ($2, 6, 1, false, 1)`,
      a,
      b,
    );
    const reserve_id = await reserve(old, '2026-12-10', '09:00', '11:00');
    const seatsBefore = await seats();
    expect(await merge(old, kept, [a])).toMatchObject({ merged: true });
    expect(await seats()).toEqual(seatsBefore);
    expect(await rows('select child_id from reserve_details where reserve_id = $1', reserve_id)).toEqual([
      { child_id: b },
    ]);
    const [child] = await rows('select customer_remarks from children where id = $1', b);
    expect(child?.customer_remarks).toBe('昼寝は短め\nくるみアレルギー');
    // No allergy is lost, the stricter answer wins, and a forbidden picture stays forbidden.
    expect(
      await rows(
        `select allergen_id, severity, epipen_flag from child_allergies where child_id = $1 and ended_at is null
         order by allergen_id`,
        b,
      ),
    ).toEqual([
      { allergen_id: 1, severity: 2, epipen_flag: false },
      { allergen_id: 6, severity: 3, epipen_flag: true },
    ]);
    expect(await rows('select allergy_answer, own_photos_flag from child_essentials where child_id = $1', b)).toEqual([
      { allergy_answer: 3, own_photos_flag: false },
    ]);
    // The branch sees that the card is another one now.
    expect(await rows('select changed_fields from child_health_versions where child_id = $1', b)).toHaveLength(1);
    expect(await rows('select disable, customer_id from children where id = $1', a)).toEqual([
      { disable: true, customer_id: old.customer_id },
    ]);
  });

  it('refuses what was not seen, and what blocks the merge', async () => {
    const [old, kept] = await pair();
    const input = { from_customer_id: old.customer_id, into_customer_id: kept.customer_id, reason: '同じご家庭' };
    const shown = await look(old, kept);
    const accepted = shown.status === 'OK' ? shown.accept : '';
    expect(await app.call('headquartersMergeCustomers', { ...input, reason: '', accepted }, honbu)).toMatchObject({
      fields: ['reason'],
    });
    await reserve(old, '2026-12-11', '09:00', '11:00');
    expect(await app.call('headquartersMergeCustomers', { ...input, accepted }, honbu)).toMatchObject({
      type: 'merge_changed',
    });
    await reserve(kept, '2026-12-11', '10:00', '12:00');
    expect(await look(old, kept, old.child_ids)).toMatchObject({ preview: { blockers: ['stays_overlap'] } });
    expect(await merge(old, kept, old.child_ids)).toMatchObject({ type: 'merge_refused' });
    await rows('update customers set stripe_payment_method_id = null where id = $1', kept.customer_id);
    expect(await look(old, kept)).toMatchObject({ preview: { blockers: ['kept_has_no_card'] } });
    await rows(
      "update customers set stripe_subscription_id = 'sub_' || id, stripe_subscription_status = 'active' where id = any ($1)",
      [old.customer_id, kept.customer_id],
    );
    expect(await look(old, kept)).toMatchObject({
      preview: { blockers: expect.arrayContaining(['both_have_a_paid_plan']) },
    });
    await rows('update customers set stripe_subscription_id = null where id = $1', kept.customer_id);
    expect(await look(old, kept)).toMatchObject({
      preview: { blockers: expect.arrayContaining(['old_has_a_paid_plan']) },
    });
    expect(await look(old, old)).toMatchObject({ type: 'input_error' });
  });

  it('however families reserve meanwhile: books unchanged, no seat lost or doubled', async () => {
    const pairs = await Promise.all([1, 2, 3, 4].map(() => pair()));
    const dates = ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17'];
    const before = await books();
    await Promise.all(
      pairs.flatMap(([old, kept], n) => [
        ...dates.map((date) => reserve(old, date, `${9 + n}:00`.padStart(5, '0'), `${11 + n}:00`).catch(String)),
        ...dates.map((date) => reserve(kept, date, `${9 + n}:00`.padStart(5, '0'), `${11 + n}:00`).catch(String)),
        merge(old, kept).catch(String),
        merge(kept, old).catch(String),
      ]),
    );
    expect(await books()).toEqual(before);
    expect(await overfull(app, 2, dates)).toEqual([]);
    for (const [old, kept] of pairs) {
      const ids = [old.customer_id, kept.customer_id];
      const merges = await rows('select from_customer_id from customer_merges where from_customer_id = any ($1)', ids);
      expect(merges.length).toBeLessThanOrEqual(1);
      const live = await rows(
        `select r.customer_id, c.status from reserves r join customers c on c.id = r.customer_id
         where r.customer_id = any ($1) and r.live and r.childcare_status = 1`,
        ids,
      );
      // Anyone who was merged away holds no seat to come, and every seat's child belongs to who holds it.
      expect(live.filter(({ status }) => status === 4)).toEqual([]);
      const strange = await rows(
        `select from reserves r join reserve_details d on d.reserve_id = r.id join children k on k.id = d.child_id
         where r.customer_id = any ($1) and r.live and k.customer_id <> r.customer_id`,
        ids,
      );
      expect(strange).toEqual([]);
      const tickets = await rows('select sum(remaining)::integer as n from tickets where customer_id = any ($1)', ids);
      expect(tickets).toEqual([{ n: 4 }]);
    }
  });

  it('takes the people along while there is room, and says for whom there is none', async () => {
    const [old, kept] = await pair();
    const join = (family: Family, role: number, name: string) =>
      rows(
        `with u as (insert into auth.users (uid, kind, email, password_hash) values ($3, 'customer', $3 || '@example.jp', 'x'))
         insert into family_members (customer_id, role, uid, name) values ($1, $2, $3, $3)`,
        ...[family.customer_id, role, name],
      );
    await join(old, 2, 'old-guardian');
    await join(old, 3, 'old-relative');
    await join(kept, 2, 'kept-guardian');
    await app.call('savePickupPerson', { name: '祖母', relation: '祖母', tel: '09012340000' }, old.token);
    expect(await look(old, kept)).toMatchObject({
      preview: {
        people: { moving: ['old-relative(家族)', '祖母(お迎えの方)'], ending: ['old-guardian(保護者)'] },
      },
    });
    expect(await merge(old, kept)).toMatchObject({ merged: true });
    const named = 'select name from family_members where customer_id = $1 and removed_at is null and name is not null';
    expect(await rows(`${named} order by name`, kept.customer_id)).toEqual([
      { name: 'kept-guardian' },
      { name: 'old-relative' },
    ]);
    expect(await rows("select from auth.users where uid = 'old-guardian'")).toEqual([]);
    expect(await rows('select name from pickup_people where customer_id = $1', kept.customer_id)).toEqual([
      { name: '祖母' },
    ]);
  });
});

describe('what is known of a joined child', () => {
  it('is never lost: what the parent’s field cannot hold goes into staff’s notes', () => {
    const kept = { customer_remarks: '卵アレルギー', staff_remarks: '' };
    const notices = (customer_remarks: string) => joinedRemarks(kept, { customer_remarks, staff_remarks: '静か' });
    expect(notices('')).toEqual({ customer_remarks: '卵アレルギー', staff_remarks: '静か' });
    expect(notices('卵')).toMatchObject({ customer_remarks: '卵アレルギー' });
    expect(notices('そば')).toMatchObject({ customer_remarks: '卵アレルギー\nそば' });
    const long = 'あ'.repeat(99);
    expect(notices(long)).toEqual({
      customer_remarks: '卵アレルギー',
      staff_remarks: `統合前の保護者の記入: ${long}\n静か`,
    });
  });
});
