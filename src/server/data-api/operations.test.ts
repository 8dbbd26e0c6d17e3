import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../db/testing/database.ts';
import named from '../../../docs/spec/operations.json' with { type: 'json' };
import { documents } from '../../contract/operations/documents.generated.ts';
import { openedDatabase } from '../postgres/testing/open.ts';
import { createDataApi, type DataApi } from './data-api.ts';
import { readCatalogue } from './schema/catalogue.ts';
import { viewDeclarations } from './schema/view-relations.ts';
import type { DataApiCaller } from './session.ts';
import { memberReads } from './testing/expected-member-operations.ts';
import type { Expected } from './testing/expected-operations.ts';
import { publicReads } from './testing/expected-public-operations.ts';
import { createOperationsFixture, NOW } from './testing/operations-fixture.ts';

const visitor: DataApiCaller = { role: 'anonymous', uid: '' };
const first: DataApiCaller = { role: 'user', uid: 'uid-a' };
const second: DataApiCaller = { role: 'user', uid: 'uid-b' };
const pending: DataApiCaller = { role: 'user', uid: 'uid-c' };

let api: DataApi;
let pool: pg.Pool;

beforeAll(async () => {
  const opened = await testDatabase('empty');
  ({ pool } = opened);
  await createOperationsFixture(pool);
  const catalogue = await readCatalogue(pool, viewDeclarations);
  api = createDataApi({
    database: openedDatabase(opened.url),
    catalogue,
    documents,
    clock: () => NOW,
    allowFreeQueries: false,
  });
});

async function ask(caller: DataApiCaller, id: string, variables: unknown) {
  const { status, body } = await api.execute(caller, { id, variables });
  return { status, body, ...JSON.parse(body) };
}

const reads = [...Object.entries(memberReads), ...Object.entries(publicReads)];

describe('SPEC §7', () => {
  it('has a document and an expectation for every operation it names', () => {
    const names = documents.map(({ name }) => name);
    expect([...named.queries, ...named.mutations].filter((name) => !names.includes(name))).toEqual([]);
    expect(named.queries.filter((name) => !reads.some(([known]) => known === name))).toEqual([]);
  });

  it.each(['SelectMypageReservesSelectBranches', 'SelectMypageReservesTodaySelectBranches'])(
    '%s: one default branch, whatever path_name says',
    async (name) => {
      const of = async (variables: object) => (await ask(first, name, variables)).data.default_branch;
      const fewest = [{ id: expect.any(Number), name: '渋谷', path_name: 'shibuya' }];
      expect(await of({ path_name: 'yokohama' })).toMatchObject([{ path_name: 'yokohama' }]);
      expect(await of({ path_name: 'nope' })).toEqual(fewest);
      // The headquarters is no branch to reserve at.
      expect(await of({ path_name: 'headquarters' })).toEqual(fewest);
      expect(await of({})).toEqual(fewest);
    },
  );

  it.each(Object.entries(memberReads))("%s: the member's rows in order, nobody else's", async (name, expected) => {
    await check(first, name, expected);
    const other = await ask(second, name, expected.variables);
    expect(other.status).toBe(200);
    expect(other.body).not.toContain('甲');
    for (const path of expected.emptyForOthers ?? []) expect(other.data[path], path).toEqual([]);
    expect((await ask(visitor, name, expected.variables)).status).toBe(403);
  });

  it.each(Object.entries(publicReads))('%s: the same for everybody', async (name, expected) => {
    await check(visitor, name, expected);
    await check(second, name, expected);
  });

  it('SelectUserInquiries: the own customer when signed in, none to fill in for a visitor', async () => {
    const { data } = await ask(first, 'SelectUserInquiries', {});
    expect(data.customers).toEqual([
      { id: 1, name: expect.any(String), tel: expect.any(String), email: expect.any(String) },
    ]);
    expect((await ask(visitor, 'SelectUserInquiries', { signed_in: true })).data).not.toHaveProperty('customers');
  });

  async function check(caller: DataApiCaller, name: string, { variables, data }: Expected) {
    const answer = await ask(caller, name, variables);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject(data);
  }
});

