import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { as, attempt, checkViolated } from '../actors.ts';

const { pool } = await testDatabase('demo');
const uniqueViolated = '23505';

describe('prices and rules', () => {
  it.each([
    ['unit_prices set childcare = 100001', 'unit_prices_childcare_check'],
    ['cancellation_policies set last_percent = 40', 'fees_never_fall'],
    ['cancellation_policies set no_show_percent = 70', 'fees_never_fall'],
    ['cancellation_policies set free_until_days_before = 31', 'cancellation_policies_free_until_days_before_check'],
    ["meal_hours set lunch_start_time = '08:30'", 'meals_in_order'],
    ['ticket_prices set valid_days = 181', 'ticket_prices_valid_days_check'],
    ['ticket_prices set withdrawn_date = adaptation_date', 'withdrawn_after_start'],
    ['plan_types set withdrawn_date = adaptation_date', 'withdrawn_after_start'],
    ["plan_types set name = '  '", 'name_is_short'],
    ['plan_types set charge_flag = true', 'charged_plans_cost'],
    ["plan_types set stripe_price_id = 'price_x'", 'charged_plans_cost'],
    ["holidays set name = ''", 'name_is_short'],
    ["subscription_batch_exclusions set reason = ' '", 'reason_is_said'],
  ])('%s makes no sense', async (update, constraint) => {
    await as(pool, 'database owner', async (client) => {
      await client.query(
        "insert into subscription_batch_exclusions (customer_id, reason) values (2, 'x') on conflict do nothing",
      );
      expect(await attempt(client, `update ${update}`)).toEqual({ code: checkViolated, constraint });
    });
  });

  it.each(['unit_prices', 'cancellation_policies', 'reserve_settings', 'age_limits', 'meal_hours'])(
    'two rows of %s never begin on one day: there is no overlap',
    async (table) => {
      await as(pool, 'database owner', async (client) => {
        const { rows } = await client.query<{ names: string }>(
          `select string_agg(attname, ', ') as names from pg_attribute
           where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'version')`,
          [table],
        );
        const names = rows[0]?.names;
        expect(
          await attempt(client, `insert into ${table} (${names}) select ${names} from ${table} limit 1`),
        ).toMatchObject({ code: uniqueViolated });
      });
    },
  );

  it('count each edit, but not a price that Stripe has made', async () => {
    await as(pool, 'database owner', async (client) => {
      const { rows } = await client.query<{ version: number }>(
        "update plan_types set stripe_price_id = 'price_other' where id = 2 returning version",
      );
      expect(rows).toEqual([{ version: 1 }]);
      const edited = await client.query('update unit_prices set meal_support = 550 where id = 1 returning version');
      expect(edited.rows).toEqual([{ version: 2 }]);
    });
  });
});
