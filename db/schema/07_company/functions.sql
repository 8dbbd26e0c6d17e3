-- The audit log stays, the person in it does not: when a deleted account is erased, personal fields may leave `before`
-- and `after` (children's names, health remarks, who fetched them). Nothing else of an entry can change, and no entry go.
create or replace function app.audit_log_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on'
    and to_jsonb(new) - array['before', 'after'] = to_jsonb(old) - array['before', 'after']
    and (new.before is not distinct from old.before or old.before @> new.before)
    and (new.after is not distinct from old.after or old.after @> new.after) then
    return new;
  end if;
  raise exception 'the audit log is never changed' using errcode = '42501';
end
$$;

-- Every board of headquarters hears of it, whichever branch it shows.
create or replace function app.publish_headquarters() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('headquarters', '');
  return null;
end
$$;

create or replace function app.record_figure_change(p_branch integer, p_date date) returns void
  language sql security definer set search_path = '' as $$
  insert into app.figure_changes (branch_id, date)
    select coalesce(p_branch, app.headquarters_branch()), p_date
    where p_date <= app.tokyo_today() and coalesce(p_branch, app.headquarters_branch()) is not null
$$;
revoke execute on function app.record_figure_change from public;

create or replace function app.reserve_changes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform app.record_figure_change(old.branch_id, old.reserve_date);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and (old.branch_id, old.reserve_date) <> (new.branch_id, new.reserve_date) then
    perform app.record_figure_change(new.branch_id, new.reserve_date);
  end if;
  return null;
end
$$;

create or replace function app.detail_changes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.record_figure_change(r.branch_id, r.reserve_date)
    from public.reserves r where r.id = case when tg_op = 'DELETE' then old.reserve_id else new.reserve_id end;
  return null;
end
$$;

create or replace function app.ticket_use_changes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.record_figure_change(u.branch_id, app.tokyo_date(u.start_datetime))
    from public.childcares u where u.id = case when tg_op = 'DELETE' then old.childcare_id else new.childcare_id end;
  return null;
end
$$;

create or replace function app.attempt_changes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.record_figure_change(app.branch_of_attempt(new), app.tokyo_date(new.created_at));
  return null;
end
$$;

-- Seats of a past day or of today.
create or replace function app.seats_change_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform app.record_figure_change(old.branch_id, old.date);
  end if;
  if tg_op <> 'DELETE' then
    perform app.record_figure_change(new.branch_id, new.date);
  end if;
  return null;
end
$$;

create or replace function app.payment_changes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.record_figure_change(new.branch_id, new.payment_date);
  return null;
end
$$;
revoke execute on function app.payment_changes_figures from public;

create or replace function app.free_bills_change_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.record_figure_change(a.branch_id, a.date) from (select distinct branch_id, date from added) a;
  return null;
end
$$;
revoke execute on function app.free_bills_change_figures from public;

-- Two lists of the same length as rows. A function, so that the planner thinks of a thousand and not of ten.
create or replace function app.branch_days_of(p_branches integer[], p_days date[]) returns table (branch_id integer, date date)
  language sql stable security definer set search_path = '' rows 1000 as $$
  select distinct p.branch_id, p.date from unnest(p_branches, p_days) as p (branch_id, date)
$$;
revoke execute on function app.branch_days_of from public;

-- The sums of branch-days, made from the rows themselves (docs/figures.md says each in words). Given as two lists of the
-- same length. Asked for whatever is not kept, and by the night's job that keeps them.
create or replace function app.figures_of(p_branches integer[], p_days date[]) returns setof app.branch_day_figures
  language sql stable security definer set search_path = '' set jit = off as $$
  with pair as materialized (
    select p.branch_id, p.date from app.branch_days_of(p_branches, p_days) p
  ), headquarters as materialized (
    select app.headquarters_branch() as id
  ), reserved as (
    select p.branch_id, p.date,
      count(*) filter (where not r.cancel_flag and r.approval_status <> app.code('approvalStatus.rejected')) as reserves,
      count(*) filter (where r.cancel_flag) as cancelled,
      sum(greatest(0, date_part('epoch', r.start_datetime - r.created_at) / 60)::bigint)
        filter (where not r.cancel_flag and r.approval_status <> app.code('approvalStatus.rejected')) as lead_minutes
    from pair p join public.reserves r on r.branch_id = p.branch_id and r.reserve_date = p.date
    group by p.branch_id, p.date
  ), child as materialized (
    select p.branch_id, p.date, d.attendance_status,
      floor(date_part('epoch', d.arrived_datetime - p.date::timestamp at time zone 'Asia/Tokyo') / 60)::integer as since,
      floor(date_part('epoch', d.left_datetime - p.date::timestamp at time zone 'Asia/Tokyo') / 60)::integer as until
    from pair p join public.reserves r on r.branch_id = p.branch_id and r.reserve_date = p.date
    join public.reserve_details d on d.reserve_id = r.id
    where not r.cancel_flag and r.approval_status <> app.code('approvalStatus.rejected')
      and d.attendance_status in (app.code('childAttendance.present'), app.code('childAttendance.left'), app.code('childAttendance.absent'))
  ), attended as (
    select c.branch_id, c.date, count(*) filter (where c.attendance_status in (app.code('childAttendance.present'), app.code('childAttendance.left'))) as visits,
      count(*) filter (where c.attendance_status = app.code('childAttendance.absent')) as no_shows, sum(c.until - c.since) as child_minutes
    from child c group by c.branch_id, c.date
  ), child_hours as (
    select c.branch_id, c.date, h.hour, sum(least(c.until, h.hour * 60 + 60) - greatest(c.since, h.hour * 60))::integer as minutes
    from child c cross join lateral generate_series(c.since / 60, least(23, greatest(c.since, c.until - 1) / 60)) as h (hour)
    where c.since >= 0 and c.until is not null
    group by c.branch_id, c.date, h.hour
  ), opened as (
    select p.branch_id, p.date, coalesce(w.capacity, b.capacity) as capacity,
      (date_part('epoch', coalesce(h.extended_open_time, w.extended_open_time, b.extended_open_time)) / 60)::integer as opens,
      (date_part('epoch', coalesce(h.extended_close_time, w.extended_close_time, b.extended_close_time)) / 60)::integer as closes,
      jsonb_array_length(coalesce(w.capacities, '[]')) > 0 or exists (select from public.branch_capacities o
        where o.branch_id = p.branch_id and o.date = p.date) as several
    from pair p join public.branches b on b.id = p.branch_id
    left join public.branch_hours h on h.branch_id = p.branch_id and h.date = p.date
    left join public.reservable_managements m on m.branch_id = p.branch_id and m.date = p.date
    left join app.pattern_days w on w.branch_id = p.branch_id and w.date = p.date
    where b.real_store_flag and b.status = app.code('branchStatus.open') and p.date between b.open_date and coalesce(b.last_date, 'infinity')
      and (m.status <> '×' or m.status is null and not coalesce(w.closed_flag, false))
  ), stretch as (
    select o.branch_id, o.date, o.opens as since, o.closes as until, o.capacity from opened o where not o.several
    union all
    select o.branch_id, o.date,
      greatest(o.opens, (date_part('epoch', l.since - o.date::timestamp at time zone 'Asia/Tokyo') / 60)::integer),
      least(o.closes, (date_part('epoch', l.until - o.date::timestamp at time zone 'Asia/Tokyo') / 60)::integer), l.capacity
    from opened o cross join lateral app.branch_day_load(o.branch_id, o.date) l where o.several
  ), seat_hours as (
    select s.branch_id, s.date, h.hour,
      sum(s.capacity * (least(s.until, h.hour * 60 + 60) - greatest(s.since, h.hour * 60)))::integer as minutes
    from stretch s cross join lateral generate_series(s.since / 60, (s.until - 1) / 60) as h (hour)
    where s.since < s.until
    group by s.branch_id, s.date, h.hour
  ), by_hour as (
    select p.branch_id, p.date, array_agg(coalesce(c.minutes, 0) order by h.hour) as children,
      array_agg(coalesce(s.minutes, 0) order by h.hour) as seats, coalesce(sum(s.minutes), 0) as seat_minutes
    from pair p cross join generate_series(0, 23) as h (hour)
    left join child_hours c on c.branch_id = p.branch_id and c.date = p.date and c.hour = h.hour
    left join seat_hours s on s.branch_id = p.branch_id and s.date = p.date and s.hour = h.hour
    group by p.branch_id, p.date
  ), booked as (
    select p.branch_id, p.date, l.line, l.tax, l.amount from pair p
      join app.payment_lines l on l.branch_id = p.branch_id and l.date = p.date
    union all
    select p.branch_id, p.date, l.line, l.tax, l.amount from pair p join headquarters q on q.id = p.branch_id
      join app.payment_lines l on l.branch_id is null and l.date = p.date
    union all
    select p.branch_id, p.date, l.line, l.tax, l.amount from pair p
      join app.free_bill_lines l on l.branch_id = p.branch_id and l.date = p.date
  ), money as (
    select m.branch_id, m.date,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.childcare')), 0) as childcare_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.zeroYearOld')), 0) as zero_year_old_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.afterBusiness')), 0) as after_business_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.holiday')), 0) as holiday_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.currentDay')), 0) as current_day_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.mealSupport')), 0) as meal_support_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.ticketsDiscount')), 0) as tickets_discount_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.othersDiscount')), 0) as others_discount_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.difference')), 0) as difference_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.cancellationFee')), 0) as cancel_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.monthlyPlan')), 0) as plan_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.ticketsSold')), 0) as tickets_sold_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.refund')), 0) as refund_amount,
      coalesce(sum(m.amount) filter (where m.tax = app.code('salesTax.exempt')), 0) as exempt_amount,
      coalesce(sum(m.amount) filter (where m.tax = app.code('salesTax.standard')), 0) as standard_amount,
      coalesce(sum(m.amount) filter (where m.tax = app.code('salesTax.outside')), 0) as outside_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.ownTariff')), 0) as own_tariff_amount,
      coalesce(sum(m.amount) filter (where m.line = app.code('lineKind.subsidy')), 0) as subsidies_discount_amount
    from booked m group by m.branch_id, m.date
  ), used as (
    select p.branch_id, p.date, sum(t.number) as tickets
    from pair p join public.childcares u on u.branch_id = p.branch_id
      and u.start_datetime >= p.date::timestamp at time zone 'Asia/Tokyo'
      and u.start_datetime < (p.date + 1)::timestamp at time zone 'Asia/Tokyo'
    join public.ticket_uses t on t.childcare_id = u.id
    group by p.branch_id, p.date
  ), failed as (
    select app.branch_of_attempt(i) as branch_id, app.tokyo_date(i.created_at) as date,
      count(*) as charges, sum(i.amount) as amount
    from public.payment_intents i
    where i.status = 'failed' and i.created_at >= (select min(p.date) from pair p)::timestamp at time zone 'Asia/Tokyo'
      and i.created_at < ((select max(p.date) from pair p) + 1)::timestamp at time zone 'Asia/Tokyo'
    group by 1, 2
  )
  select p.branch_id, p.date, coalesce(r.reserves, 0)::integer, coalesce(r.cancelled, 0)::integer,
    coalesce(r.lead_minutes, 0)::bigint, coalesce(a.visits, 0)::integer, coalesce(a.no_shows, 0)::integer,
    coalesce(a.child_minutes, 0)::integer, h.seat_minutes::integer, coalesce(u.tickets, 0)::integer,
    coalesce(m.childcare_amount, 0), coalesce(m.zero_year_old_amount, 0), coalesce(m.after_business_amount, 0),
    coalesce(m.holiday_amount, 0), coalesce(m.current_day_amount, 0), coalesce(m.meal_support_amount, 0),
    coalesce(m.tickets_discount_amount, 0), coalesce(m.others_discount_amount, 0), coalesce(m.difference_amount, 0),
    coalesce(m.cancel_amount, 0), coalesce(m.plan_amount, 0), coalesce(m.tickets_sold_amount, 0),
    coalesce(m.refund_amount, 0), coalesce(m.exempt_amount, 0), coalesce(m.standard_amount, 0),
    coalesce(m.outside_amount, 0), coalesce(f.charges, 0)::integer, coalesce(f.amount, 0)::bigint, h.children, h.seats,
    coalesce(m.own_tariff_amount, 0), coalesce(m.subsidies_discount_amount, 0)
  from pair p
  join by_hour h on h.branch_id = p.branch_id and h.date = p.date
  left join reserved r on r.branch_id = p.branch_id and r.date = p.date
  left join attended a on a.branch_id = p.branch_id and a.date = p.date
  left join money m on m.branch_id = p.branch_id and m.date = p.date
  left join used u on u.branch_id = p.branch_id and u.date = p.date
  left join failed f on f.branch_id = p.branch_id and f.date = p.date
  where h.seat_minutes > 0 or r.branch_id is not null or a.branch_id is not null or m.branch_id is not null
    or u.branch_id is not null or f.branch_id is not null
