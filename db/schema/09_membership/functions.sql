-- What is known of an address ends with it.
create or replace function app.expire_email_state() returns trigger language plpgsql as $$
begin
  new.email_verified_at := null;
  new.email_bounced_at := null;
  return new;
end
$$;

create or replace function app.customer_id() returns integer
  language sql stable security definer set search_path = ''
  as $$ select id from public.customers where uid = app.uid() and status <> app.code('customerStatus.accountDeleted') $$;

-- A seat is held by a child, and a reserve's children share its parent. A child who was deleted is given no new seat; the lock lets
-- a deletion at the same moment wait and see the seat (child_with_reserve_stays).
-- After a merge the children belong to the kept account, and past reserves stay under the old number.
create or replace function app.child_belongs_to_customer() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_deleted boolean;
  v_waits boolean;
  v_seated boolean := tg_op = 'UPDATE';
begin
  select c.disable, r.live
    and r.childcare_status in (app.code('childcareStatus.upcoming'), app.code('childcareStatus.present')) into v_deleted, v_waits
    from public.reserves r join public.children c on c.customer_id = r.customer_id or exists (
      select from public.customer_merges m
      where m.from_customer_id = r.customer_id and m.into_customer_id = c.customer_id)
    where r.id = new.reserve_id and c.id = new.child_id for share of c;
  if not found then
    raise exception 'child % is not of the customer of reserve %', new.child_id, new.reserve_id using errcode = '23514';
  end if;
  if v_seated then
    v_seated := old.live;
  end if;
  if v_deleted and v_waits and not v_seated then
    raise exception 'child % was deleted', new.child_id using errcode = '23514', constraint = 'child_still_there';
  end if;
  return null;
end
$$;

-- A child stays on the list while a reserve waits for its end (My Page says why), not only until its planned end: a
-- child fetched late is still present.
create or replace function app.child_with_reserve_stays() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.disable and not old.disable and exists (
    select from public.reserve_details d join public.reserves r on r.id = d.reserve_id
    where d.child_id = new.id and d.live
      and r.childcare_status in (app.code('childcareStatus.upcoming'), app.code('childcareStatus.present'))) then
    raise exception 'child % has an upcoming reserve', new.id using errcode = '23503', constraint = 'child_has_upcoming_reserve';
  end if;
  return new;
end
$$;

-- A birth date decides the price and whether the child is taken. While a reserve agreed with another one waits, it
-- changes only together with that reserve (changeChildBirthDate writes the reserve's agreed date first).
create or replace function app.birth_date_agrees_with_reserves() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.reserve_details d join public.reserves r on r.id = d.reserve_id
    where d.child_id = new.id and d.live and r.childcare_status = app.code('childcareStatus.upcoming')
      and d.date_of_birth <> new.date_of_birth) then
    raise exception 'child % has a reserve agreed with another birth date', new.id
      using errcode = '23514', constraint = 'birth_date_agreed_in_reserves';
  end if;
  return new;
end
$$;

create or replace function app.closed_remarks() returns text language sql immutable as $$ select '定休日です。' $$;
create or replace function app.ended_remarks() returns text language sql immutable as $$ select '閉園しています。' $$;

-- The asker's own number and those that were merged into it: what happened under them is shown through it.
create or replace function app.own_customer_ids() returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select array(select app.customer_id() union all
    select m.from_customer_id from public.customer_merges m where m.into_customer_id = app.customer_id()) $$;

create or replace function app.record_child_remarks() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('app.erasing', true) = 'on' then
    return null;
  end if;
  insert into public.child_remarks (child_id, version, staff_remarks, account_id)
    select new.id, coalesce(max(k.version), 0) + 1, new.staff_remarks,
      nullif(current_setting('app.writing_account', true), '')::integer
    from public.child_remarks k where k.child_id = new.id;
  perform pg_catalog.pg_notify('branch_day', branch_id::text) from (
    select distinct r.branch_id from public.reserve_details d join public.reserves r on r.id = d.reserve_id
    where d.child_id = new.id) known;
  return null;
end
$$;

