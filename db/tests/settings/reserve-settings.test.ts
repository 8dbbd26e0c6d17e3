import { describe, expect, it } from 'vitest';
import { afterBusinessHours } from '../../../src/domain/billing/pricing.ts';
import { testDatabase } from '../../testing/database.ts';
import { as, attempt, checkViolated } from '../actors.ts';

const { pool } = await testDatabase('demo');

describe('limits of reserving', () => {
  it.each([
    ['step_minutes', 0],
    ['step_minutes', 7],
    ['step_minutes', 90],
    ['minimum_minutes', 0],
    ['minimum_minutes', 70],
    ['window_days', 0],
    ['today_lead_minutes', -1],
    ['retention_days', -1],
  ])('%s is never %s: a day of such steps would never end, or make no sense', async (column, value) => {
    await as(pool, 'database owner', async (client) => {
      const update = `update reserve_settings set ${column} = ${value}`;
      expect(await attempt(client, update)).toMatchObject({ code: checkViolated });
    });
  });

  it('ten minutes outside the ordinary hours can be written down, as the rule says them', async () => {
    await as(pool, 'database owner', async (client) => {
      const hours = afterBusinessHours({ after_business_minutes: 10 });
      const { rows } = await client.query(
        'update reserves set after_business_hours = $1 where id = 1 returning after_business_hours::float8 as hours',
        [hours],
      );
      expect(rows).toEqual([{ hours }]);
      expect(Math.round(hours * 60)).toBe(10);
    });
  });
});
