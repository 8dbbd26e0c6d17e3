import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const find = async (text: string, who: string): Promise<string[]> => {
  const found = await app.call('staffFindFamilies', { text }, await app.tokenOf(`demo-${who}`, 'staff'));
  if (found.status !== 'OK') throw new Error(found.type);
  const { rows } = await app.pool.query('select name from customers where id = any ($1) order by name_kana', [
    found.customer_ids,
  ]);
  return rows.map(({ name }) => name);
};
const { rows: tels } = await app.pool.query("select tel from customers where name = '佐藤 美咲'");
const tel = String(tels[0].tel);
const wide = [...tel].map((digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0)).join('');

describe('staffFindFamilies', () => {
  it.each([
    'さとう',
    'サトウ',
    'ｻﾄｳ',
    '佐藤美咲',
    '佐藤 美咲',
    '佐藤　ひなた',
    'ひなた',
    tel,
    `${tel.slice(0, 3)}-${tel.slice(3, 7)}-${tel.slice(7)}`,
    wide,
    tel.slice(-4),
  ])('finds %s', async (text) => expect(await find(text, 'minato-staff')).toContain('佐藤 美咲'));

  it('finds nobody whom the asker may not see, by whatever is known of them', async () => {
    const { rows } = await app.pool.query(
      `select c.name, c.tel, k.name as child from customers c join children k on k.customer_id = c.id
       where c.default_branch_id <> 3 and c.status <> 4
         and not exists (select from reserves r where r.customer_id = c.id and r.branch_id = 3) limit 1`,
    );
    for (const text of [rows[0].name, rows[0].tel, rows[0].child]) {
      expect(await find(text, 'musashino-staff')).not.toContain(rows[0].name);
      expect(await find(text, 'honbu')).toContain(rows[0].name);
    }
  });

  it('is not for who worked here once', async () => {
    const token = await app.tokenOf('demo-former-staff', 'staff');
    expect((await app.request('staffFindFamilies', { text: 'さとう' }, token)).statusCode).toBe(403);
  });
});