$$;
revoke execute on function app.figures_of from public;

-- Adds the kept sums of these days up again: over all branches, and by month.
create or replace function app.add_figures_up(p_days date[]) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  v_company text := (select string_agg(quote_ident(c.attname), ', ' order by c.attnum) from pg_attribute c
    where c.attrelid = 'app.company_day_figures'::regclass and c.attnum > 1 and not c.attisdropped and c.atttypid <> 'bigint[]'::regtype);
  v_month text := (select string_agg(quote_ident(c.attname), ', ' order by c.attnum) from pg_attribute c
    where c.attrelid = 'app.branch_month_figures'::regclass and c.attnum > 2 and not c.attisdropped);
  v_months date[] := array(select distinct date_trunc('month', d)::date from unnest(p_days) d);
begin
  delete from app.company_day_figures c where c.date = any (p_days);
  execute format('insert into app.company_day_figures (date, child_minutes_by_hour, seat_minutes_by_hour, %s)
      select f.date,
        (select array_agg(h.minutes order by h.hour) from (select x.hour, sum(x.minutes)::bigint as minutes
          from app.branch_day_figures o, unnest(o.child_minutes_by_hour) with ordinality as x (minutes, hour)
          where o.date = f.date group by x.hour) h),
        (select array_agg(h.minutes order by h.hour) from (select x.hour, sum(x.minutes)::bigint as minutes
          from app.branch_day_figures o, unnest(o.seat_minutes_by_hour) with ordinality as x (minutes, hour)
          where o.date = f.date group by x.hour) h), %s
      from app.branch_day_figures f where f.date = any ($1) group by f.date',
    v_company, regexp_replace(v_company, '(\w+)', 'sum(f.\1)', 'g')) using p_days;
  delete from app.branch_month_figures m where m.month = any (v_months);
  execute format('insert into app.branch_month_figures (branch_id, month, %s)
      select f.branch_id, m.month, %s from unnest($1) as m (month)
      join app.branch_day_figures f on f.date >= m.month and f.date < m.month + interval ''1 month''
      group by f.branch_id, m.month',
    v_month, regexp_replace(v_month, '(\w+)', 'sum(f.\1)', 'g')) using v_months;
