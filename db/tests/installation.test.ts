import { beforeAll, describe, expect, it } from 'vitest';
import { inquiryType } from '../../src/domain/codes.ts';
import { ageLimit, holidaysAround, reserveSetting } from '../seed/prices.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';

/** What is in a database that has only been migrated: a company begins with it. */
describe('a new installation', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase('empty');
  });
  const rows = async (sql: string) => (await database.pool.query(sql)).rows;

  it('knows the 47 prefectures in their areas', async () => {
    expect(
      await rows('select count(*)::integer as n, count(distinct area_id)::integer as areas from prefectures'),
    ).toEqual([{ n: 47, areas: 6 }]);
    expect(await rows("select name from prefectures where id <> code::integer or name !~ '[都道府県]$'")).toEqual([]);
    expect(await rows('select name from prefectures where id in (1, 13, 27, 47) order by id')).toEqual([
      { name: '北海道' },
      { name: '東京都' },
      { name: '大阪府' },
      { name: '沖縄県' },
    ]);
  });

  it('has the dated rows without which nothing can be reserved, as the demo reckons with them', async () => {
    const [settings] = await rows('select *, fever_temperature::float8 as fever_temperature from reserve_settings');
    expect(settings).toMatchObject({ ...reserveSetting, reminder_time: '12:00:00' });
    expect(await rows('select minimum_age_months, maximum_school_grade from age_limits')).toEqual([ageLimit]);
    expect(await rows('select count(*)::integer as n from meal_hours')).toEqual([{ n: 1 }]);
  });

  it('knows past and coming public holidays', async () => {
    const known = await rows('select date::text, name from holidays');
    expect(known).toEqual(expect.arrayContaining(holidaysAround('2026-11-16')));
  });

  it('takes inquiries of both kinds', async () => {
    const kinds = await rows(
      'select type, count(*)::integer > 3 as some from inquiry_categories group by type order by type',
    );
    expect(kinds).toEqual(inquiryType.keys.map((type) => ({ type, some: true })));
  });

  it('is not open, and has no branch, price, plan or person of anybody’s', async () => {
    expect(await rows('select open_flag, opened_at from site_states')).toEqual([{ open_flag: false, opened_at: null }]);
    for (const table of ['branches', 'unit_prices', 'plan_types', 'cancellation_policies', 'accounts', 'auth.users']) {
      expect(await rows(`select * from ${table}`), table).toEqual([]);
    }
  });
});