-- New reserves wait until what is owed is paid, or agreed in instalments. Existing ones stay.
create or replace function app.reserves_paused(p_family integer) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.unpaid_steps s
      where s.customer_id = p_family and s.step = 'pause' and s.ended_at is null)
    and not exists (select from public.instalment_plans p where p.customer_id = p_family and p.status = 'kept')
$$;

-- Until when the customer may use what was paid: the end of the paid period; the day of leaving, or today, for a free plan.
create or replace function app.expiry_date(subscription_period_end date, withdrawn_date date) returns date
  language sql stable as $$ select coalesce(subscription_period_end, withdrawn_date, app.tokyo_today()) $$;

-- Something a family was charged for could not be charged.
create or replace function app.family_owes(family integer) returns boolean language sql stable as $$
  select exists (select from childcares u where u.customer_id = family and u.status = app.code('childcareSettlement.chargeFailed'))
    or exists (select from reserve_cancellations x join reserves r on r.id = x.reserve_id
      where r.customer_id = family and x.cancel_settlement_status = app.code('cancelSettlementStatus.chargeFailed'))
    or exists (select from childcare_corrections k join childcares u on u.id = k.childcare_id
      where u.customer_id = family and k.status = app.code('correctionSettlement.chargeFailed'))
$$;

-- The customer with the plan of that day: the history's, else the present one.
create or replace function app.customer_on(p_customer integer, p_day date) returns setof json
  language sql stable as $$
  select json_build_object('id', c.id, 'status', c.status, 'name', c.name,
    'expiry_date', app.expiry_date(c.subscription_period_end, c.withdrawn_date),
    'has_card', c.stripe_payment_method_id is not null,
    'use_tickets', c.use_tickets,
    'stopped_flag', exists (select from view_stops_in_force s where s.customer_id = c.id),
    'paused_flag', app.reserves_paused(c.id),
    -- Decided, and now being done at Stripe: the status follows in seconds (billing/change-membership).
    'leaving_flag', exists (select from app.subscription_changes s
      where s.customer_id = c.id and s.status = 'created' and s.action in ('cancel', 'unsubscribe')),
    -- Whoever is still registering may take one seat at a time before the card (product-rules.md, variant B).
    'card_may_follow', c.stripe_payment_method_id is null
      and c.registration_status = app.code('registrationStatus.detailsPending') and not exists (
      select from reserves w where w.customer_id = c.id and w.card_due_datetime is not null and w.live),
    -- Somebody entered at the desk without an address hears of nothing before the visit.
    'reachable', c.email is not null or c.line_user_id is not null or exists (select from auth.users u where u.uid = c.uid),
    'plan', (
      select json_build_object('id', p.id, 'childcare_discount_per_hour', p.childcare_discount_per_hour)
      from plan_types p
      where p.id = coalesce((
        select h.plan_type_id from plan_type_customer_histories h
        where h.customer_id = c.id and daterange(h.start_date, h.end_date, '[]') @> p_day), c.plan_type_id)))
  from customers c where c.id = p_customer
$$;
revoke execute on function app.customer_on from public;

-- With what other stays of the day pay of each child's same-day line: only asked where the line can stand, which is today, or
-- in an edited reserve (there it stays as agreed while the day stays).
create or replace function app.children_of(p_customer integer, p_children integer[], p_day date, p_reserve integer default null)
  returns setof json
  language sql stable as $$
  select coalesce((
    select json_agg(json_build_object('id', k.id, 'name', k.name, 'date_of_birth', k.date_of_birth,
        'subsidy_facts', app.child_subsidies(k.id, p_day, p_reserve),
        'current_day_paid_percent', case when p_day = app.tokyo_today() or p_reserve is not null then coalesce(
          (select d.current_day_paid_percent from reserve_details d join reserves r on r.id = d.reserve_id
           where d.reserve_id = p_reserve and d.child_id = k.id and r.reserve_date = p_day),
          app.current_day_paid(p_customer, k.id, p_day, p_reserve)) else 0 end)
      order by array_position(p_children, k.id))
    from children k where k.id = any (p_children) and k.customer_id = p_customer and not k.disable), '[]')
$$;
revoke execute on function app.children_of from public;
