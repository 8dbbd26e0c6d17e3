import { describe, expect, it } from 'vitest';
import type { FunctionName } from '../../../contract/functions/functions.ts';
import { endBranches } from '../../calendar/jobs/endBranches.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const MINATO = 2;
const MUSASHINO = 3;
const people = {
  visitor: undefined,
  parent: await app.tokenOf('demo-sato'),
  staff: await app.tokenOf('demo-minato-staff', 'staff'),
  elsewhere: await app.tokenOf('demo-musashino-manager', 'staff'),
  manager: await app.tokenOf('demo-minato-manager', 'staff'),
  headquarters: await app.tokenOf('demo-honbu', 'staff'),
};
const hq = people.headquarters;

const columns = {
  name: 'あざみ野つぼみ園',
  path_name: 'azamino-tsubomi',
  reading: 'あざみのつぼみえん',
  postal_code: '2250011',
  prefecture_id: 14,
  address1: '横浜市青葉区あざみ野',
  address2: '2-9-1',
  nearest_station: 'あざみ野駅 西口から徒歩3分',
  latitude: '35.5685',
  longitude: '139.5533',
  tel: '0455501777',
  email: 'azamino@imahoiku.example',
  open_date: '2026-12-01',
  minimum_age_months: '',
  maximum_school_grade: '',
  staffing_mode: '1',
  chatwork_room_id: '',
  google_calendar_flag: 0 as const,
  google_calendar_id: '',
  google_map_embed_code: '',
  google_map_shared_link: '',
};
const hours = {
  open_time: '08:00',
  close_time: '19:00',
  extended_open_time: '07:00',
  extended_close_time: '21:00',
  capacity: 8,
};
const posting = { branch_id: MINATO, version: 1, owner_name: 'いまほいく株式会社' };
const notice = { title: '工事のお知らせ', content: '玄関を直します。', publication_date: '2026-11-16' };
const words = { information_content: '新しい紹介文です。', instagram_account: '', twitter_account: '@imahoiku_m' };

const version = async (table: string, id: number) =>
  (await app.pool.query<{ version: number }>(`select version from ${table} where id = $1`, [id])).rows[0]?.version ?? 0;
const one = async <Row>(sql: string, values: unknown[] = []) => (await app.pool.query(sql, values)).rows[0] as Row;
const child = await one<{ customer_id: number; child_ids: number[] }>(
  'select customer_id, array[id] as child_ids from children where id = 3',
);
const add = async (path_name: string) => {
  const made = await app.call('headquartersAddBranch', { ...columns, ...hours, path_name }, hq);
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  return made.branch_id;
};

describe('who may', () => {
  const managersToo: [FunctionName, object][] = [
    ['staffSaveBranchPage', { ...words, version: 1, partners: [] }],
    ['staffSaveBranchNotice', { ...notice, version: 1 }],
    ['staffRemoveBranchNotice', { notice_id: 1, version: 99 }],
  ];
  it.each(managersToo)('%s: headquarters, and the manager of that branch', async (name, input) => {
    const ask = async (token: string | undefined, branch_id: number) => {
      const answer = await app.request(name, { ...input, branch_id }, token);
      return answer.statusCode === 200 ? answer.json<{ result: { type?: string } }>().result : answer.statusCode;
    };
    expect(await ask(people.visitor, MINATO)).toBe(401);
    expect(await ask(people.parent, MINATO)).toBe(403);
    expect(await ask(people.staff, MINATO)).toBe(403);
    expect(await ask(people.elsewhere, MINATO)).toMatchObject({ type: 'not_found' });
    for (const token of [people.manager, hq]) {
      const answer = await ask(token, MINATO);
      expect(answer).toBeTypeOf('object');
      expect((answer as { type?: string }).type).not.toBe('not_found');
    }
  });
});

