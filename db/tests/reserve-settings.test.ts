import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { as, attempt, checkViolated } from './actors.ts';

const { pool } = await testDatabase('demo');

describe('limits of reserving', () => {
  it.each([
    ['step_minutes', 0],
    ['step_minutes', 7],
    ['minimum_minutes', 0],
    ['window_days', 0],
    ['today_lead_minutes', -1],
    ['retention_days', -1],
  ])('%s is never %s: a day of such steps would never end, or make no sense', async (column, value) => {
    await as(pool, 'database owner', async (client) => {
      const update = `update reserve_settings set ${column} = ${value}`;
      expect(await attempt(client, update)).toMatchObject({ code: checkViolated });
    });
  });
});
