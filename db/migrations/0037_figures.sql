-- Figures: what each entry of the books was for, and the daily sums of every branch.

-- Every entry of the books by line and tax class, written when it is booked: the stay's own row is written anew by a
-- correction, the line of a past day must not be. The lines of an entry add up to it.
create table app.payment_lines (
  payment_id integer not null references payments,
  branch_id integer references branches,
  date date not null,
  line smallint not null check (line in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)),
  tax smallint not null check (tax in (1, 2, 3)),
  amount integer not null check (amount <> 0),
  primary key (payment_id, line, tax)
);
create index on app.payment_lines (branch_id, date);
alter table app.payment_lines enable row level security;
comment on table app.payment_lines is 'what an entry of the books was for, written with it (app.write_payment_lines) and never changed';
comment on column app.payment_lines.line is
  '1 childcare, 2 zero-year-old, 3 after hours, 4 holiday, 5 same day, 6 meals, 7 paid by tickets, 8 discount, 9 difference, 10 cancellation fee, 11 monthly plan, 12 tickets sold, 13 refund';
comment on column app.payment_lines.tax is '1 exempt, 2 standard rate included, 3 outside the tax';

-- The lines of a bill: what was used, less tickets (child by child, of the class they pay for), less a discount (shared
-- between the classes in proportion, the last takes the rest). domain/money/receipt.ts says the same; a test ties them.
create function app.bill_lines(bill jsonb) returns table (line smallint, tax smallint, amount integer)
  language sql immutable set search_path = '' as $$
  with used as (
    select position, each ->> 'kind' as kind, (each ->> 'unit_price')::integer as unit_price,
      (each ->> 'quantity')::integer as quantity, (each ->> 'amount')::integer as amount,
      case when each ? 'absent_percent' then 3 else (each ->> 'tax_class')::integer end as tax,
      each ->> 'kind' = 'childcare' and not each ? 'absent_percent' as payable
    from jsonb_array_elements(bill -> 'amount_lines') with ordinality as listed (each, position)
  ), by_tickets as (
    select u.tax, u.unit_price * least(u.quantity / 60, greatest(0, (bill ->> 'number_of_tickets_used')::integer
      - coalesce(sum(u.quantity / 60) over (order by u.position rows between unbounded preceding and 1 preceding), 0)::integer))
      as amount
    from used u where u.payable
  ), priced as (
    select array_position(array['childcare', 'zero_year_old', 'after_business', 'holiday', 'current_day', 'meal_support'], u.kind)
      as line, u.tax, u.amount from used u
    union all select 7, t.tax, -t.amount from by_tickets t
  ), classes as (
    select p.tax, sum(p.amount) as amount, case p.tax when 2 then 1 when 1 then 2 else 3 end as place
    from priced p group by p.tax having sum(p.amount) > 0
  ), shares as (
    select c.tax, c.place, floor((bill ->> 'others_discount_amount')::numeric * c.amount / sum(c.amount) over ()) as share,
      c.place = max(c.place) over () as last
    from classes c
  ), discounts as (
    select s.tax, case when s.last then (bill ->> 'others_discount_amount')::integer
        - (select coalesce(sum(o.share), 0) from shares o where not o.last) else s.share end as amount
    from shares s
  )
  select l.line::smallint, l.tax::smallint, sum(l.amount)::integer
  from (select p.line, p.tax, p.amount from priced p union all select 8, d.tax, -d.amount from discounts d) l
  group by l.line, l.tax having sum(l.amount) <> 0
$$;

-- What an entry was for. What its bill cannot explain is one line, "difference", as on the receipt.
create function app.write_payment_lines(entry public.payments) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  v_bill jsonb;
  v_exempt boolean;