describe('a branch', () => {
  it('is added as preparing, edited, opened and seen in public; the log has before and after', async () => {
    const branch_id = await add('azamino-tsubomi');
    const twice = await app.call('headquartersAddBranch', { ...columns, ...hours }, hq);
    expect(twice).toMatchObject({ type: 'input_error', fields: ['path_name'] });
    const bad = { ...columns, ...hours, path_name: 'list', google_calendar_flag: 1 as const, latitude: '1' };
    expect(await app.call('headquartersAddBranch', bad, hq)).toMatchObject({ type: 'input_error' });

    const listed = () =>
      app.query<{ branches: { name: string; status: number }[] }>('SelectBranchesDetail', {
        path_name: 'azamino-tsubomi',
      });
    expect((await listed()).branches).toMatchObject([{ name: 'あざみ野つぼみ園', status: 2 }]);
    const edited = { ...columns, branch_id, version: 1, name: 'あざみ野ふたば園' };
    expect(await app.call('headquartersEditBranch', edited, hq)).toMatchObject({ status: 'OK', version: 2 });
    // Another user had the form open all the while.
    const late = await app.call('headquartersEditBranch', { ...edited, name: '別の名前' }, hq);
    expect(late).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { name: 'あざみ野ふたば園', version: 2 } },
    });
    const open = { branch_id, version: 2, status: 1 };
    expect(await app.call('headquartersSetBranchStatus', open, hq)).toMatchObject({ status: 'OK', version: 3 });
    expect((await listed()).branches).toMatchObject([{ name: 'あざみ野ふたば園', status: 1 }]);
    expect(await app.call('headquartersSetBranchStatus', { ...open, version: 3, status: 2 }, hq)).toMatchObject({
      type: 'transition_refused',
    });
    const { rows } = await app.pool.query(
      "select action, before ->> 'name' as before, after ->> 'name' as after from audit_logs where table_name = 'branches' and record_id = $1 order by id",
      [branch_id],
    );
    expect(rows).toEqual([
      { action: 'headquartersAddBranch', before: null, after: 'あざみ野つぼみ園' },
      { action: 'headquartersEditBranch', before: 'あざみ野つぼみ園', after: 'あざみ野ふたば園' },
      { action: 'headquartersSetBranchStatus', before: 'あざみ野ふたば園', after: 'あざみ野ふたば園' },
    ]);
  });

  it('that is the headquarters has no status to change', async () => {
    const closing = { branch_id: 1, version: await version('branches', 1), status: 3 };
    expect(await app.call('headquartersSetBranchStatus', closing, hq)).toMatchObject({ type: 'not_found' });
  });
});

