import { describe, expect, it } from 'vitest';
import { demoCompany } from '../../../../db/seed/content/company.ts';
import { unknownCompany } from '../../../domain/company/company-facts.ts';
import { addDays, instantOf } from '../../../domain/time.ts';
import { testApp } from '../../testing/app.ts';
import { companyFactsComplete, companyInForce, companyOn } from '../store/company-facts.ts';
import { documentsComplete } from '../store/documents.ts';

const app = await testApp();
const today = '2026-11-16';
const tomorrow = addDays(today, 1);
const headquarters = () => app.tokenOf('demo-honbu', 'staff');

const facts = { ...demoCompany, social_links: [...demoCompany.social_links], promises: [...demoCompany.promises] };
const newest = async (table: string): Promise<number> =>
  (await app.pool.query<{ id: number }>(`select coalesce(max(id), 0) as id from ${table}`)).rows[0]?.id ?? 0;
const inForce = () => app.services.database.read(app.clock.now(), companyInForce);

describe('company facts', () => {
  it('of today show at once, those of tomorrow tomorrow; a receipt shows those of its day', async () => {
    const token = await headquarters();
    const save = async (adaptation_date: string, tel: string) =>
      app.call(
        'headquartersSaveCompanyFacts',
        { ...facts, tel, id: null, version: await newest('company_facts'), adaptation_date },
        token,
      );
    expect(await save(today, '0311112222')).toMatchObject({ status: 'OK' });
    expect((await inForce()).tel).toBe('0311112222');
    // A correction of the same day is one more row, which counts.
    expect(await save(today, '0322223333')).toMatchObject({ status: 'OK' });
    expect(await save(tomorrow, '0333334444')).toMatchObject({ status: 'OK' });
    expect((await inForce()).tel).toBe('0322223333');
    const on = async (day: string) =>
      (await app.services.database.read(app.clock.now(), (db) => companyOn(db, day))).tel;
    expect(await Promise.all(['2020-01-01', '2026-11-15', today, tomorrow].map(on))).toEqual([
      demoCompany.tel,
      demoCompany.tel,
      '0322223333',
      '0333334444',
    ]);
    const { company_facts } = await app.query<{ company_facts: { tel: string }[] }>('SelectCompany', {
      today: tomorrow,
    });
    expect(
      company_facts.map(({ tel }) => tel),
      'a visitor never reads what is to come',
    ).toEqual(['0322223333']);
  });

  it('in force are never changed, those to come are, and nobody overwrites unseen', async () => {
    const token = await headquarters();
    const row = { ...facts, adaptation_date: tomorrow };
    const changed = await app.call('headquartersSaveCompanyFacts', { ...row, id: 1, version: 1 }, token);
    expect(changed).toMatchObject({ status: 'NG', type: 'version_in_force' });
    await expect(app.pool.query("update company_facts set tel = '0300000000' where id = 1")).rejects.toThrow(
      /in force/,
    );
    const late = await app.call('headquartersSaveCompanyFacts', { ...row, id: null, version: 1 }, token);
    expect(late).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { version: await newest('company_facts') } },
    });
    const id = await newest('company_facts');
    const edit = { ...row, id, version: 1, name: '株式会社あした' };
    expect(await app.call('headquartersSaveCompanyFacts', edit, token)).toMatchObject({ status: 'OK', id });
    const again = await app.call('headquartersSaveCompanyFacts', edit, token);
    expect(again).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { name: '株式会社あした', version: 2 } },
    });
    const removed = { table_name: 'company_facts', id, version: 2 } as const;
    expect(await app.call('headquartersRemoveVersion', removed, token)).toMatchObject({ status: 'OK' });
    expect(await app.call('headquartersRemoveVersion', removed, token)).toMatchObject({ type: 'not_found' });
    const { rows } = await app.pool.query(
      "select action from audit_logs where table_name = 'company_facts' and record_id = $1 order by id",
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'headquartersSaveCompanyFacts',
      'headquartersSaveCompanyFacts',
      'headquartersRemoveVersion',
    ]);
  });

  it('say at the field what is wrong', async () => {
    const wrong = { ...facts, id: null, version: 0, adaptation_date: '2026-11-15' };
    const past = await app.call('headquartersSaveCompanyFacts', wrong, await headquarters());
    expect(past).toMatchObject({ type: 'input_error', fields: ['adaptation_date'] });
    const tel = await app.call('headquartersSaveCompanyFacts', { ...wrong, tel: '03-1' }, await headquarters());
    expect(tel).toMatchObject({ type: 'input_error', fields: ['tel'] });
  });
});

describe('a document', () => {
  const terms = { kind: 'terms', lead: '', body: '## 第1条\n本文', material_flag: true } as const;
  const more = { change_summary: '', announced_flag: false };

  it('has one version a day, and a coming one is hidden unless it is announced', async () => {
    const token = await headquarters();
    const save = async (adaptation_date: string, changes: object = {}) =>
      app.call(
        'headquartersSaveDocument',
        { ...terms, ...more, ...changes, id: null, version: await newestTerms(), adaptation_date },
        token,
      );
    const day = '2027-01-01';
    expect(await save(day)).toMatchObject({ status: 'OK' });
    expect(await save(day)).toMatchObject({ type: 'input_error', fields: ['adaptation_date'] });
    const seen = async () =>
      (
        await app.query<{ versions: { adaptation_date: string }[] }>('SelectDocument', { kind: 'terms', date: day })
      ).versions.map(({ adaptation_date }) => adaptation_date);
    expect(await seen()).not.toContain(day);
    const id = await newestTerms();
    const announced = { ...terms, ...more, announced_flag: true, id, version: 1, adaptation_date: day };
    expect(await app.call('headquartersSaveDocument', announced, token)).toMatchObject({ status: 'OK' });
    expect(await seen()).toContain(day);
    await app.call('headquartersRemoveVersion', { table_name: 'company_documents', id, version: 2 }, token);
  });

  const newestTerms = async (): Promise<number> =>
    (await app.pool.query<{ id: number }>("select max(id) as id from company_documents where kind = 'terms'")).rows[0]
      ?.id ?? 0;
});

it('an empty company is blank everywhere and not complete', async () => {
  const empty = await testApp({
    database: await (await import('../../../../db/testing/database.ts')).testDatabase('empty'),
  });
  const read = <Result>(work: Parameters<typeof empty.services.database.read<Result>>[1]) =>
    empty.services.database.read(instantOf(today), work);
  expect(await read(companyInForce)).toEqual(unknownCompany);
  expect([await read(companyFactsComplete), await read(documentsComplete)]).toEqual([false, false]);
  expect(await empty.query('SelectCompany', { today })).toMatchObject({ company_facts: [], terms: [], privacy: [] });
  const read2 = app.services.database.read(app.clock.now(), documentsComplete);
  expect(await read2).toBe(true);
});