end
$$;
revoke execute on function app.add_figures_up from public;

-- Keeps the sums of every day until `p_until`: those noted as changed once more, and the days since the last time. The
-- notes go first: what changes after that leaves a note of its own.
create or replace function app.store_figures(p_until date) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  v_kept date := (select k.kept_until from app.figures_kept k for update);
  v_branches integer[];
  v_days date[];
  v_day date;
  v_first date := coalesce(v_kept + 1, least((select min(r.reserve_date) from public.reserves r),
    (select min(p.payment_date) from public.payments p), p_until));
begin
  with gone as (delete from app.figure_changes c where c.date <= p_until returning c.branch_id, c.date)
    select array_agg(g.branch_id), array_agg(g.date) into v_branches, v_days
    from (select distinct gone.branch_id, gone.date from gone where gone.date <= v_kept) g;
  delete from app.branch_day_figures f using unnest(v_branches, v_days) as p (branch_id, date)
    where f.branch_id = p.branch_id and f.date = p.date;
  insert into app.branch_day_figures select * from app.figures_of(v_branches, v_days);
  for v_day in select generate_series(v_first, p_until, interval '1 day')::date loop
    delete from app.branch_day_figures f where f.date = v_day;
    insert into app.branch_day_figures select f.*
      from app.figures_of((select array_agg(b.id) from public.branches b),
        (select array_agg(v_day) from public.branches b)) f;
  end loop;
  perform app.add_figures_up(array(select unnest(v_days) union select generate_series(v_first, p_until, interval '1 day')::date));
  update app.figures_kept set kept_until = greatest(kept_until, p_until);
end
$$;
revoke execute on function app.store_figures from public;