describe('the end of a branch', () => {
  const sweep = () => endBranches(app.services, {});
  const families = async (number: number) =>
    (
      await app.pool.query<{ customer_id: number; child_id: number }>(
        `select k.customer_id, min(k.id) as child_id from children k join customers c on c.id = k.customer_id
         where c.status = 1 and c.registration_status = 1 and not k.disable group by k.customer_id order by 1 limit $1`,
        [number],
      )
    ).rows;
  const stay = async (branch_id: number, family: { customer_id: number; child_id: number }, day: string) => {
    const { id } = await one<{ id: number }>(
      `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
         cancel_flag, current_day_flag, holiday_flag, reserve_amount)
       values ($1, $2, $3::date + time '9:00' at time zone 'Asia/Tokyo', $3::date + time '11:00' at time zone 'Asia/Tokyo',
         1, 1, false, false, false, 2200) returning id`,
      [branch_id, family.customer_id, day],
    );
    await app.pool.query(
      `insert into reserve_details (reserve_id, child_id, zero_year_old_flag, schoolchild_flag) values ($1, $2, false, false)`,
      [id, family.child_id],
    );
    return id;
  };
  const opened = async (path_name: string) => {
    const branch_id = await add(path_name);
    await app.pool.query("update branches set status = 1, open_date = '2026-01-01' where id = $1", [branch_id]);
    return branch_id;
  };
  const staffReserve = async (branch_id: number, reserve_date: string) =>
    app.call(
      'staffCreateReserve',
      {
        ...{ ...child, branch_id, reserve_date },
        ...{ start_hour: 13, start_min: 0, end_hour: 15, end_min: 0 },
        ...{ pickup_name: null, pickup_tel: null, remarks: '', override_reason: '開園中' },
        idempotency_key: crypto.randomUUID(),
      },
      hq,
    );
  const ending = { last_date: '2026-12-20', answer_until: '2026-12-01', reason: '建物の建て替えのため。' };

  it('is announced with the stays after it seen, refuses what comes later, and asks each family once', async () => {
    const branch_id = await opened('ending-branch');
    const [first, second] = await families(2);
    if (!first || !second) throw new Error('no families');
    const kept = await stay(branch_id, first, '2026-12-20');
    const later = await stay(branch_id, first, '2026-12-21');
    const moved = await stay(branch_id, second, '2026-12-22');
    const announce = { branch_id, version: await version('branches', branch_id), ...ending, seen_reserves: 1 };
    expect((await app.request('headquartersAnnounceBranchEnd', announce, people.manager)).statusCode).toBe(403);
    // Another stay came while the list was looked at: it is shown first.
    expect(await app.call('headquartersAnnounceBranchEnd', announce, hq)).toMatchObject({
      type: 'branch_has_reserves',
      details: { count: 2, reserve_ids: [later, moved] },
    });
    for (const [change, field] of [
      [{ last_date: '2026-11-15', answer_until: '2026-11-15' }, 'last_date'],
      [{ answer_until: '2026-11-15' }, 'answer_until'],
      [{ answer_until: '2026-12-21' }, 'answer_until'],
    ] as const) {
      const wrong = { ...announce, ...change, seen_reserves: 2 };
      expect(await app.call('headquartersAnnounceBranchEnd', wrong, hq)).toMatchObject({ fields: [field] });
    }
    const seen = { ...announce, seen_reserves: 2 };
    expect(await app.call('headquartersAnnounceBranchEnd', seen, hq)).toMatchObject({
      status: 'OK',
      asked_families: 2,
    });
    expect(await app.call('headquartersAnnounceBranchEnd', seen, hq)).toMatchObject({ type: 'changed_meanwhile' });

    const { branches } = await app.query<{ branches: { last_date: string }[] }>('SelectBranchesDetail', {
      path_name: 'ending-branch',
    });
    expect(branches).toMatchObject([{ last_date: '2026-12-20' }]);
    const { rows: marks } = await app.pool.query(
      `select closed_flag, reserve_remarks from view_reserve_date_calendars
       where branch_id = $1 and date in ('2026-12-20', '2026-12-21') order by date`,
      [branch_id],
    );
    expect(marks).toEqual([
      { closed_flag: false, reserve_remarks: '' },
      { closed_flag: true, reserve_remarks: '閉園しています。' },
    ]);
    expect(await staffReserve(branch_id, '2026-12-18')).toMatchObject({ status: 'OK' });
    expect(await staffReserve(branch_id, '2026-12-21')).toMatchObject({ status: 'NG' });
    const { rows: told } = await app.pool.query(
      `select distinct customer_id, link from notifications where kind = 'branch_closure' and customer_id = any ($1)`,
      [[first.customer_id, second.customer_id]],
    );
    expect(told).toHaveLength(2);
    const found = await app.call('headquartersReadBranchEnd', { branch_id }, hq);
    expect(found).toMatchObject({ end: { last_date: '2026-12-20', authority_due: '2027-01-21' }, reserves: 2 });
    const live = async () =>
      (await app.pool.query('select id from reserves where id = any ($1) and live order by id', [[kept, later, moved]]))
        .rows;

    // Nothing happens until the day of the answers is over; then what is left goes, free of charge, once.
    app.clock.freeze(new Date('2026-12-01T23:00:00+09:00'));
    await sweep();
    expect(await live()).toEqual([{ id: kept }, { id: later }, { id: moved }]);
    app.clock.freeze(new Date('2026-12-02T00:10:00+09:00'));
    await sweep();
    await sweep();
    expect(await live()).toEqual([{ id: kept }]);
    const { rows: cancelled } = await app.pool.query(
      'select reserve_id, cancel_amount, cancel_cause, cancel_remarks from reserve_cancellations where reserve_id = any ($1) order by reserve_id',
      [[later, moved]],
    );
    expect(cancelled).toEqual(
      [later, moved].map((reserve_id) => ({
        ...{ reserve_id, cancel_amount: 0, cancel_cause: 2, cancel_remarks: ending.reason },
      })),
    );
    app.clock.freeze(new Date('2026-11-16T10:00:00+09:00'));
  });

  it('closes after the last day and not before, with no child there and no stay left', async () => {
    const branch_id = await opened('closing-branch');
    const close = async () =>
      app.call(
        'headquartersSetBranchStatus',
        { branch_id, version: await version('branches', branch_id), status: 3 },
        await app.tokenOf('demo-honbu', 'staff'),
      );
    expect(await close()).toMatchObject({ type: 'branch_without_last_day' });
    const announce = { branch_id, version: await version('branches', branch_id), ...ending, seen_reserves: 0 };
    const today = { ...announce, last_date: '2026-11-16', answer_until: '2026-11-16' };
    expect(await app.call('headquartersAnnounceBranchEnd', today, hq)).toMatchObject({ status: 'OK' });
    expect(await close()).toMatchObject({ type: 'branch_without_last_day' });
    const told = { branch_id, version: 1, authority_told_date: '2026-11-16' };
    expect(await app.call('headquartersMarkAuthorityTold', told, hq)).toMatchObject({ status: 'OK', version: 2 });
    expect(await app.call('headquartersMarkAuthorityTold', told, hq)).toMatchObject({ type: 'changed_meanwhile' });
    app.clock.freeze(new Date('2026-11-17T09:00:00+09:00'));
    const [family] = await families(1);
    if (!family) throw new Error('no family');
    const forgotten = await stay(branch_id, family, '2026-11-16');
    const present = `with stay as (update reserves set childcare_status = $2 where id = $1)
      update reserve_details set attendance_status = $2, arrived_datetime = case $2 when 2 then lower(during) end where reserve_id = $1`;
    await app.pool.query(present, [forgotten, 2]);
    expect(await close()).toMatchObject({ type: 'branch_has_children' });
    await app.pool.query(present, [forgotten, 1]);
    expect(await close()).toMatchObject({ status: 'OK' });
    const { branches } = await app.query<{ branches: unknown[] }>('SelectBranchesDetail', {
      path_name: 'closing-branch',
    });
    expect(branches).toEqual([]);
    app.clock.freeze(new Date('2026-11-16T10:00:00+09:00'));
  });

  it('can be taken back: later days are open again, and what was asked is over', async () => {
    const branch_id = await opened('staying-branch');
    const [family] = await families(1);
    if (!family) throw new Error('no family');
    const later = await stay(branch_id, family, '2026-12-28');
    const announce = { branch_id, version: await version('branches', branch_id), ...ending, seen_reserves: 1 };
    expect(await app.call('headquartersAnnounceBranchEnd', announce, hq)).toMatchObject({ asked_families: 1 });
    const twice = { ...announce, version: await version('branches', branch_id) };
    expect(await app.call('headquartersAnnounceBranchEnd', twice, hq)).toMatchObject({ type: 'branch_ends_already' });
    const withdraw = { branch_id, version: await version('branches', branch_id), reason: '続けられることになったため' };
    expect(await app.call('headquartersWithdrawBranchEnd', withdraw, hq)).toMatchObject({ status: 'OK' });
    app.clock.freeze(new Date('2026-12-02T00:10:00+09:00'));
    await sweep();
    app.clock.freeze(new Date('2026-11-16T10:00:00+09:00'));
    expect(await one('select live from reserves where id = $1', [later])).toEqual({ live: true });
    expect(await staffReserve(branch_id, '2026-12-21')).toMatchObject({ status: 'OK' });
  });
});