begin
  if entry.amount = 0 then
    return;
  end if;
  if entry.reverses_payment_id is not null then
    insert into app.payment_lines (payment_id, branch_id, date, line, tax, amount)
      select entry.id, entry.branch_id, entry.payment_date, o.line, o.tax, -o.amount
      from app.payment_lines o where o.payment_id = entry.reverses_payment_id;
    return;
  end if;
  if entry.payment_type = 5 then
    -- Money goes back in the tax classes it came in.
    insert into app.payment_lines (payment_id, branch_id, date, line, tax, amount)
      with classes as (
        select o.tax, sum(o.amount) as amount from app.payment_lines o
        where o.payment_id = entry.refunded_payment_id group by o.tax having sum(o.amount) > 0
        union all select 3, 1 where not exists (select from app.payment_lines o
          where o.payment_id = entry.refunded_payment_id group by o.tax having sum(o.amount) > 0)
      ), shares as (
        select c.tax, trunc(entry.amount * c.amount / sum(c.amount) over ()) as share, c.tax = max(c.tax) over () as last
        from classes c
      ), given as (
        select s.tax, case when s.last then entry.amount
          - (select coalesce(sum(o.share), 0) from shares o where not o.last) else s.share end as amount
        from shares s
      )
      select entry.id, entry.branch_id, entry.payment_date, 13, g.tax, g.amount from given g where g.amount <> 0;
    return;
  end if;
  if entry.payment_type = 1 then
    -- The stay's own row says what it costs after every correction; the bill that was charged stands with the first
    -- correction after it.
    select coalesce((select k.before from public.childcare_corrections k
        where k.childcare_id = u.id and k.status <> 8 order by k.id limit 1),
      jsonb_build_object('amount_lines', u.amount_lines, 'number_of_tickets_used', u.number_of_tickets_used,
        'others_discount_amount', u.others_discount_amount))
      into v_bill from public.childcares u where u.id = entry.childcare_id;
    insert into app.payment_lines (payment_id, branch_id, date, line, tax, amount)
      with lines as (
        select b.line, b.tax, b.amount from app.bill_lines(v_bill) b where entry.childcare_correction_id is null
        union all
        select b.line, b.tax, b.amount from public.childcare_corrections k, app.bill_lines(k.after) b
          where k.id = entry.childcare_correction_id
        union all
        select b.line, b.tax, -b.amount from public.childcare_corrections k, app.bill_lines(k.before) b
          where k.id = entry.childcare_correction_id
      )
      select entry.id, entry.branch_id, entry.payment_date, l.line, l.tax, sum(l.amount) from lines l
      where (select sum(w.amount) from lines w) = entry.amount
      group by l.line, l.tax having sum(l.amount) <> 0;
    if found then
      return;
    end if;
    v_exempt := jsonb_array_length(v_bill -> 'amount_lines') > 0 and not exists (
      select from jsonb_array_elements(v_bill -> 'amount_lines') each
      where each ? 'absent_percent' or (each ->> 'tax_class')::integer <> 1);
  end if;
  insert into app.payment_lines (payment_id, branch_id, date, line, tax, amount)
    values (entry.id, entry.branch_id, entry.payment_date,
      case entry.payment_type when 1 then 9 when 2 then 10 when 3 then 11 else 12 end,
      case when entry.payment_type in (2, 4) then 3 when v_exempt then 1 else 2 end, entry.amount);
end
$$;

-- The sums of a branch's day. A row is true as long as no change of its day is noted (app.figure_changes); where one is,
-- and for days after app.figures_kept, the sums are made when they are asked for (app.figures_of, db/views).
create table app.branch_day_figures (
  branch_id integer not null references branches on delete cascade,
  date date not null,
  reserves integer not null,
  cancelled integer not null,
  lead_minutes bigint not null,
  visits integer not null,
  no_shows integer not null,
  child_minutes integer not null,
  seat_minutes integer not null,
  tickets_used integer not null,
  childcare_amount bigint not null,
  zero_year_old_amount bigint not null,
  after_business_amount bigint not null,
  holiday_amount bigint not null,
  current_day_amount bigint not null,
  meal_support_amount bigint not null,
  tickets_discount_amount bigint not null,
  others_discount_amount bigint not null,
  difference_amount bigint not null,
  cancel_amount bigint not null,
  plan_amount bigint not null,
  tickets_sold_amount bigint not null,
  refund_amount bigint not null,
  exempt_amount bigint not null,
  standard_amount bigint not null,
  outside_amount bigint not null,
  failed_charges integer not null,
  failed_amount bigint not null,
  child_minutes_by_hour integer[] not null check (cardinality(child_minutes_by_hour) = 24),
  seat_minutes_by_hour integer[] not null check (cardinality(seat_minutes_by_hour) = 24),
  primary key (branch_id, date)
);
create index on app.branch_day_figures (date);
alter table app.branch_day_figures enable row level security;
comment on table app.branch_day_figures is 'sums of a branch''s past day (docs/figures.md), kept each night; money without a branch stands with headquarters';

