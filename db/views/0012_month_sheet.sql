-- The sheet of a month and the lines of its accounting file, read by the server alone. A null branch is what belongs to
-- none: plans, tickets, Stripe's fee.

create function app.in_place(p_place integer, p_branch integer) returns boolean language sql stable set search_path = '' as $$
  select p_branch = p_place or p_place is null and (p_branch is null or p_branch = app.headquarters_branch())
$$;

-- What the accounting file says, by day, place, kind (accounting_mappings.kind), tax class and where the money was taken.
create function app.journal_lines(p_month date)
  returns table (date date, branch_id integer, kind smallint, tax smallint, desk_flag boolean, amount integer)
  language sql stable security definer set search_path = '' as $$
  with span as (select p_month as first, (p_month + interval '1 month')::date as after_last),
  money as (
    select l.date, l.branch_id, case when l.line = app.code('journalKind.refund') and o.payment_type = app.code('paymentType.tickets')
      then app.code('journalKind.ticketsRefunded') else l.line end as kind, l.tax,
      p.payment_method = app.code('paymentMethod.other') as desk, l.amount
    from span s join app.payment_lines l on l.date >= s.first and l.date < s.after_last
    join public.payments p on p.id = l.payment_id
    left join public.payments o on o.id = p.refunded_payment_id
  ), tickets as (
    select e.date, e.branch_id, e.movement, e.amount,
      coalesce((select (each ->> 'tax_class')::integer from public.childcares u,
          jsonb_array_elements(u.amount_lines) with ordinality as listed (each, place)
        where u.id = e.childcare_id and each ->> 'kind' = 'childcare' and not each ? 'absent_percent' order by listed.place limit 1), app.code('salesTax.outside')) as tax
    from span s join app.ticket_entries e on e.date >= s.first and e.date < s.after_last
    where e.amount <> 0
  ), lines as (
    select m.date, m.branch_id, m.kind, m.tax, m.desk, m.amount from money m
    union all select t.date, t.branch_id, app.code('journalKind.ticketsUsed'), t.tax, false, t.amount from tickets t
      where t.movement = app.code('ticketMovement.used')
    union all select t.date, null, app.code('journalKind.ticketsExpired'), app.code('salesTax.outside'), false, t.amount from tickets t
      where t.movement = app.code('ticketMovement.expired')
    union all select t.date, null, app.code('journalKind.refundKept'), app.code('salesTax.outside'), false, t.amount from tickets t
      where t.movement = app.code('ticketMovement.refunded')
    union all select m.date, null, app.code('journalKind.refundKept'), app.code('salesTax.outside'), false, m.amount from money m
      where m.kind = app.code('journalKind.ticketsRefunded')
    union all select y.arrival_date, y.branch_id, app.code('journalKind.payout'), app.code('salesTax.outside'), false, y.amount from span s
      join app.stripe_payouts y on y.arrival_date >= s.first and y.arrival_date < s.after_last
      where y.status not in ('failed', 'canceled')
    union all select y.arrival_date, y.branch_id, app.code('journalKind.stripeFee'), app.code('salesTax.outside'), false, y.fee from span s
      join app.stripe_payouts y on y.arrival_date >= s.first and y.arrival_date < s.after_last
      where y.status not in ('failed', 'canceled') and y.branch_id is not null
    union all select d.date, null, app.code('journalKind.stripeFee'), app.code('salesTax.outside'), false, d.fee_amount from span s
      join app.stripe_days d on d.date >= s.first and d.date < s.after_last
  )
  select x.date, case when app.in_place(null, x.branch_id) then null else x.branch_id end, x.kind::smallint, x.tax::smallint,
    x.desk, sum(x.amount)::integer
  from lines x group by 1, 2, 3, 4, 5 having sum(x.amount) <> 0
$$;