describe('SPEC §7 mutations', () => {
  const child = { name: '甲野四', gender: 3, date_of_birth: '2025-01-01', customer_remarks: '' };

  it('InsertMypageChildrenAddConfirm adds a child to the caller only', async () => {
    const variables = { ...child, customer_id: 1 };
    expect((await ask(second, 'InsertMypageChildrenAddConfirm', variables)).status).toBe(403);
    expect((await ask(visitor, 'InsertMypageChildrenAddConfirm', variables)).status).toBe(403);
    const future = { ...variables, date_of_birth: '2026-11-17' };
    expect((await ask(first, 'InsertMypageChildrenAddConfirm', future)).status).toBe(403);
    const blank = { ...variables, name: ' 　' };
    expect((await ask(first, 'InsertMypageChildrenAddConfirm', blank)).status).toBe(400);
    const answer = await ask(first, 'InsertMypageChildrenAddConfirm', variables);
    expect(answer.data).toEqual({ insert_children_one: { id: expect.any(Number) } });
    const { rows } = await pool.query(`select customer_id from children where name = '甲野四'`);
    expect(rows).toEqual([{ customer_id: 1 }]);
  });

  it('UpdateMypageChildrenEditConfirm changes an own child only', async () => {
    const variables = { ...child, customer_id: 1, child_id: 1, name: '甲野壱', date_of_birth: '2024-05-05' };
    // A coming reserve was agreed with the birth date: it changes with that (changeChildBirthDate), or not at all.
    const reborn = await ask(first, 'UpdateMypageChildrenEditConfirm', { ...variables, date_of_birth: '2025-01-01' });
    expect(reborn).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'invalid-argument', constraint: 'birth_date_agreed_in_reserves' } }],
    });
    const others = await ask(second, 'UpdateMypageChildrenEditConfirm', variables);
    expect(others.data).toEqual({ update_children: { returning: [] } });
    const answer = await ask(first, 'UpdateMypageChildrenEditConfirm', variables);
    expect(answer.data).toEqual({ update_children: { returning: [{ id: 1 }] } });
    const { rows } = await pool.query('select name, gender from children where id in (1, 2) order by id');
    expect(rows).toEqual([
      { name: '甲野壱', gender: 3 },
      { name: '甲野二', gender: 2 },
    ]);
  });

  it('UpdateMypageChildrenDeleteConfirm disables an own child without coming reserves', async () => {
    await pool.query(
      `insert into children (id, customer_id, name, gender, date_of_birth) values (200, 1, '甲野五', 1, '2025-02-02')`,
    );
    const others = await ask(second, 'UpdateMypageChildrenDeleteConfirm', { child_id: 200 });
    expect(others.data).toEqual({ update_children: { returning: [] } });
    expect((await ask(first, 'UpdateMypageChildrenDeleteConfirm', { child_id: 1 })).status).toBe(400);
    const answer = await ask(first, 'UpdateMypageChildrenDeleteConfirm', { child_id: 200 });
    expect(answer.data).toEqual({ update_children: { returning: [{ id: 200 }] } });
    const { rows } = await pool.query('select id from children where disable order by id');
    expect(rows).toEqual([{ id: 3 }, { id: 200 }]);
  });

  it('UpdateMypageNotificationsRead marks own notifications, once', async () => {
    const name = 'UpdateMypageNotificationsRead';
    const variables = { id: [1, 2] };
    expect((await ask(second, name, variables)).data).toEqual({ update_notifications: { returning: [] } });
    expect((await ask(first, name, variables)).data.update_notifications.returning).toHaveLength(2);
    const { rows } = await pool.query('select distinct read_datetime from notifications where id in (1, 2)');
    expect(rows).toEqual([{ read_datetime: NOW }]);
    expect((await ask(first, name, variables)).data).toEqual({ update_notifications: { returning: [] } });
  });

  it('UpdateRegistrationReservesCustomerDetailsConfirm moves 2 to 1, once, and nobody else', async () => {
    const name = 'UpdateRegistrationReservesCustomerDetailsConfirm';
    const variables = {
      date_of_birth: '1992-02-02',
      postal_code: '1500001',
      prefecture_id: 13,
      address1: '渋谷区',
      address2: '1-2',
      default_branch_id: 2,
      social_media_upload: 2,
    };
    expect((await ask(first, name, variables)).data).toEqual({ update_customers: { returning: [] } });
    // Each refusal names its rule; the headquarters (1) takes no children.
    for (const [changes, constraint] of [
      [{ address1: '　' }, 'address1_is_not_blank'],
      [{ address2: '' }, 'address2_is_not_blank'],
      [{ address1: 'あ'.repeat(65) }, 'customers_address1_check'],
      [{ address2: 'あ'.repeat(65) }, 'customers_address2_check'],
      [{ postal_code: '150' }, 'customers_postal_code_check'],
      [{ prefecture_id: 99 }, 'customers_prefecture_id_fkey'],
      [{ social_media_upload: 4 }, 'customers_social_media_upload_check'],
      [{ date_of_birth: '2026-11-17' }, 'details_birth_date_is_past'],
      [{ default_branch_id: 1 }, 'details_branch_is_choosable'],
    ] as const) {
      const { status, errors } = await ask(pending, name, { ...variables, ...changes });
      expect([status, errors[0].extensions.constraint]).toEqual([400, constraint]);
    }
    await pool.query('update customers set stripe_payment_method_id = null where id = 3');
    const { errors } = await ask(pending, name, variables);
    expect(errors[0].extensions.constraint).toBe('details_need_plan_and_card');
    await pool.query("update customers set stripe_payment_method_id = 'pm_pending' where id = 3");
    expect((await ask(pending, name, variables)).data).toEqual({ update_customers: { returning: [{ id: 3 }] } });
    expect((await ask(pending, name, variables)).data).toEqual({ update_customers: { returning: [] } });
    const { address2: _, ...incomplete } = variables;
    expect((await ask(pending, name, incomplete)).status).toBe(400);
    const { rows } = await pool.query('select registration_status, address1 from customers order by id');
    expect(rows.map((row) => row.registration_status)).toEqual([1, 1, 1]);
    expect(rows[2].address1).toBe('渋谷区');
  });
});
