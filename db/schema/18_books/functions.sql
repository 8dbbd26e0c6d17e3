create or replace function app.issued_documents_are_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.keep_until < app.tokyo_today() then
    return old;
  end if;
  raise exception 'issued documents are only added to' using errcode = '42501';
end
$$;

-- The last day a paper of this day is kept: so many years (tax_settings) from two months after its calendar year.
-- Of a day before the first tax settings, the longest time known: a paper is never thrown away too early.
create or replace function app.receipt_kept_until(p_date date) returns date
  language sql stable set search_path = '' as $$
  select (date_trunc('year', p_date) + make_interval(years => 1 + coalesce(
      (select s.receipt_keep_years from app.tax_settings_on(p_date) s),
      (select max(s.receipt_keep_years) from public.tax_settings s)), months => 2))::date - 1
$$;
revoke execute on function app.receipt_kept_until from public;

create or replace function app.month_is_closed(p_branch integer, p_date date) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.month_closes m
    where m.branch_id is not distinct from p_branch and m.month = date_trunc('month', p_date)::date)
$$;
revoke execute on function app.month_is_closed from public;

-- What an entry of the books was for, what a claim owes and what tickets are worth is said by src/domain/books and written by
-- src/server/books/store (decision 84). The database only refuses: lines that do not add up to their entry, an unknown kind (the CHECK of each
-- table), and any change of what is written.
-- At the commit, whoever wrote it and in whatever order.
create or replace function app.lines_add_up() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_entry public.payments;
begin
  select p.* into v_entry from public.payments p
    where p.id = case when tg_table_name = 'payments' then (to_jsonb(new) ->> 'id')::integer else (to_jsonb(new) ->> 'payment_id')::integer end;
  if v_entry.amount <> (select coalesce(sum(l.amount), 0) from app.payment_lines l where l.payment_id = v_entry.id) then
    raise exception 'the lines of payment % do not add up to it', v_entry.id using errcode = '23514', constraint = 'lines_add_up';
  end if;
  if exists (select from app.payment_lines l where l.payment_id = v_entry.id
    and (l.date <> v_entry.payment_date or l.branch_id is distinct from v_entry.branch_id)) then
    raise exception 'the lines of payment % say another day or branch', v_entry.id using errcode = '23514', constraint = 'lines_add_up';
  end if;
  return null;
end
$$;
revoke execute on function app.lines_add_up from public;

-- The paper a municipality wants on a day, a ward's like its city's.
create or replace function app.municipality_layout_of(prefecture integer, name text, day date) returns setof municipality_layouts
  language sql stable rows 1 begin atomic
  select l.* from (select distinct m.municipality from municipality_layouts m
    where m.prefecture_id = prefecture and starts_with(name, m.municipality)) named
  cross join lateral app.municipality_layouts_on(prefecture, named.municipality, day) l
  order by length(l.municipality) desc limit 1;
end;

-- What the accounting file says, by day, place, kind (accounting_mappings.kind), tax class and where the money was taken.
create or replace function app.journal_lines(p_month date)
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
revoke execute on function app.journal_lines from public;

create or replace function app.month_sheet(p_branch integer, p_month date) returns jsonb
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
revoke execute on function app.month_sheet from public;

-- What the books know when something is written into them: facts only. What they mean (kind, tax class, the share of 無償化,
-- rounding, what is owed) is decided by src/domain/books, and src/server/books/store writes it.
-- Whose stay a bill is of, and what 無償化 covers there on that day.
create or replace function app.stay_cover(p_reserve_id integer) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'children', coalesce((select jsonb_agg(jsonb_build_object('child_id', d.child_id, 'schoolchild_flag', d.schoolchild_flag)
      order by d.id) from public.reserve_details d where d.reserve_id = r.id), '[]'),
    'confirmed', exists (select from public.branch_certificates t
      where t.branch_id = r.branch_id and t.kind = app.code('certificateKind.freeCare')
        and t.start_date <= r.reserve_date and (t.end_date is null or r.reserve_date <= t.end_date)),
    'benefit', (select jsonb_build_object('childcare', s.childcare_benefit, 'zero_year_old', s.zero_year_old_benefit,
        'after_business', s.after_business_benefit, 'holiday', s.holiday_benefit, 'current_day', s.current_day_benefit,
        'meal_support', s.meal_support_benefit)
      from app.tax_settings_on(r.reserve_date) s))
  from public.reserves r where r.id = p_reserve_id
$$;
revoke execute on function app.stay_cover from public;