create function app.month_sheet(p_branch integer, p_month date) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with span as (select p_month as first, (p_month + interval '1 month')::date as after_last),
  lines as (
    select l.line, l.tax, l.covered_flag, sum(l.amount)::integer as amount
    from span s join (
      select o.date, o.branch_id, o.line, o.tax, o.covered_flag, o.amount from app.payment_lines o
      union all select o.date, o.branch_id, o.line, o.tax, o.covered_flag, o.amount from app.free_bill_lines o
    ) l on l.date >= s.first and l.date < s.after_last
    where app.in_place(p_branch, l.branch_id) group by l.line, l.tax, l.covered_flag having sum(l.amount) <> 0
  ), methods as (
    select coalesce(sum(p.amount) filter (where p.payment_method = app.code('paymentMethod.card')), 0)::integer as card,
      coalesce(sum(p.amount) filter (where p.payment_method = app.code('paymentMethod.other')), 0)::integer as desk,
      coalesce(sum(p.amount), 0)::integer as total, count(*)::integer as entries
    from span s join public.payments p on p.payment_date >= s.first and p.payment_date < s.after_last
    where app.in_place(p_branch, p.branch_id)
  ), claims as (
    select coalesce(sum(case when e.movement = app.code('claimMovement.billed') then e.amount else -e.amount end) filter (where e.date < s.first), 0)::integer as opening,
      coalesce(sum(e.amount) filter (where e.date >= s.first and e.movement = app.code('claimMovement.billed')), 0)::integer as billed,
      coalesce(sum(e.amount) filter (where e.date >= s.first and e.movement = app.code('claimMovement.paid')), 0)::integer as paid,
      coalesce(sum(e.amount) filter (where e.date >= s.first and e.movement = app.code('claimMovement.letGo')), 0)::integer as written_off,
      coalesce(sum(case when e.movement = app.code('claimMovement.billed') then e.amount else -e.amount end), 0)::integer as closing
    from span s join app.claim_entries e on e.date < s.after_last where app.in_place(p_branch, e.branch_id)
  ), open_claims as (
    select e.reserve_id, e.kind, min(e.date) as date, sum(case when e.movement = app.code('claimMovement.billed') then e.amount else -e.amount end)::integer as amount
    from span s join app.claim_entries e on e.date < s.after_last where app.in_place(p_branch, e.branch_id)
    group by e.reserve_id, e.kind, e.childcare_correction_id
    having sum(case when e.movement = app.code('claimMovement.billed') then e.amount else -e.amount end) <> 0
  ), tickets as (
    select e.movement, e.date < s.first as before, e.number, e.amount, e.branch_id
    from span s join app.ticket_entries e on e.date < s.after_last
  ), sums as (
    select coalesce(sum(case when t.movement = app.code('ticketMovement.sold') then t.number else -t.number end) filter (where t.before), 0)::integer as opening_number,
      coalesce(sum(case when t.movement = app.code('ticketMovement.sold') then t.amount else -t.amount end) filter (where t.before), 0)::integer as opening_amount,
      coalesce(sum(t.number) filter (where not t.before and t.movement = app.code('ticketMovement.sold')), 0)::integer as sold_number,
      coalesce(sum(t.amount) filter (where not t.before and t.movement = app.code('ticketMovement.sold')), 0)::integer as sold_amount,
      coalesce(sum(t.number) filter (where not t.before and t.movement = app.code('ticketMovement.used')), 0)::integer as used_number,
      coalesce(sum(t.amount) filter (where not t.before and t.movement = app.code('ticketMovement.used')), 0)::integer as used_amount,
      coalesce(sum(t.number) filter (where not t.before and t.movement = app.code('ticketMovement.refunded')), 0)::integer as refunded_number,
      coalesce(sum(t.amount) filter (where not t.before and t.movement = app.code('ticketMovement.refunded')), 0)::integer as refunded_amount,
      coalesce(sum(t.number) filter (where not t.before and t.movement = app.code('ticketMovement.expired')), 0)::integer as expired_number,
      coalesce(sum(t.amount) filter (where not t.before and t.movement = app.code('ticketMovement.expired')), 0)::integer as expired_amount,
      coalesce(sum(case when t.movement = app.code('ticketMovement.sold') then t.number else -t.number end), 0)::integer as closing_number,
      coalesce(sum(case when t.movement = app.code('ticketMovement.sold') then t.amount else -t.amount end), 0)::integer as closing_amount,
      coalesce(sum(t.number) filter (where not t.before and t.movement = app.code('ticketMovement.used') and t.branch_id = p_branch), 0)::integer as here_number,
      coalesce(sum(t.amount) filter (where not t.before and t.movement = app.code('ticketMovement.used') and t.branch_id = p_branch), 0)::integer as here_amount
    from tickets t
  ), payouts as (
    select y.* from span s join app.stripe_payouts y on y.arrival_date >= s.first and y.arrival_date < s.after_last
    where y.branch_id is not distinct from p_branch
  )
  select jsonb_build_object(
    'lines', coalesce((select jsonb_agg(jsonb_build_object('line', l.line, 'tax', l.tax, 'covered', l.covered_flag,
      'amount', l.amount) order by l.line, l.tax, l.covered_flag) from lines l), '[]'),
    'card', m.card, 'desk', m.desk, 'total', m.total, 'entries', m.entries,
    'receivables', (select to_jsonb(c) from claims c),
    'claims', coalesce((select jsonb_agg(to_jsonb(o) order by o.date, o.reserve_id, o.kind) from open_claims o), '[]'),
    'tickets', case when p_branch is null then to_jsonb(t) - 'here_number' - 'here_amount' end,
    'tickets_here', jsonb_build_object('number', t.here_number, 'amount', t.here_amount),
    'payouts', coalesce((select jsonb_agg(jsonb_build_object('stripe_payout_id', y.stripe_payout_id, 'arrival_date', y.arrival_date,
      'amount', y.amount, 'fee', y.fee, 'difference', y.difference, 'status', y.status) order by y.arrival_date, y.id)
      from payouts y), '[]'),
    'fee', case when p_branch is null then (select coalesce(sum(d.fee_amount), 0) from span s
        join app.stripe_days d on d.date >= s.first and d.date < s.after_last)
      else (select coalesce(sum(y.fee), 0) from payouts y) end)
  from methods m, sums t
$$;
revoke execute on function app.in_place, app.journal_lines, app.month_sheet from public;
