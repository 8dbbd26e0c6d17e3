import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { deleteOldRecords } from './old-records.ts';

const app = await testApp();

it('forgets that a family was on its way after as many days as headquarters set', async () => {
  await app.pool.query('delete from arrival_notices');
  await app.pool.query(
    `insert into arrival_notices (reserve_id, branch_id, created_at)
     select r.id, r.branch_id, $1::timestamptz - make_interval(days => (row_number() over (order by r.id) * 10)::integer)
     from (select * from reserves order by id limit 4) r`,
    [app.clock.now()],
  );
  const left = async () => {
    await app.services.database.transaction(app.clock.now(), deleteOldRecords);
    const { rows } = await app.pool.query('select count(*)::integer as number from arrival_notices');
    return rows[0]?.number;
  };
  expect(await left()).toBe(3);
  await app.pool.query('update reserve_settings set arrival_notice_kept_days = 15');
  expect(await left()).toBe(1);
});
