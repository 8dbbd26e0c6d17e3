import type pg from 'pg';

/**
 * What holds of money whatever happened, asked of the whole database. Each question finds the rows that break it, so a
 * failure names them. The soak asks them too.
 */
const questions: Readonly<Record<string, string>> = {
  'lines of an entry add up to it': `
    select p.id, p.amount, coalesce(sum(l.amount), 0)::integer as lines from payments p
    left join app.payment_lines l on l.payment_id = p.id group by p.id having p.amount <> coalesce(sum(l.amount), 0)`,
  'lines say the branch and the day of their entry': `
    select l.id from app.payment_lines l join payments p on p.id = l.payment_id
    where l.date <> p.payment_date or l.branch_id is distinct from p.branch_id`,
  'no more goes back than was paid': `
    select p.id, p.amount, sum(r.amount)::integer as back from payments p join payments r on r.refunded_payment_id = p.id
    group by p.id having p.amount + sum(r.amount) < 0`,
  'a stay is not paid twice': `
    select u.id, sum(p.amount)::integer as paid, bill.amount from childcares u
    join payments p on p.childcare_id = u.id and p.payment_type = 1 and p.childcare_correction_id is null
    cross join lateral (select coalesce((select k.before_amount from childcare_corrections k
      where k.childcare_id = u.id and k.status <> 8 order by k.id limit 1), u.total_amount) as amount) bill
    group by u.id, bill.amount having sum(p.amount) > bill.amount`,
  'the difference of a correction is not paid twice': `
    select k.id from childcare_corrections k join payments p on p.childcare_correction_id = k.id and p.payment_type = 1
    group by k.id having sum(p.amount) > greatest(k.difference, 0)`,
  'no more tickets are used than there are': `
    select t.id from tickets t where t.paid_datetime is not null and t.number < t.remaining + t.refunded_number
      + (select coalesce(sum(u.number), 0) from ticket_uses u where u.ticket_id = t.id)`,
  'tickets say of their liability what their rows say': `
    select t.id, t.number, t.remaining from tickets t left join app.ticket_entries e on e.ticket_id = t.id
    where t.paid_datetime is not null group by t.id
    having coalesce(sum(e.number) filter (where e.movement = 1), 0) <> t.number
      or coalesce(sum(case when e.movement = 1 then e.number when e.movement < 4 then -e.number end), 0) <> t.remaining
      or sum(case when e.movement = 1 then e.amount else -e.amount end) < 0
      or t.remaining = 0 and sum(case when e.movement = 1 then e.amount else -e.amount end) <> 0`,
  'claims say what is open': `
    with noted as (
      select e.kind, e.reserve_id, e.childcare_correction_id, sum(case when e.movement = 1 then e.amount else -e.amount end)::integer as amount
      from app.claim_entries e group by 1, 2, 3
    ), open as (
      select 1 as kind, u.reserve_id, null::integer as correction_id, u.total_amount - coalesce((select sum(p.amount) from payments p
        where p.childcare_id = u.id and p.payment_type = 1 and p.childcare_correction_id is null), 0) as amount
      from childcares u where u.status in (1, 3) and u.end_datetime is not null
      union all
      select 2, x.reserve_id, null, x.cancel_amount - coalesce((select sum(p.amount) from payments p
        where p.reserve_id = x.reserve_id and p.payment_type = 2), 0)
      from reserve_cancellations x where x.cancel_settlement_status in (1, 3)
      union all
      select 3, u.reserve_id, k.id, k.difference - coalesce((select sum(p.amount) from payments p
        where p.childcare_correction_id = k.id and p.payment_type = 1), 0)
      from childcare_corrections k join childcares u on u.id = k.childcare_id where k.status in (1, 3) and k.difference > 0
    )
    select * from noted n full join open o on o.kind = n.kind and o.reserve_id = n.reserve_id
      and o.correction_id is not distinct from n.childcare_correction_id
    where coalesce(n.amount, 0) <> greatest(0, coalesce(o.amount, 0))`,
  'classes of the books add up to them': `
    select x.payments, x.lines from (select (select coalesce(sum(amount), 0) from payments) as payments,
      (select coalesce(sum(amount), 0) from app.payment_lines) as lines) x where x.payments <> x.lines`,
  'the accounting file says every yen once': `
    select m.month, m.amount, j.amount as filed from (
      select date_trunc('month', payment_date)::date as month, sum(amount)::integer as amount from payments group by 1) m
    cross join lateral (select coalesce(sum(l.amount), 0)::integer as amount from app.journal_lines(m.month) l
      where l.kind <= 13 or l.kind = 18) j
    where m.amount <> j.amount`,
  'a reversing entry takes back what it names': `
    select r.id from payments r join payments p on p.id = r.reverses_payment_id where r.amount <> -p.amount`,
};

/** The questions that found something, with what they found. */
export async function brokenBooks(client: Pick<pg.Pool, 'query'>): Promise<{ name: string; rows: unknown[] }[]> {
  const broken: { name: string; rows: unknown[] }[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const { rows } = await client.query(question);
    if (rows.length > 0) broken.push({ name, rows });
  }
  return broken;
}