-- Asked in the statement that writes the entry, which therefore does not see it yet (domain: EntryFacts). In PL/pgSQL, which
-- keeps its plan.
create or replace function app.entry_facts(entry public.payments) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  if entry.reverses_payment_id is not null then
    return jsonb_build_object('bill', null, 'correction', null, 'cover', null, 'written',
      app.written_lines(array[entry.reverses_payment_id]));
  end if;
  if entry.payment_type = app.code('paymentType.refund') then
    return jsonb_build_object('bill', null, 'correction', null, 'cover', null, 'written',
      app.written_lines(array(select p.id from public.payments p
        where p.id <> entry.id and (p.id = entry.refunded_payment_id or p.refunded_payment_id = entry.refunded_payment_id))));
  end if;
  if entry.payment_type <> app.code('paymentType.usage') then
    return jsonb_build_object('bill', null, 'correction', null, 'cover', null, 'written', '[]'::jsonb);
  end if;
  return jsonb_build_object(
    -- The stay's own row says what it costs after every correction; the bill that was charged stands with the first
    -- correction after it.
    'bill', (select coalesce((select k.before from public.childcare_corrections k
          where k.childcare_id = u.id and k.status <> app.code('correctionSettlement.withBill') order by k.id limit 1),
        jsonb_build_object('amount_lines', u.amount_lines, 'number_of_tickets_used', u.number_of_tickets_used,
          'others_discount_amount', u.others_discount_amount))
      from public.childcares u where u.id = entry.childcare_id),
    'correction', (select jsonb_build_object('before', k.before, 'after', k.after)
      from public.childcare_corrections k where k.id = entry.childcare_correction_id),
    'cover', (select app.stay_cover(u.reserve_id) from public.childcares u where u.id = entry.childcare_id),
    'written', app.written_lines(array(select p.id from public.payments p
      where p.childcare_id = entry.childcare_id and p.payment_type = entry.payment_type and p.id <> entry.id
        and p.childcare_correction_id is not distinct from entry.childcare_correction_id)));
end
$$;
revoke execute on function app.entry_facts from public;

create or replace function app.written_lines(p_payments integer[]) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('line', l.line, 'tax', l.tax, 'covered_flag', l.covered_flag,
    'child_id', l.child_id, 'amount', l.amount) order by l.id), '[]')
  from app.payment_lines l where l.payment_id = any (p_payments)
$$;
revoke execute on function app.written_lines from public;

-- Claims of a reserve (its stay, its fee, its corrected differences) beside what is noted of them (domain: ClaimFacts).
create or replace function app.claim_facts(p_reserve_id integer) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_build_object('reserve_id', r.id, 'branch_id', r.branch_id, 'today', app.tokyo_today(),
      'closed_months', coalesce((select jsonb_agg(m.month) from public.month_closes m where m.branch_id = r.branch_id), '[]'),
      'stay', (select jsonb_build_object('id', u.id, 'amount', u.total_amount,
          'open', u.end_datetime is not null
            and u.status in (app.code('childcareSettlement.toSettle'), app.code('childcareSettlement.chargeFailed')),
          'day', app.tokyo_date(coalesce(u.end_datetime, u.start_datetime)),
          'free', case when u.total_amount = 0 then jsonb_build_object(
            'settled', u.status = app.code('childcareSettlement.settled'), 'ended', u.end_datetime is not null,
            'paid', exists (select from public.payments p where p.childcare_id = u.id),
            'bill', jsonb_build_object('amount_lines', u.amount_lines, 'number_of_tickets_used', u.number_of_tickets_used,
              'others_discount_amount', u.others_discount_amount),
            'cover', app.stay_cover(r.id),
            'written', coalesce((select jsonb_agg(jsonb_build_object('line', o.line, 'tax', o.tax,
                'covered_flag', o.covered_flag, 'child_id', null, 'amount', o.amount) order by o.id)
              from app.free_bill_lines o where o.childcare_id = u.id), '[]')) end)
        from public.childcares u where u.reserve_id = r.id),
      'fee', (select jsonb_build_object('amount', x.cancel_amount,
          'open', x.cancel_settlement_status
            in (app.code('cancelSettlementStatus.toCharge'), app.code('cancelSettlementStatus.chargeFailed')),
          'day', app.tokyo_date(x.cancel_datetime))
        from public.reserve_cancellations x where x.reserve_id = r.id),
      'corrections', coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'amount', k.difference,
          'open', k.status in (app.code('correctionSettlement.toCharge'), app.code('correctionSettlement.chargeFailed')),
          'day', app.tokyo_date(k.created_at)) order by k.id)
        from public.childcare_corrections k join public.childcares u on u.id = k.childcare_id where u.reserve_id = r.id), '[]'),
      'payments', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'payment_type', p.payment_type,
          'childcare_correction_id', p.childcare_correction_id, 'amount', p.amount, 'day', p.payment_date) order by p.id)
        from public.payments p left join public.childcares u on u.id = p.childcare_id
        where (u.reserve_id = r.id or p.childcare_id is null and p.reserve_id = r.id) and p.amount <> 0
          and (p.reserve_id = r.id or p.childcare_id = (select s.id from public.childcares s where s.reserve_id = r.id))
          and not exists (select from app.claim_entries e where e.payment_id = p.id)), '[]'),
      'write_offs', coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'amount', w.amount,
          'day', app.tokyo_date(w.created_at), 'childcare_id', w.childcare_id,
          'reserve_cancellation_id', w.reserve_cancellation_id, 'childcare_correction_id', w.childcare_correction_id) order by w.id)
        from public.write_offs w where w.reserve_id = r.id
          and not exists (select from app.claim_entries e where e.write_off_id = w.id)), '[]'),
      'entries', coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'movement', e.movement,
          'childcare_correction_id', e.childcare_correction_id, 'amount', e.amount, 'date', e.date) order by e.id)
        from app.claim_entries e where e.reserve_id = r.id), '[]'))
    from public.reserves r where r.id = p_reserve_id);
end
$$;
revoke execute on function app.claim_facts from public;