describe('an end while a family reserves', () => {
  it('leaves no stay after the last day that nobody was asked about', async () => {
    const branch_id = await add('racing-branch');
    await app.pool.query("update branches set status = 1, open_date = '2026-01-01' where id = $1", [branch_id]);
    const payload = (day: number) => ({
      ...{ ...child, branch_id, reserve_date: `2026-12-${day}` },
      ...{ start_hour: 9, start_min: 0, end_hour: 11, end_min: 0 },
      ...{ pickup_name: null, pickup_tel: null, remarks: '', override_reason: '' },
      idempotency_key: crypto.randomUUID(),
    });
    const announce = {
      ...{ branch_id, version: await version('branches', branch_id), seen_reserves: 0, reason: '閉園のため' },
      ...{ last_date: '2026-12-10', answer_until: '2026-12-01' },
    };
    const [ended, ...made] = await Promise.all([
      app.call('headquartersAnnounceBranchEnd', announce, hq),
      ...[14, 15, 16, 17].map((day) => app.call('staffCreateReserve', payload(day), hq)),
    ]);
    const { live } = await one<{ live: number }>(
      'select count(*)::int as live from reserves where branch_id = $1 and live',
      [branch_id],
    );
    const kept = made.filter(({ status }) => status === 'OK').length;
    expect(live).toBe(kept);
    // Either the end is announced and nobody got in, or those who did are named and it is not.
    expect([ended.status, live > 0]).toEqual(ended.status === 'OK' ? ['OK', false] : ['NG', true]);
  });
});

