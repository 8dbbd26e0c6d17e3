import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { runJobs } from '../fixtures/test.ts';
import { callAs, makeReserve } from './reserve-pages.ts';

async function sql<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL ?? '');
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

type Day = { branch_id: number; date: string };
type Slots = { extended_open_time: string; extended_close_time: string };

const minuteOfTime = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A day with one seat, which the parent of this page has from morning to night. The reserve is given back. */
export async function fillDay(page: Page, { branch_id, date }: Day, child_id: number | undefined): Promise<number> {
  await sql(
    `insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, $2, '00:00', '23:45', 1)`,
    [branch_id, date],
  );
  const day = await callAs<Slots>(page, 'reserveSlots', { branch_id, date });
  const [start, end] = [minuteOfTime(day.extended_open_time), minuteOfTime(day.extended_close_time)];
  const { reserve_id } = await makeReserve(page, { branch_id, child_ids: [child_id ?? 0], date, start, end });
  return reserve_id;
}

export async function cancelReserve(page: Page, reserve_id: number): Promise<void> {
  const cancelled = await callAs<{ status: string }>(page, 'cancelReserve', { reserve_id, quoted_fee: 0 });
  expect(cancelled.status, JSON.stringify(cancelled)).toBe('OK');
  await runJobs(page);
}

/** The family reads LINE as this person of the stand-in. */
export const linkLine = (email: string, line_user_id: string) =>
  sql('update customers set line_user_id = $2, line_notification_flag = true where email = $1', [email, line_user_id]);

/** The link of the newest offer that came by LINE, as a path. */
export async function offerByLine(page: Page, lineUrl: string, user_id: string): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    await runJobs(page);
    const answer = await page.request.get(`${lineUrl}/emulator/messages?user_id=${user_id}`);
    path = [...(await answer.text()).matchAll(/\/offers\/\d+#token=[\w-]+/g)].at(-1)?.[0];
    expect(path).toBeDefined();
  }).toPass();
  return path ?? '';
}

/** As if nobody had answered in time: the sweep gives the seat to the next. */
export async function letOfferRunOut(page: Page, { branch_id, date }: Day): Promise<void> {
  await sql(
    `with ended as (update seat_offers set expires_at = created_at
       where branch_id = $1 and app.tokyo_date(start_datetime) = $2 and status = 1 returning id)
     update seat_holds set expires_at = created_at where seat_offer_id in (select id from ended)`,
    [branch_id, date],
  );
  await sql(`select app.enqueue('sweepWaitlist', '{}')`, []);
  await runJobs(page);
}
