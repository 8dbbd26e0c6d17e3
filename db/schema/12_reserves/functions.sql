-- And only once plan and card are there. It is written past the forms' schema, so the rules a form would hold it to
-- stand here and in the checks above, each with a name: the page flags its field (SPEC §5, §8).
create or replace function app.details_say_why() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  broken text := case
    when new.plan_type_id is null or new.stripe_payment_method_id is null then 'details_need_plan_and_card'
    when new.date_of_birth > app.tokyo_today() then 'details_birth_date_is_past'
    when not exists (select from public.branches b
      where b.id = new.default_branch_id and b.real_store_flag
        and b.status in (app.code('branchStatus.open'), app.code('branchStatus.preparing'))) then 'details_branch_is_choosable'
  end;
begin
  if broken is not null then
    raise exception 'the details of customer % are not acceptable', new.id using errcode = '23514', constraint = broken;
  end if;
  return new;
end
$$;

create or replace function app.sync_detail_with_reserve() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select pg_catalog.tstzrange(r.start_datetime, r.end_datetime), r.live, r.branch_id
    into new.during, new.live, new.branch_id
    from public.reserves r where r.id = new.reserve_id;
  if new.date_of_birth is null then
    select k.date_of_birth into new.date_of_birth from public.children k where k.id = new.child_id;
  end if;
  return new;
end
$$;

create or replace function app.reserve_moves_its_details() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.reserve_details
    set during = pg_catalog.tstzrange(new.start_datetime, new.end_datetime), live = new.live, branch_id = new.branch_id
    where reserve_id = new.id;
  return null;
end
$$;

-- Where an attempt's money would have gone.
create or replace function app.branch_of_attempt(attempt public.payment_intents) returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select u.branch_id from public.childcares u where u.id = attempt.childcare_id),
    (select r.branch_id from public.reserve_cancellations x join public.reserves r on r.id = x.reserve_id
      where x.id = attempt.reserve_cancellation_id),
    (select u.branch_id from public.childcare_corrections k join public.childcares u on u.id = k.childcare_id
      where k.id = attempt.childcare_correction_id),
    app.headquarters_branch())
$$;
revoke execute on function app.branch_of_attempt from public;

-- Reserves as their parents and the branch's staff see them. They run with the asker's own rights, so row-level security
-- still decides.
-- No child of the family has been looked after at the branch before that moment: then papers are asked for. One row of a
-- set, asked for in a FROM, is opened up by the planner; a plain function with a subquery would be called for every reserve.
create or replace function app.is_first_visit(p_customer integer, p_branch integer, p_before timestamptz) returns setof boolean
  language sql stable as $$
  select not exists (select from reserves v where v.customer_id = p_customer and v.branch_id = p_branch
    and v.childcare_status in (app.code('childcareStatus.present'), app.code('childcareStatus.left')) and v.start_datetime < p_before)
$$;

-- How often the fee of illness was used in the quarter of a reserve's day, by whichever of its children used it most. Owner's
-- rights: a branch counts the turns used at another one without seeing them.
create or replace function app.illness_turns_used(p_reserve integer) returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce(max(used.turns), 0)::integer from (
    select count(*) as turns
    from public.reserves r
    join public.reserve_details d on d.reserve_id = r.id
    join public.reserve_details e on e.child_id = d.child_id and e.reserve_id <> r.id
    join public.reserves o on o.id = e.reserve_id
      and o.reserve_date >= date_trunc('quarter', r.reserve_date)::date
      and o.reserve_date < (date_trunc('quarter', r.reserve_date) + interval '3 months')::date
    join public.reserve_cancellations x on x.reserve_id = o.id and x.illness_turn_flag
    where r.id = p_reserve group by d.child_id) used
$$;

-- What the reserved time costs by the rules in force for its day as they are known now; null where there is no price yet. The
-- rule is domain/billing/pricing.ts, tied to it by reserves/store/payable-amounts.test.ts. Owner's rights: whoever may see the reserve
-- may know it, also a guardian who sees neither the plan's history nor the branch's hours.
create or replace function app.present_amount(p_reserve integer) returns integer
  language sql stable security definer set search_path = '' as $$
  select sum(
    greatest(u.childcare - coalesce(plan.childcare_discount_per_hour, 0), 0) * billed.minutes / 60
    + case when d.zero_year_old_flag then u.zero_year_old * billed.minutes / 60 else 0 end
    + u.after_business * billed.outside / 60
    + case when y.date is not null or date_part('dow', r.reserve_date) = 0 then u.holiday * billed.minutes / 60 else 0 end
    + case when r.current_day_flag then u.current_day * (100 - d.current_day_paid_percent) / 100 else 0 end
    + u.meal_support * (d.breakfast_support_flag::integer + d.lunch_support_flag::integer + d.supper_support_flag::integer)
  )::integer
  from public.reserves r
  join public.reserve_details d on d.reserve_id = r.id
  join public.customers c on c.id = r.customer_id
  join public.branches b on b.id = r.branch_id
  left join public.branch_hours h on h.branch_id = r.branch_id and h.date = r.reserve_date
  left join app.pattern_days w on w.branch_id = r.branch_id and w.date = r.reserve_date
  left join public.holidays y on y.date = r.reserve_date
  cross join lateral app.unit_prices_on(r.reserve_date) u
  cross join lateral app.reserve_settings_on(app.tokyo_today()) s
  left join public.plan_types plan on plan.id = coalesce((
    select p.plan_type_id from public.plan_type_customer_histories p
    where p.customer_id = c.id and daterange(p.start_date, p.end_date, '[]') @> r.reserve_date), c.plan_type_id)
  -- Moments of the day, an end at midnight being the day's last.
  cross join lateral (select r.start_datetime at time zone 'Asia/Tokyo' as starts, r.end_datetime at time zone 'Asia/Tokyo' as ends,
    r.reserve_date + coalesce(h.open_time, w.open_time, b.open_time) as opens,
    r.reserve_date + coalesce(h.close_time, w.close_time, b.close_time) as closes) t
  cross join lateral (select
    greatest(app.started_steps(t.ends - t.starts, s.step_minutes), s.minimum_minutes) as minutes,
    app.started_steps(least(t.ends, t.opens) - t.starts, s.step_minutes)
      + app.started_steps(t.ends - greatest(t.starts, t.closes), s.step_minutes) as outside) billed
  where r.id = p_reserve
