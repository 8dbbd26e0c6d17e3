import type pg from 'pg';

/** Past days of one family at one branch that were reserved together; what is to come stays as it is. */
export async function seedSeries(client: pg.Client): Promise<void> {
  await client.query(
    `with past as (
       select r.id, r.customer_id, r.branch_id, row_number() over days as place, count(*) over (partition by r.customer_id, r.branch_id) as dates
       from reserves r where r.reserve_date < app.tokyo_today()
       window days as (partition by r.customer_id, r.branch_id order by r.start_datetime, r.id)
     ), series as (
       insert into reserve_series (customer_id, branch_id, dates, idempotency_key, content_hash, created_at)
       select distinct on (p.branch_id) p.customer_id, p.branch_id, p.dates, gen_random_uuid(), 'demo',
         app.now() - interval '60 days'
       from past p where p.dates > 1 order by p.branch_id, p.customer_id
       returning id, customer_id, branch_id
     )
     update reserves r set reserve_series_id = s.id, series_place = p.place
     from past p join series s using (customer_id, branch_id) where r.id = p.id`,
  );
}
