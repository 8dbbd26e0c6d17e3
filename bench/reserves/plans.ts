import pg from 'pg';

/** How PostgreSQL reads a branch-day and a child's overlaps at the largest scale: by index, whatever the size. */
export async function plansOf(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const explain = async (title: string, text: string) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`);
      return [`-- ${title}`, ...rows.map((row) => row['QUERY PLAN'])].join('\n');
    };
    return [
      await explain(
        'seats held on a branch-day',
        `select r.id, count(*) from reserves r join reserve_details d on d.reserve_id = r.id
         where r.branch_id = 1005 and r.reserve_date = '2026-12-01' and r.live group by r.id`,
      ),
      await explain(
        'is the child elsewhere',
        `select from reserve_details d where d.child_id = any ('{1003}') and d.live
           and d.during && tstzrange('2026-12-01 01:00Z', '2026-12-01 02:00Z')`,
      ),
      await explain(
        'the same confirm again',
        `select from reserves where customer_id = 1001 and idempotency_key = '00000000-0000-4000-8000-000000000000'`,
      ),
      await explain(
        'plan of the day',
        `select plan_type_id from plan_type_customer_histories
         where customer_id = 1001 and daterange(start_date, end_date, '[]') @> date '2026-12-01'`,
      ),
    ].join('\n\n');
  } finally {
    await client.end();
  }
}
