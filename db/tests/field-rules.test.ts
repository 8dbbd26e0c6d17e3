import { describe, expect, it } from 'vitest';
import { child_name, child_name_kana, limits, name, name_kana } from '../../src/contract/fields.ts';
import { adultGender } from '../../src/domain/codes.ts';
import { testDatabase } from '../testing/database.ts';
import { as, attempt } from './actors.ts';

/** What a form accepts and what a CHECK accepts: some columns are written past the forms, through the data API. */
const { pool } = await testDatabase('demo');
const { rows: checks } = await pool.query<{ column: string; definition: string }>(
  `select c.relname || '.' || a.attname as column, pg_get_constraintdef(k.oid) as definition
   from pg_constraint k join pg_class c on c.oid = k.conrelid
   join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
   where k.contype = 'c' and pg_get_constraintdef(k.oid) ~ 'length\\('`,
);

describe('a name', () => {
  const tooLong = limits.name + 1;
  const kana = ['サトウ ハナコ', 'ヴァー　ヶヵ', 'ア・イ', 'ｻﾄｳ', 'さとう', 'Sato', '佐藤', 'ア１', 'ヽ'];
  const longKana = ['ア'.repeat(limits.name), 'ア'.repeat(tooLong)];
  const plain = ['佐藤 花子', '字'.repeat(limits.name), '字'.repeat(tooLong), ''];
  it.each([
    ['customers', 'name_kana', name_kana, [...kana, ...longKana]],
    ['children', 'name_kana', child_name_kana, [...kana, ...longKana]],
    ['customers', 'name', name, plain],
    ['children', 'name', child_name, plain],
  ] as const)('of %s (%s) is taken by the form and by SQL alike', async (table, column, field, examples) => {
    await as(pool, 'database owner', async (client) => {
      for (const text of examples) {
        const stored = await attempt(client, `update ${table} set ${column} = $1 where id = 1`, [text]);
        expect([text, stored === 1]).toEqual([text, field.safeParse(text).success]);
      }
    });
  });

  it.each([...adultGender.keys, null])('of gender %s is that of the code list', async (gender) => {
    await as(pool, 'database owner', async (client) => {
      await client.query("update customers set gender = $1 where uid = 'demo-yamazaki'", [gender]);
      const { rows } = await client.query("select gender_name2 from view_customers where uid = 'demo-yamazaki'");
      expect(rows).toEqual([{ gender_name2: gender === null ? '' : adultGender.label(gender) }]);
    });
  });
});

describe('the longest text', () => {
  it.each([
    ['customers.name', limits.name],
    ['customers.emergency_contact_name', limits.name],
    ['customers.address1', limits.address],
    ['customers.address2', limits.address],
    ['customers.email', limits.email],
    ['children.name', limits.name],
    ['children.customer_remarks', limits.remarks],
    ['children.staff_remarks', limits.long_text],
    ['reserves.remarks', limits.remarks],
    ['reserves.pick_up_name', limits.pick_up_name],
    ['reserves.approval_comment', limits.staff_text],
    ['reservable_managements.remarks', limits.staff_text],
    ['refunds.reason', limits.staff_text],
    ['unsubscribe_questionnaires.free_comment', limits.long_text],
    ['inquiries.inquiry_text', limits.long_text],
    ['staff_recruitment_applications.application_text', limits.long_text],
  ])('of %s is %s characters', (column, limit) => {
    const definition = checks.find((check) => check.column === column)?.definition ?? '';
    expect(Number(/<= (\d+)/.exec(definition)?.[1])).toBe(limit);
  });
});
