import { beforeAll, describe, expect, it } from 'vitest';
import { findFamilies } from '../../src/server/membership/store/family-search.ts';
import { findSeenFamilies } from '../../src/server/membership/store/seen-families.ts';
import { inFull } from '../../src/server/testing/fuzz/settings.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { TEST_NOW } from '../testing/template.ts';
import { type Actor, as } from './actors.ts';

/** So many that reading the whole table costs more than an index: with a tenth of them the plans are the same. */
const families = inFull ? 200_000 : 20_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
  const surnames = [
    '高橋 タカハシ',
    '田中 タナカ',
    '伊藤 イトウ',
    '渡辺 ワタナベ',
    '山本 ヤマモト',
    '中村 ナカムラ',
    '林 ハヤシ',
  ];
  const given = ['美咲 ミサキ', '健太 ケンタ', '陽子 ヨウコ', '大輔 ダイスケ', '直樹 ナオキ', '真由 マユ'];
  const statements = [
    'alter table customers disable trigger user',
    `insert into customers (id, uid, name, name_kana, tel, registration_status)
       select n, 'many-' || n, split_part(s, ' ', 1) || ' ' || split_part(g, ' ', 1),
         split_part(s, ' ', 2) || ' ' || split_part(g, ' ', 2), '09' || lpad((n * 37 % 1000000000)::text, 9, '0'), 2
       from generate_series(100001, ${100_000 + families}) n,
         lateral (select ('{${surnames.join(',')}}'::text[])[n % ${surnames.length} + 1] s,
           ('{${given.join(',')}}'::text[])[n % ${given.length} + 1] g) x`,
    'analyze customers, children',
  ];
  for (const sql of statements) await database.pool.query(sql);
}, 400_000);

interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Step[];
}
const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** Tables that the statement reads from end to end. */
async function readWhole(
  who: Actor | 'database owner',
  sql: string,
  values: unknown[],
): Promise<(string | undefined)[]> {
  return as(database.pool, who, async (client) => {
    const { rows } = await client.query(`explain (format json) ${sql}`, values);
    const whole = stepsOf(rows[0]['QUERY PLAN'][0].Plan).filter((step) => step['Node Type'] === 'Seq Scan');
    return whole.map((step) => step['Relation Name']).filter((table) => table === 'customers');
  });
}

const texts = ['さとう', 'ｻﾄｳ', '佐藤美咲', '佐藤　陽向', '佐', '090-5551-0202', 'sato@example'];

describe(`a search among ${families} families reads by the indexes, never the whole table`, () => {
  it.each(texts)('of headquarters for %s', async (text) => {
    const asked: [string, unknown[]][] = [];
    const noting = { query: async (sql: string, values: unknown[]) => ({ rows: asked.push([sql, values]) && [] }) };
    await findFamilies(noting as never, { text, state: 'all', page: 1 });
    expect(asked).toHaveLength(2);
    for (const [sql, values] of asked) expect(await readWhole('database owner', sql, values)).toEqual([]);
  });

  it.each(texts.flatMap((text) => (['manager', 'headquarters'] as const).map((who) => [text, who] as const)))(
    'for %s of the %s',
    async (text, who) => {
      const plans: (string | undefined)[][] = [];
      const explaining = {
        read: async (_: Date, work: (db: unknown) => Promise<number[][]>) =>
          work({
            async query(sql: string, values: unknown[]) {
              plans.push(await readWhole('database owner', sql, values));
              return as(database.pool, 'database owner', (client) => client.query(sql, values));
            },
          }),
        asRole: async (_: unknown, [statement]: { text: string; values: string[] }[]) => {
          if (statement) plans.push(await readWhole(who, statement.text, statement.values));
          return ['[]'];
        },
      };
      await findSeenFamilies(explaining as never, TEST_NOW, { uid: '', pin_branch: null }, text);
      expect(plans).toEqual([[], []]);
    },
  );
});
