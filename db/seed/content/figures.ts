import type pg from 'pg';

/** The sums of every past day, as the night's job keeps them; headquarters and one manager take the morning mail. */
export async function seedFigures(client: pg.Client): Promise<void> {
  await client.query('select app.store_figures(app.tokyo_today() - 1)');
  await client.query('update accounts set morning_mail_hour = 7 where id in (1, 2)');
  await client.query('insert into app.morning_mails (account_id, date) values (1, app.tokyo_today() - 1)');
}