-- The same of all branches together, and the sums of a branch's month: a year of a thousand branches is read from these. A
-- changed day is taken out and put in again when it is asked for.
create table app.company_day_figures (
  date date primary key,
  reserves bigint not null,
  cancelled bigint not null,
  lead_minutes bigint not null,
  visits bigint not null,
  no_shows bigint not null,
  child_minutes bigint not null,
  seat_minutes bigint not null,
  tickets_used bigint not null,
  childcare_amount bigint not null,
  zero_year_old_amount bigint not null,
  after_business_amount bigint not null,
  holiday_amount bigint not null,
  current_day_amount bigint not null,
  meal_support_amount bigint not null,
  tickets_discount_amount bigint not null,
  others_discount_amount bigint not null,
  difference_amount bigint not null,
  cancel_amount bigint not null,
  plan_amount bigint not null,
  tickets_sold_amount bigint not null,
  refund_amount bigint not null,
  exempt_amount bigint not null,
  standard_amount bigint not null,
  outside_amount bigint not null,
  failed_charges bigint not null,
  failed_amount bigint not null,
  child_minutes_by_hour bigint[] not null check (cardinality(child_minutes_by_hour) = 24),
  seat_minutes_by_hour bigint[] not null check (cardinality(seat_minutes_by_hour) = 24)
);
alter table app.company_day_figures enable row level security;
comment on table app.company_day_figures is 'branch_day_figures of a day added up; made with them (app.keep_figures)';

create table app.branch_month_figures (
  branch_id integer not null references branches on delete cascade,
  month date not null check (extract(day from month) = 1),
  reserves integer not null,
  visits integer not null,
  no_shows integer not null,
  child_minutes integer not null,
  seat_minutes integer not null,
  refund_amount bigint not null,
  exempt_amount bigint not null,
  standard_amount bigint not null,
  outside_amount bigint not null,
  failed_charges integer not null,
  primary key (branch_id, month)
);
create index on app.branch_month_figures (month);
alter table app.branch_month_figures enable row level security;
comment on table app.branch_month_figures is 'branch_day_figures of a month added up, as a list of branches shows it; made with them (app.keep_figures)';

-- Days whose sums have to be made again. Every change adds its own row, also beside one of the same day: a row that is
-- there already may be taken away by the night's job, which has not seen this change.
create table app.figure_changes (
  id bigint generated always as identity primary key,
  branch_id integer not null references branches on delete cascade,
  date date not null
);
create index on app.figure_changes (branch_id, date);
alter table app.figure_changes enable row level security;

create table app.figures_kept (
  id integer primary key default 1 check (id = 1),
  kept_until date
);
insert into app.figures_kept default values;
alter table app.figures_kept enable row level security;
comment on column app.figures_kept.kept_until is 'the last day whose sums are kept; null before the first night';

create function app.headquarters_branch() returns integer language sql stable security definer set search_path = ''
  as $$ select id from public.branches where not real_store_flag order by id limit 1 $$;

create function app.note_figure_change(p_branch integer, p_date date) returns void
  language sql security definer set search_path = '' as $$
  insert into app.figure_changes (branch_id, date)
    select coalesce(p_branch, app.headquarters_branch()), p_date
    where p_date <= app.tokyo_today() and coalesce(p_branch, app.headquarters_branch()) is not null
$$;

create function app.reserve_changes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform app.note_figure_change(old.branch_id, old.reserve_date);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and (old.branch_id, old.reserve_date) <> (new.branch_id, new.reserve_date) then
    perform app.note_figure_change(new.branch_id, new.reserve_date);
  end if;
  return null;
end
$$;
create trigger figures_made after insert on reserves for each row
  when (new.reserve_date <= app.tokyo_today()) execute function app.reserve_changes_figures();
