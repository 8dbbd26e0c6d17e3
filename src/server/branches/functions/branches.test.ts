import { describe, expect, it } from 'vitest';
import type { FunctionName } from '../../../contract/functions/functions.ts';
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

describe('closing', () => {
  it('names the reserves in the way, cancels them free of charge with a message, and takes no new ones', async () => {
    const branch_id = await add('closing-branch');
    await app.call('headquartersSetBranchStatus', { branch_id, version: 1, status: 1 }, hq);
    const family = await one<{ customer_id: number; id: number }>(
      `select k.customer_id, k.id from children k join customers c on c.id = k.customer_id
       where c.status = 1 and c.registration_status = 1 and not k.disable order by k.id limit 1`,
    );
    const stay = async (start: string, end: string) => {
      const { id } = await one<{ id: number }>(
        `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status,
           cancel_flag, current_day_flag, holiday_flag, reserve_amount)
         values ($1, $2, $3, $4, 1, 1, false, false, false, 2200) returning id`,
        [branch_id, family.customer_id, start, end],
      );
      await app.pool.query(
        `insert into reserve_details (reserve_id, child_id, zero_year_old_flag, schoolchild_flag) values ($1, $2, false, false)`,
        [id, family.id],
      );
      return id;
    };
    // One of today, for which a parent would pay a fee, and one of a later day.
    const soon = await stay('2026-11-16T21:00:00+09:00', '2026-11-16T22:00:00+09:00');
    const later = await stay('2026-12-10T09:00:00+09:00', '2026-12-10T11:00:00+09:00');
    const close = { branch_id, version: 2, status: 3 };
    const refused = await app.call('headquartersSetBranchStatus', close, hq);
    expect(refused).toMatchObject({
      type: 'branch_has_reserves',
      details: { count: 2, reserve_ids: [soon, later] },
    });
    const silent = await app.call('headquartersSetBranchStatus', { ...close, cancel_reserves: 2 }, hq);
    expect(silent).toMatchObject({ type: 'input_error', fields: ['message'] });
    const message = '建物の建て替えのため、閉園します。';
    const present = `with stay as (update reserves set childcare_status = $2 where id = $1)
      update reserve_details set attendance_status = $2, arrived_datetime = case $2 when 2 then lower(during) end where reserve_id = $1`;
    await app.pool.query(present, [soon, 2]);
    const agreed = { ...close, cancel_reserves: 2, message };
    expect(await app.call('headquartersSetBranchStatus', agreed, hq)).toMatchObject({ type: 'branch_has_children' });
    await app.pool.query(present, [soon, 1]);
    // One more came while the list was looked at: it is shown before it is cancelled.
    const seenOne = { ...agreed, cancel_reserves: 1 };
    expect(await app.call('headquartersSetBranchStatus', seenOne, hq)).toMatchObject({ type: 'branch_has_reserves' });
    expect(await app.call('headquartersSetBranchStatus', agreed, hq)).toMatchObject({
      status: 'OK',
      cancelled_reserves: 2,
    });
    const { rows: cancelled } = await app.pool.query(
      `select reserve_id, cancel_amount, cancel_type, cancel_remarks from reserve_cancellations
       where reserve_id = any ($1) order by reserve_id`,
      [[soon, later]],
    );
    expect(cancelled).toEqual(
      [soon, later].map((reserve_id) => ({ reserve_id, cancel_amount: 0, cancel_type: 2, cancel_remarks: message })),
    );
    const notices = await one<{ title: string; content: string }>(
      'select title, content from notifications where reserve_id = $1',
      [later],
    );
    expect(notices.title).toBe('閉園のため、ご予約を取り消しました');
    expect(notices.content).toContain(message);
    const { branches } = await app.query<{ branches: unknown[] }>('SelectBranchesDetail', {
      path_name: 'closing-branch',
    });
    expect(branches).toEqual([]);
  });
});

describe('closing while a family reserves', () => {
  it('leaves no reserve behind in a closed branch', async () => {
    const branch_id = await add('racing-branch');
    await app.pool.query("update branches set status = 1, open_date = '2026-01-01' where id = $1", [branch_id]);
    const child = await one<{ customer_id: number; id: number }>('select customer_id, id from children where id = 3');
    const payload = (day: number) => ({
      customer_id: child.customer_id,
      child_ids: [child.id],
      branch_id,
      reserve_date: `2026-12-${day}`,
      start_hour: 9,
      start_min: 0,
      end_hour: 11,
      end_min: 0,
      pickup_name: null,
      pickup_tel: null,
      remarks: '',
      override_reason: '',
      idempotency_key: crypto.randomUUID(),
    });
    const versionNow = await version('branches', branch_id);
    const [closed, ...made] = await Promise.all([
      app.call('headquartersSetBranchStatus', { branch_id, version: versionNow, status: 3 }, hq),
      ...[14, 15, 16, 17].map((day) => app.call('staffCreateReserve', payload(day), hq)),
    ]);
    const { live } = await one<{ live: number }>(
      'select count(*)::int as live from reserves where branch_id = $1 and live',
      [branch_id],
    );
    const kept = made.filter(({ status }) => status === 'OK').length;
    expect(live).toBe(kept);
    // Either it is closed and nobody got in, or those who did are named and it stays open.
    expect([closed.status, live > 0]).toEqual(closed.status === 'OK' ? ['OK', false] : ['NG', true]);
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