$$;

-- What was agreed stays (domain/billing/bill/agreed-price.ts): the lower of agreed and present. A reserve without lines, from before
-- they were kept, costs what was agreed.
create or replace function app.payable_amount(p_reserve integer) returns integer
  language sql stable security definer set search_path = '' as $$
  select case when r.amount_lines = '[]' then r.reserve_amount else least(r.reserve_amount, app.present_amount(r.id)) end
  from public.reserves r where r.id = p_reserve
$$;

-- How much of a child's same-day line other stays of the same day pay, in percent: all of it where one carries it or nobody
-- came to it, of a cancelled one the share that its fee is of its amount.
create or replace function app.current_day_paid(p_customer integer, p_child integer, p_day date, p_except integer) returns integer
  language sql stable as $$
  select least(100, ceil(coalesce(sum((100 - d.current_day_paid_percent) * case
      when r.live or r.childcare_status = app.code('childcareStatus.noShow') then 1
      when r.cancel_flag then coalesce((select max(x.cancel_amount) from reserve_cancellations x where x.reserve_id = r.id), 0)::numeric
        / greatest(r.reserve_amount, 1)
      else 0 end), 0)))::integer
  from reserves r join reserve_details d on d.reserve_id = r.id
  where r.customer_id = p_customer and r.start_datetime >= p_day::timestamp at time zone 'Asia/Tokyo'
    and r.start_datetime < (p_day + 1)::timestamp at time zone 'Asia/Tokyo'
    and r.current_day_flag and d.child_id = p_child and r.id is distinct from p_except
$$;

-- Everything about the wished stay, read under the lock of that branch and day. Volatile, so that each statement sees
-- what was committed while it waited for the lock. Order of locks, always: branch-day, customer, reserve, children. The
-- lock of the customer lets no second reserve of the same family, nor a change of the customer's status, slip in between;
-- that of the children no deletion or change of a child: it waits, and then sees the reserve (decisions/0005).
-- An edit (p_reserve) locks the day it moves to only: leaving a day frees seats, which can break nothing there.
-- Null when the reserve or the customer does not exist, or the reserve is not the customer's (p_customer null: staff).
create or replace function app.reserve_facts(p_customer integer, p_branch integer, p_reserve integer, p_day date,
    p_start timestamptz, p_end timestamptz, p_children integer[], p_key uuid) returns json
  language plpgsql volatile as $$
declare
  v_customer integer := p_customer;
  v_branch integer := p_branch;
  v_children integer[] := p_children;
  v_held integer[];
  v_reserve json;
begin
  if p_reserve is not null then
    select r.branch_id, r.customer_id into v_branch, v_customer from reserves r
      where r.id = p_reserve and (p_customer is null or r.customer_id = p_customer);
    if not found then return null; end if;
  end if;
  perform pg_advisory_xact_lock(v_branch, p_day - date '2000-01-01');
  perform from customers where id = v_customer for no key update;
  if not found then return null; end if;
  if p_reserve is not null then
    select to_jsonb(r) || jsonb_build_object('payable_amount', app.payable_amount(r.id)) into v_reserve from reserves r where r.id = p_reserve for no key update;
    v_held := array(select d.child_id from reserve_details d where d.reserve_id = p_reserve order by d.id);
    v_children := coalesce(p_children, v_held);
  end if;
  perform from children where id = any (v_children) and customer_id = v_customer order by id for share;
  return (
    select json_build_object('day', day.facts, 'rules_key', app.rules_key(), 'customer', customer.facts,
      'children', children.facts,
      -- Child by child: with "= any" the index would be searched by time alone, through all families.
      'child_overlaps', exists (
        select from unnest(v_children) as k (id), lateral (
          select from reserve_details d
          where d.child_id = k.id and d.live and d.during && tstzrange(p_start, p_end)
            and d.reserve_id is distinct from p_reserve limit 1) d),
      'due_consents', (select json_agg(json_build_object('kind', t.kind, 'adaptation_date', t.adaptation_date) order by t.kind desc)
        from view_due_consents t where t.customer_id = v_customer),
      'first_visit_flag', (select f from app.is_first_visit(v_customer, v_branch, p_start) f),
      'reserve', v_reserve, 'reserve_child_ids', v_held,
      -- The number of a new reserve is known before it is written, so that writing it needs no answer.
      'next_reserve_id', case when p_reserve is null then nextval('reserves_id_seq') end,
      'repeated', (
        select json_build_object('reserve_id', r.id, 'approval_status', r.approval_status, 'branch_id', r.branch_id,
          'reserve_amount', r.reserve_amount, 'card_due_datetime', r.card_due_datetime,
          'content_hash', r.content_hash)
        from reserves r where r.customer_id = v_customer and r.idempotency_key = p_key))
    from app.customer_on(v_customer, p_day) as customer (facts)
    cross join app.children_of(v_customer, v_children, p_day, p_reserve) as children (facts)
    left join app.branch_day(v_branch, p_day, p_reserve, v_customer, v_children) as day (facts) on true);
end
$$;
revoke execute on function app.reserve_facts from public;