describe('the page of a branch', () => {
  it('keeps words, accounts and partners together, in their order; the second editor is shown the first one’s', async () => {
    const page = await one<{ id: number; version: number }>(
      'select id, version from branch_informations where branch_id = $1',
      [MUSASHINO],
    );
    const partners = [
      { name: '絵本の店', partner_url: 'https://ehon.example' },
      { name: 'こどもクリニック', partner_url: '' },
    ];
    const input = { ...words, branch_id: MUSASHINO, version: page.version, partners };
    expect(await app.call('staffSaveBranchPage', input, people.elsewhere)).toMatchObject({ status: 'OK' });
    const late = await app.call('staffSaveBranchPage', { ...input, partners: [] }, hq);
    expect(late).toMatchObject({
      type: 'changed_meanwhile',
      details: {
        current: { twitter_account: 'imahoiku_m', partners: '絵本の店 https://ehon.example\nこどもクリニック' },
      },
    });
    const { branches } = await app.query<{ branches: { branch_partners: { name: string }[] }[] }>(
      'SelectBranchesDetail',
      { path_name: 'musashino-midori' },
    );
    expect(branches[0]?.branch_partners.map(({ name }) => name)).toEqual(['絵本の店', 'こどもクリニック']);
    const insecure = [{ name: '悪い店', partner_url: 'javascript:alert(1)' }];
    expect(await app.call('staffSaveBranchPage', { ...input, partners: insecure }, hq)).toMatchObject({
      type: 'input_error',
      fields: ['partners.0.partner_url'],
    });
  });

  it('shows a notice from its day to its last one; those in charge see the coming ones', async () => {
    const coming = { ...notice, branch_id: MINATO, version: 1, publication_date: '2026-12-01' };
    const made = await app.call('staffSaveBranchNotice', coming, people.manager);
    if (made.status !== 'OK') throw new Error(JSON.stringify(made));
    const seen = async (token?: string) => {
      const variables = { branch_id: MINATO, limit: 50, offset: 0 };
      type Notices = { branch_notices: { id: number }[] };
      return (await app.query<Notices>('SelectStaffBranchNotices', variables, token)).branch_notices.map(
        ({ id }) => id,
      );
    };
    expect(await seen(people.manager)).toContain(made.id);
    expect(await seen(hq)).toContain(made.id);
    expect(await seen(people.elsewhere)).not.toContain(made.id);
    expect(await seen(people.parent).catch(() => [])).not.toContain(made.id);
    const ended = { ...coming, notice_id: made.id, publication_date: '2026-11-01', publication_end_date: '2026-11-15' };
    expect(await app.call('staffSaveBranchNotice', ended, people.manager)).toMatchObject({ version: 2 });
    expect(await seen(people.elsewhere)).not.toContain(made.id);
    // By the id of another branch's notice nothing is reached.
    const foreign = { branch_id: MUSASHINO, notice_id: made.id, version: 2 };
    expect(await app.call('staffRemoveBranchNotice', foreign, people.elsewhere)).toMatchObject({ type: 'not_found' });
    const own = { branch_id: MINATO, notice_id: made.id, version: 2 };
    expect(await app.call('staffRemoveBranchNotice', own, people.manager)).toMatchObject({ status: 'OK' });
    expect(await seen(hq)).not.toContain(made.id);
  });

  it('shows the posting items as saved, made when there were none', async () => {
    const branch_id = await add('posting-branch');
    const input = {
      ...posting,
      branch_id,
      nursery_teachers: '4',
      search_site_url: 'https://www.wam.go.jp/kokodesearch/',
    };
    expect(await app.call('headquartersSaveBranchPosting', input, hq)).toMatchObject({ status: 'OK', version: 2 });
    expect(await app.call('headquartersSaveBranchPosting', input, hq)).toMatchObject({ type: 'changed_meanwhile' });
    const { branches } = await app.query<{ branches: { branch_postings: unknown[] }[] }>('SelectBranchesDetail', {
      path_name: 'posting-branch',
    });
    expect(branches[0]?.branch_postings).toMatchObject([{ owner_name: 'いまほいく株式会社', nursery_teachers: 4 }]);
  });
});

