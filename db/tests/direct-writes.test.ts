import { beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { as, attempt, permissionDenied } from './actors.ts';

/** The few writes that go through the data API (SPEC §7 "Mutations"), and how far each reaches. */
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});

const denied = expect.objectContaining({ code: permissionDenied });
const newChild = (customer: number, born = '2024-01-01') =>
  `insert into children (customer_id, name, gender, date_of_birth, customer_remarks)
   values (${customer}, '佐藤 新', 1, '${born}', '')`;

describe('children', () => {
  it('are added, edited and taken off the list by their own parent', async () => {
    await as(database.pool, 'owner', async (client) => {
      expect(await attempt(client, newChild(1))).toBe(1);
      expect(await attempt(client, "update children set name = '佐藤 陽' where id = 2")).toBe(1);
      expect(await attempt(client, "update children set disable = true where name = '佐藤 新'")).toBe(1);
    });
  });

  it('are added to no other family and not before they are born', async () => {
    await as(database.pool, 'owner', async (client) => {
      expect(await attempt(client, newChild(10))).toEqual(denied);
      expect(await attempt(client, newChild(1, '2026-11-17'))).toEqual(denied);
      expect(await attempt(client, newChild(1, '2026-11-16'))).toBe(1);
    });
    await as(database.pool, 'registering', async (client) => {
      expect(await attempt(client, newChild(1))).toEqual(denied);
    });
  });

  it('of others are not there to be changed, and nobody gives a child away', async () => {
    await as(database.pool, 'other', async (client) => {
      expect(await attempt(client, "update children set name = 'x' where id = 1")).toBe(0);
    });
    await as(database.pool, 'owner', async (client) => {
      expect(await attempt(client, 'update children set customer_id = 10 where id = 1')).toEqual(denied);
    });
  });

  it("keep the staff's remarks from the parent, to read and to write", async () => {
    await as(database.pool, 'owner', async (client) => {
      expect(await attempt(client, 'select staff_remarks from children')).toEqual(denied);
      expect(await attempt(client, "update children set staff_remarks = 'x' where id = 1")).toEqual(denied);
    });
    await as(database.pool, 'staff', async (client) => {
      expect(await attempt(client, 'select staff_remarks from children where id = 1')).toBe(1);
    });
  });

  it('once taken off the list stay off', async () => {
    await as(database.pool, 'database owner', async (client) => {
      await client.query('update children set disable = true where id = 11');
      await client.query("select set_config('jwt.claims.uid', 'demo-kimura', true), set_config('role', 'user', true)");
      expect(await attempt(client, 'update children set disable = false where id = 11')).toBe(0);
    });
  });
});

describe('the details of a customer who registered by a reserve', () => {
  const details = (uid: string, rest = '') =>
    `update customers set date_of_birth = '1995-12-20', postal_code = '1080075', prefecture_id = 13,
       address1 = '港区港南', address2 = '1-1', default_branch_id = 2, social_media_upload = 3,
       registration_status = 1 ${rest} where uid = '${uid}' and registration_status = 2`;
  const asUid = (uid: string, sql: string) =>
    as(database.pool, 'database owner', async (client) => {
      await client.query("select set_config('jwt.claims.uid', $1, true), set_config('role', 'user', true)", [uid]);
      return attempt(client, sql);
    });

  it('complete the registration once plan and card are there', async () => {
    expect(await asUid('demo-yamazaki', details('demo-yamazaki'))).toBe(1);
  });

  it('do not complete it without plan and card', async () => {
    expect(await asUid('demo-watanabe', details('demo-watanabe'))).toEqual({
      code: '23514',
      constraint: 'details_need_plan_and_card',
    });
  });

  it('are not written for somebody else, nor by who is complete already', async () => {
    expect(await asUid('demo-sato', details('demo-yamazaki'))).toBe(0);
    expect(await asUid('demo-sato', "update customers set address2 = 'x' where uid = 'demo-sato'")).toBe(0);
  });

  it('do not carry other columns along', async () => {
    expect(await asUid('demo-yamazaki', details('demo-yamazaki', ', status = 1'))).toEqual(denied);
    expect(await asUid('demo-yamazaki', details('demo-yamazaki', ', plan_type_id = 3'))).toEqual(denied);
  });
});

describe('notifications', () => {
  it('are marked as read by who got them, and by nobody else', async () => {
    await as(database.pool, 'owner', async (client) => {
      const { rows } = await client.query(
        "update notifications set read_datetime = '1999-01-01' where customer_id = 1 returning read_datetime > '2000-01-01' as kept",
      );
      expect(rows).toEqual([{ kept: true }]);
      expect(await attempt(client, "update notifications set content = 'x'")).toEqual(denied);
    });
    await as(database.pool, 'other', async (client) => {
      expect(await attempt(client, 'update notifications set read_datetime = now()')).toBe(0);
    });
  });
});

describe('who is gone', () => {
  it('sees nothing of their own account after its deletion', async () => {
    const seen = await as(database.pool, 'database owner', async (client) => {
      await client.query("select set_config('jwt.claims.uid', 'demo-inoue', true), set_config('role', 'user', true)");
      return [await attempt(client, 'select id from customers'), await attempt(client, 'select id from children')];
    });
    expect(seen).toEqual([0, 0]);
  });
});
