import type pg from 'pg';
import type { TokyoDate } from '../../src/domain/time.ts';

/** What headquarters think of for the next but one spring: nobody sees it, and nothing of it holds. */
export async function seedRuleDrafts(client: pg.Client, today: TokyoDate): Promise<void> {
  const spring = `${Number(today.slice(0, 4)) + 2}-04-01`;
  const content = { minimum_age_months: 4, maximum_school_grade: 6, changed: ['minimum_age_months'] };
  await client.query(
    `insert into rule_drafts (adaptation_date, table_name, content, account_id)
     select $1, 'age_limits', $2, id from accounts where role = 1 order by id limit 1`,
    [spring, JSON.stringify(content)],
  );
}