describe('papers of an authority', () => {
  it('hold on their days: tax is judged on the day of the stay, and two of a kind never overlap', async () => {
    const branch_id = await add('certified-branch');
    const tax = { branch_id, version: 1, kind: 1, issuer: '横浜市', certificate_number: '第3号' };
    const dates = { start_date: '2026-11-20', end_date: '2026-11-30' };
    const made = await app.call('headquartersSaveBranchCertificate', { ...tax, ...dates }, hq);
    if (made.status !== 'OK') throw new Error(JSON.stringify(made));
    const overlapping = { ...tax, start_date: '2026-11-30', end_date: '' };
    expect(await app.call('headquartersSaveBranchCertificate', overlapping, hq)).toMatchObject({
      type: 'certificate_overlaps',
    });
    const exempt = async (day: string) =>
      (
        await one<{ exempt: boolean }>(
          "select (f ->> 'tax_exempt_flag')::boolean as exempt from app.branch_day($1, $2, null) f",
          [branch_id, day],
        )
      ).exempt;
    expect(await Promise.all(['2026-11-19', '2026-11-20', '2026-11-30', '2026-12-01'].map(exempt))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const remove = { branch_id, certificate_id: made.id, version: 1 };
    expect(await app.call('headquartersRemoveBranchCertificate', { ...remove, branch_id: MINATO }, hq)).toMatchObject({
      type: 'not_found',
    });
    expect(await app.call('headquartersRemoveBranchCertificate', remove, hq)).toMatchObject({ status: 'OK' });
  });

  it('that were in force cannot be removed, only ended', async () => {
    const { id, branch_id } = await one<{ id: number; branch_id: number }>(
      'select id, branch_id from branch_certificates where kind = 1 order by id limit 1',
    );
    const remove = { branch_id, certificate_id: id, version: 1 };
    expect(await app.call('headquartersRemoveBranchCertificate', remove, hq)).toMatchObject({
      type: 'certificate_in_force',
    });
  });
});
