import { describe, expect, it } from 'vitest';
import { openingItems } from '../../../domain/company/opening.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp({ emulators: true });
const token = (key: string) => app.tokenOf(`demo-${key}`, 'staff');
const honbu = await token('honbu');

const inputs = {
  headquartersChecklist: {},
  headquartersTestMail: {},
  headquartersSeeTestMail: { arrived: 'x' },
  headquartersCheckServices: {},
  headquartersOpenSite: { version: 1 },
  headquartersOverview: {},
  headquartersRetryJob: { job_id: 1 },
} as const;

describe.each(Object.entries(inputs))('%s', (name, input) => {
  it('is headquarters’ alone', async () => {
    const callers = [
      undefined,
      await app.tokenOf('demo-sato'),
      await token('minato-staff'),
      await token('minato-manager'),
      honbu,
    ];
    const answers = [];
    for (const caller of callers) answers.push((await app.request(name, input, caller)).statusCode);
    expect(answers).toEqual([401, 403, 403, 403, 200]);
  });
});

const arm = (emulator: string | undefined, status: number, times = 1) =>
  fetch(`${emulator}/emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'status', status, times }),
  });
const setOpen = (open: boolean) =>
  app.pool.query('update site_states set open_flag = $1, opened_at = case when $1 then now() end', [open]);

describe('opening the company', () => {
  const state = async () => {
    const answer = await app.call('headquartersChecklist', {}, honbu);
    if (answer.status !== 'OK') throw new Error(answer.type);
    return answer;
  };
  const missing = async () => (await state()).items.filter(({ done_flag }) => !done_flag).map(({ item }) => item);

  it('has a list of what is needed; of the demo only the second factor is missing', async () => {
    expect((await state()).items.map(({ item }) => item)).toEqual(openingItems);
    expect(await missing()).toEqual(['second_factor']);
    await app.pool.query("insert into auth.totp_secrets (uid, secret, confirmed_at) values ('demo-honbu', '', now())");
    expect(await missing()).toEqual([]);
  });

  it.each([
    ['company', 'alter table company_facts disable trigger in_force_is_final; delete from company_facts'],
    [
      'terms',
      "alter table company_documents disable trigger in_force_is_final; delete from company_documents where kind = 'terms'",
    ],
    ['prices', 'delete from unit_prices'],
    ['cancellation_policy', "update cancellation_policies set adaptation_date = '2026-11-17'"],
    ['plans', 'update plan_types set customer_type = 2'],
    ['branch', 'update branches set status = 2 where real_store_flag'],
    [
      'house_rules',
      "alter table company_documents disable trigger in_force_is_final; delete from company_documents where kind = 'house_rules'",
    ],
    ['bring_list', 'alter table bring_lists disable trigger in_force_is_final; delete from bring_lists'],
    ['address', "update branches set address1 = '港区港南', address2 = '' where id = 2"],
    ['address', "update branches set tel = '0000000000' where not real_store_flag"],
    ['postings', "update branch_postings set insurance = '' where branch_id = 2"],
    ['postings', 'delete from branch_postings where branch_id = 3'],
    [
      'manager',
      'alter table auth.users drop constraint has_a_way_in; update auth.users u set password_hash = null from accounts a where a.uid = u.uid and a.role = 2',
    ],
    ['manager', 'update accounts set disable = true where role = 2'],
    ['webhook', "delete from app.webhook_events where source = 'stripe'"],
    ['second_factor', "delete from auth.totp_secrets where uid = 'demo-honbu'"],
    ['stripe', 'update service_checks set ok_flag = false, failing_since = now() where service = 1'],
    ['line_webhook', "delete from app.webhook_events where source = 'line'"],
    ['line', 'delete from service_checks where service = 2'],
    ['mail', 'update site_states set mail_seen_at = null'],
  ])('misses %s', async (item, sql) => {
    const client = await app.pool.connect();
    try {
      await client.query('begin');
      await client.query(sql);
      const { openingChecklist } = await import('../store/checklist.ts');
      const done = await openingChecklist(client as never);
      expect(openingItems.filter((each) => !done[each])).toEqual([item]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is refused while something is missing, whatever the page showed, and to anyone who saw an older state', async () => {
    await setOpen(false);
    await app.pool.query('update site_states set mail_tested_at = null, mail_seen_at = null');
    const { version } = await state();
    expect(await app.call('headquartersOpenSite', { version }, honbu)).toMatchObject({
      type: 'not_ready_to_open',
      details: { missing: ['mail'] },
    });
    expect(await app.call('headquartersTestMail', {}, honbu)).toMatchObject({
      status: 'OK',
      email: 'honbu@example.jp',
    });
    expect(await app.call('headquartersOpenSite', { version }, honbu)).toMatchObject({ type: 'changed_meanwhile' });
    expect((await state()).open_flag).toBe(false);
    // Taken by the mail server is not arrived: only the link in it says so.
    expect(await missing()).toEqual(['mail']);
    expect(await app.call('headquartersSeeTestMail', { arrived: '1-99999999999-00' }, honbu)).toMatchObject({
      status: 'NG',
    });
    expect(await missing()).toEqual(['mail']);
    const inbox = JSON.stringify(await (await fetch(`${app.emulators?.mail}/emulator/messages`)).json());
    const arrived = /arrived=([\w-]+)/.exec(inbox)?.[1] ?? '';
    expect(await app.call('headquartersSeeTestMail', { arrived }, honbu)).toMatchObject({ status: 'OK' });
    expect(await missing()).toEqual([]);
  });

  it('opens once, and the audit log says who did', async () => {
    const { version } = await state();
    expect(await app.call('headquartersOpenSite', { version }, honbu)).toMatchObject({ status: 'OK' });
    expect(await app.call('headquartersOpenSite', { version }, honbu)).toMatchObject({ status: 'OK' });
    expect(await state()).toMatchObject({ open_flag: true });
    const { rows } = await app.pool.query(
      "select a.uid, l.after -> 'open_flag' as open from audit_logs l join accounts a on a.id = l.account_id where l.action = 'headquartersOpenSite'",
    );
    expect(rows).toEqual([{ uid: 'demo-honbu', open: true }]);
  });

  it('sends its test mail to the person who pressed, and says so when it cannot', async () => {
    const inbox = await (await fetch(`${app.emulators?.mail}/emulator/messages`)).json();
    expect(JSON.stringify(inbox)).toContain('honbu@example.jp');
    await arm(app.emulators?.mail, 451);
    expect(await app.call('headquartersTestMail', {}, honbu)).toMatchObject({ type: 'mail_not_sent' });
  });
});

describe('the third parties', () => {
  it('are asked, and what they answered is stored with the beginning of a failure', async () => {
    const ask = async () => {
      const answer = await app.call('headquartersCheckServices', {}, honbu);
      if (answer.status !== 'OK') throw new Error(answer.type);
      return answer.services;
    };
    expect((await ask()).map(({ service, ok_flag }) => [service, ok_flag])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
      [5, true],
    ]);
    await arm(app.emulators?.chatwork, 401, 2);
    const [first] = (await ask()).filter(({ ok_flag }) => !ok_flag);
    expect(first).toMatchObject({ service: 5, problem: '鍵または権限が受け付けられません' });
    app.clock.advance(60);
    const [second] = (await ask()).filter(({ ok_flag }) => !ok_flag);
    expect(second?.failing_since).toBe(first?.failing_since);
    expect((await ask()).every(({ ok_flag, failing_since }) => ok_flag && failing_since === null)).toBe(true);
    app.clock.advance(-60);
  });
});

describe('the overview', () => {
  const overview = async (input: { text?: string; page?: number } = {}) => {
    const answer = await app.call('headquartersOverview', input, honbu);
    if (answer.status !== 'OK') throw new Error(answer.type);
    return answer;
  };
  const one = async (sql: string) => Number(Object.values((await app.pool.query(sql)).rows[0])[0]);

  it('counts as each branch’s own pages do', async () => {
    const { totals, branches } = await overview();
    const minato = branches.find(({ id }) => id === 2);
    const today =
      "from reserves r join reserve_details d on d.reserve_id = r.id where r.reserve_date = '2026-11-16' and r.live and r.approval_status <> 2 and r.branch_id = 2";
    expect(minato).toMatchObject({
      present: await one(`select count(*) ${today} and childcare_status = 2`),
      expected: await one(`select count(*) ${today} and childcare_status = 1`),
      requests: await one(
        'select count(*) from reserves where branch_id = 2 and approval_status = 2 and not cancel_flag',
      ),
    });
    expect(minato?.present).toBeGreaterThan(0);
    expect(totals.requests).toBe(
      await one('select count(*) from reserves where approval_status = 2 and not cancel_flag'),
    );
    expect(totals.unsettled_amount).toBeGreaterThan(0);
    expect(totals.branches).toBe(await one('select count(*) from branches where real_store_flag and status <> 3'));
  });

  it('names stays that were never ended, and brings their branch to the top', async () => {
    const { rows } = await app.pool.query(
      "select id, branch_id from reserves where reserve_date < '2026-11-16' and childcare_status = 3 and branch_id <> 2 limit 1",
    );
    await app.pool.query('update reserves set childcare_status = 2 where id = $1', [rows[0].id]);
    const { totals, branches } = await overview();
    expect([totals.left_open, branches[0]?.id, branches[0]?.left_open]).toEqual([1, rows[0].branch_id, 1]);
    await app.pool.query('update reserves set childcare_status = 3 where id = $1', [rows[0].id]);
  });

  it('finds by name, prefecture, station and reading, whatever is typed', async () => {
    const { rows } = await app.pool.query(
      'select b.name, b.reading, p.name as prefecture from branches b join prefectures p on p.id = b.prefecture_id where b.id = 2',
    );
    const names = async (text: string) => (await overview({ text })).branches.map(({ id }) => id);
    expect(await names(rows[0].name)).toEqual([2]);
    expect(await names(rows[0].prefecture)).toContain(2);
    expect(await names(rows[0].reading.slice(0, 4))).toContain(2);
    expect(await names('%')).toEqual([]);
    expect(await names('_')).toEqual([]);
    expect((await overview({ page: 999 })).branches).toEqual([]);
  });

  it('lists jobs that failed and runs one again', async () => {
    await app.pool.query('select app.enqueue(\'settleChildcare\', \'{"childcare_id": "x"}\')');
    await app.runJobs();
    expect((await overview()).jobs).toEqual([]);
    await app.pool.query(
      "update graphile_worker._private_jobs set attempts = 12, run_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = 'settleChildcare')",
    );
    const [job] = (await overview()).jobs;
    expect(job).toMatchObject({ task: 'settleChildcare', given_up: true, attempts: 12, next_at: null });
    const job_id = job?.id ?? 0;
    expect(await app.call('headquartersRetryJob', { job_id }, honbu)).toMatchObject({ status: 'OK' });
    expect((await overview()).jobs).toEqual([]);
    await app.runJobs();
    const { rows } = await app.pool.query('select attempts from graphile_worker.jobs where id = $1', [job_id]);
    expect(rows).toEqual([{ attempts: 1 }]);
    expect(await app.call('headquartersRetryJob', { job_id: 999_999 }, honbu)).toMatchObject({
      type: 'job_not_failed',
    });
  });

  it('holds at 1,000 branches', async () => {
    await app.pool.query(
      `insert into branches (name, path_name, postal_code, prefecture_id, address1, tel, email, open_time, close_time,
         extended_open_time, extended_close_time, open_date, capacity)
       select '園' || n, 'many-' || n, '1000001', 13, '千代田区', '0355501201', 'x@example.jp', '08:00', '18:00', '07:00',
         '20:00', '2024-04-01', 10 from generate_series(1, 1000) n`,
    );
    await app.pool.query(
      `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
         holiday_flag, reserve_amount)
       select b.id, 1, moment, moment + interval '2 hours', 1 + (b.id + n) % 2, false, false, 1100
       from branches b, generate_series(0, 19) n, lateral (select '2026-11-10T01:00:00Z'::timestamptz + n * interval '1 day' as moment) m
       where b.path_name like 'many-%'`,
    );
    await app.pool.query('analyze reserves');
    const { found, branches } = await overview({ page: 3 });
    expect([found > 1000, branches.length]).toEqual([true, 20]);
  });
});