create trigger figures_gone after delete on reserves for each row
  when (old.reserve_date <= app.tokyo_today()) execute function app.reserve_changes_figures();
create trigger figures after update on reserves for each row
  when (least(old.reserve_date, new.reserve_date) <= app.tokyo_today()) execute function app.reserve_changes_figures();

create function app.detail_changes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.note_figure_change(r.branch_id, r.reserve_date)
    from public.reserves r where r.id = case when tg_op = 'DELETE' then old.reserve_id else new.reserve_id end;
  return null;
end
$$;
create trigger figures after update of attendance_status, arrived_datetime, left_datetime on reserve_details
  for each row execute function app.detail_changes_figures();
create trigger figures_made after insert on reserve_details for each row
  when ((lower(new.during) at time zone 'Asia/Tokyo')::date <= app.tokyo_today()) execute function app.detail_changes_figures();
create trigger figures_gone after delete on reserve_details for each row
  when ((lower(old.during) at time zone 'Asia/Tokyo')::date <= app.tokyo_today()) execute function app.detail_changes_figures();

create function app.ticket_use_changes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.note_figure_change(u.branch_id, (u.start_datetime at time zone 'Asia/Tokyo')::date)
    from public.childcares u where u.id = case when tg_op = 'DELETE' then old.childcare_id else new.childcare_id end;
  return null;
end
$$;
create trigger figures after insert or update or delete on ticket_uses
  for each row execute function app.ticket_use_changes_figures();

create function app.payment_makes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.write_payment_lines(new);
  perform app.note_figure_change(new.branch_id, new.payment_date);
  return null;
end
$$;
create trigger figures after insert on payments for each row execute function app.payment_makes_figures();

create index payment_intents_failed on payment_intents (created_at) where status = 'failed';
-- Where an attempt's money would have gone.
create function app.branch_of_attempt(attempt public.payment_intents) returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select u.branch_id from public.childcares u where u.id = attempt.childcare_id),
    (select r.branch_id from public.reserve_cancellations x join public.reserves r on r.id = x.reserve_id
      where x.id = attempt.reserve_cancellation_id),
    (select u.branch_id from public.childcare_corrections k join public.childcares u on u.id = k.childcare_id
      where k.id = attempt.childcare_correction_id),
    app.headquarters_branch())
$$;
create function app.attempt_changes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.note_figure_change(app.branch_of_attempt(new), (new.created_at at time zone 'Asia/Tokyo')::date);
  return null;
end
$$;
create trigger figures_made after insert on payment_intents for each row
  when (new.status = 'failed') execute function app.attempt_changes_figures();
create trigger figures after update of status on payment_intents for each row
  when (old.status <> new.status and 'failed' in (old.status, new.status)) execute function app.attempt_changes_figures();

-- Seats of a past day or of today.
create function app.seats_change_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform app.note_figure_change(old.branch_id, old.date);
  end if;
  if tg_op <> 'DELETE' then
    perform app.note_figure_change(new.branch_id, new.date);
  end if;
  return null;
end
$$;
create trigger figures after insert or update or delete on branch_hours
  for each row execute function app.seats_change_figures();
create trigger figures after insert or update or delete on branch_capacities
  for each row execute function app.seats_change_figures();
create trigger figures after insert or update or delete on reservable_managements
  for each row execute function app.seats_change_figures();

do $$
begin
  perform app.write_payment_lines(p) from (select * from payments order by id) p;
end
$$;

-- The morning mail: who wants it and when.
alter table accounts add morning_mail_hour smallint check (morning_mail_hour between 5 and 11);
comment on column accounts.morning_mail_hour is 'headquarters and managers: yesterday in figures is mailed at this hour in Tokyo; null: not at all';
create table app.morning_mails (
  id integer generated by default as identity primary key,
  account_id integer not null references accounts on delete cascade,
  date date not null,
  created_at timestamptz not null default app.now(),
  unique (account_id, date)
);
alter table app.morning_mails enable row level security;
comment on table app.morning_mails is 'one a person and morning; forgotten after some days';

revoke execute on function app.bill_lines, app.write_payment_lines, app.headquarters_branch, app.note_figure_change,
  app.branch_of_attempt from public;
