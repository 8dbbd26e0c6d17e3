-- What a save of a reserve has to know, gathered in one round trip. The decision itself is TypeScript's (src/domain);
-- these functions only read, with the caller's rights: only the owner's connection sees all rows. Each part returns a set of
-- one row and is plain SQL, because only such a function is opened up by the planner where it stands in a FROM: all facts are
-- read by one plan, which costs a third less, and they are read while the branch-day is locked.

-- As messages and calendar files write it: 東京都港区港南2-3-17.
create function app.branch_address(p_prefecture integer, p_address1 text, p_address2 text) returns setof text language sql stable
  as $$ select p.name || p_address1 || p_address2 from prefectures p where p.id = p_prefecture $$;

-- One branch on one day: hours, seats and who holds them (without the reserve being edited, and without what is held for the
-- family that asks), staff's mark. What was set for the day goes before the usual week, and that before the branch's own.
create function app.branch_day(p_branch integer, p_day date, p_except integer, p_customer integer default null,
    p_children integer[] default null) returns setof json
  language sql stable as $$
  select json_build_object(
    'date', p_day,
    'branch_id', b.id, 'branch_name', b.name, 'branch_tel', b.tel, 'status', b.status,
    'branch_address', (select a from app.branch_address(b.prefecture_id, b.address1, b.address2) a),
    'branch_map_link', b.google_map_shared_link,
    'real_store_flag', b.real_store_flag, 'open_date', b.open_date,
    'capacity', coalesce(w.capacity, b.capacity),
    'tax_exempt_flag', exists (select from branch_certificates t where t.branch_id = b.id and t.kind = 1
      and t.start_date <= p_day and (t.end_date is null or p_day <= t.end_date)),
    'google_calendar', b.google_calendar_flag and b.google_calendar_id is not null,
    'chatwork', b.chatwork_room_id is not null,
    'open_time', coalesce(h.open_time, w.open_time, b.open_time),
    'close_time', coalesce(h.close_time, w.close_time, b.close_time),
    'extended_open_time', coalesce(h.extended_open_time, w.extended_open_time, b.extended_open_time),
    'extended_close_time', coalesce(h.extended_close_time, w.extended_close_time, b.extended_close_time),
    'usual_overrides', coalesce(w.capacities, '[]'),
    'overrides', coalesce((
      select json_agg(json_build_object('start_time', o.start_time, 'end_time', o.end_time, 'capacity', o.capacity))
      from branch_capacities o where o.branch_id = b.id and o.date = p_day), '[]'),
    -- Minutes since midnight; date_part, because extract computes in numeric.
    'held', coalesce((
      select json_agg(json_build_object(
        'start', (date_part('epoch', held.since at time zone 'Asia/Tokyo' - p_day) / 60)::integer,
        'end', (date_part('epoch', held.until at time zone 'Asia/Tokyo' - p_day) / 60)::integer,
        'children', held.children, 'births', held.births))
      from app.seats_taken(b.id, p_day, p_day, p_except, p_customer, p_children) held), '[]'),
    'staffing_mode', b.staffing_mode,
    'care_settings', (select to_json(c) from app.care_settings_on(p_day) c),
    -- Only where the roster decides: elsewhere nobody who reserves has to wait for it.
    'shifts', case when b.staffing_mode = 2 then coalesce((
      select json_agg(json_build_object('start_time', s.start_time, 'end_time', s.end_time, 'breaks', s.breaks))
      from app.planned_shifts s where s.branch_id = b.id and s.date = p_day), '[]') else '[]' end,
    'mark', coalesce(m.status, case when w.closed_flag then '×' end),
    'mark_remarks', coalesce(m.remarks, case when w.closed_flag then app.closed_remarks() else '' end),
    'holiday_name', y.name,
    'age_limits', (
      select json_build_object('minimum_age_months', l.minimum_age_months, 'maximum_school_grade', l.maximum_school_grade)
      from app.branch_age_limits_on(b.id, p_day) l))
  from branches b
  left join branch_hours h on h.branch_id = b.id and h.date = p_day
  left join reservable_managements m on m.branch_id = b.id and m.date = p_day
  left join holidays y on y.date = p_day
  left join app.pattern_days w on w.branch_id = b.id and w.date = p_day
  where b.id = p_branch
$$;

-- Limits by today, prices and cancellation terms by the day of the stay.
create function app.rules_on(p_day date) returns setof json
  language sql stable as $$
  select json_build_object(
    'settings', (select to_json(s) from app.reserve_settings_on(app.tokyo_today()) s),
    'unit_price', (select to_json(u) from app.unit_prices_on(p_day) u),
    'meal_hours', (select to_json(m) from app.meal_hours_on(p_day) m),
    'bring_items', (select b.items from app.bring_lists_on(p_day) b),
    'policy', (select to_json(p) from app.cancellation_policies_on(p_day) p))
$$;

-- As long as it is the same, app.rules_on answers the same for a day.
create function app.rules_key() returns text
  language sql stable as $$ select v.version || ' ' || app.tokyo_today() from app.rule_versions v $$;

-- The customer with the plan of that day: the history's, else the present one.
create function app.customer_on(p_customer integer, p_day date) returns setof json
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
    'card_may_follow', c.stripe_payment_method_id is null and c.registration_status = 2 and not exists (
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

-- How much of a child's same-day line other stays of the same day pay, in percent: all of it where one carries it or nobody
-- came to it, of a cancelled one the share that its fee is of its amount.
create function app.current_day_paid(p_customer integer, p_child integer, p_day date, p_except integer) returns integer
  language sql stable as $$
  select least(100, ceil(coalesce(sum((100 - d.current_day_paid_percent) * case
      when r.live or r.childcare_status = 4 then 1
      when r.cancel_flag then coalesce((select max(x.cancel_amount) from reserve_cancellations x where x.reserve_id = r.id), 0)::numeric
        / greatest(r.reserve_amount, 1)
      else 0 end), 0)))::integer
  from reserves r join reserve_details d on d.reserve_id = r.id
  where r.customer_id = p_customer and r.start_datetime >= p_day::timestamp at time zone 'Asia/Tokyo'
    and r.start_datetime < (p_day + 1)::timestamp at time zone 'Asia/Tokyo'
    and r.current_day_flag and d.child_id = p_child and r.id is distinct from p_except
$$;

-- With what other stays of the day pay of each child's same-day line: only asked where the line can stand, which is today, or
-- in an edited reserve (there it stays as agreed while the day stays).
create function app.children_of(p_customer integer, p_children integer[], p_day date, p_reserve integer default null)
  returns setof json
  language sql stable as $$
  select coalesce((
    select json_agg(json_build_object('id', k.id, 'name', k.name, 'date_of_birth', k.date_of_birth,
        'current_day_paid_percent', case when p_day = app.tokyo_today() or p_reserve is not null then coalesce(
          (select d.current_day_paid_percent from reserve_details d join reserves r on r.id = d.reserve_id
           where d.reserve_id = p_reserve and d.child_id = k.id and r.reserve_date = p_day),
          app.current_day_paid(p_customer, k.id, p_day, p_reserve)) else 0 end)
      order by array_position(p_children, k.id))
    from children k where k.id = any (p_children) and k.customer_id = p_customer and not k.disable), '[]')
$$;

-- Everything about the wished stay, read under the lock of that branch and day. Volatile, so that each statement sees
-- what was committed while it waited for the lock. Order of locks, always: branch-day, customer, reserve, children. The
-- lock of the customer lets no second reserve of the same family, nor a change of the customer's status, slip in between;
-- that of the children no deletion or change of a child: it waits, and then sees the reserve (decisions/0005).
-- An edit (p_reserve) locks the day it moves to only: leaving a day frees seats, which can break nothing there.
-- Null when the reserve or the customer does not exist, or the reserve is not the customer's (p_customer null: staff).
create function app.reserve_facts(p_customer integer, p_branch integer, p_reserve integer, p_day date,
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

-- A branch over a stretch of days, for the calendar: its usual day once, and only what differs from it, each by one
-- range of an index.
create function app.branch_days(p_branch integer, p_from date, p_to date, p_customer integer default null,
    p_children integer[] default null) returns json
  language plpgsql stable as $$
begin
  return (
    select json_build_object(
      'branch', json_build_object('branch_id', b.id, 'branch_name', b.name, 'branch_tel', b.tel, 'status', b.status,
        'real_store_flag', b.real_store_flag, 'open_date', b.open_date, 'capacity', b.capacity,
        'google_calendar', false, 'chatwork', false,
        'open_time', b.open_time, 'close_time', b.close_time,
        'extended_open_time', b.extended_open_time, 'extended_close_time', b.extended_close_time,
        'staffing_mode', b.staffing_mode),
      'care_settings', (select json_agg(to_json(c)) from app.care_settings_during(p_from, p_to) c),
      'shifts', case when b.staffing_mode = 2 then (
        select json_agg(json_build_object('date', s.date, 'start_time', s.start_time, 'end_time', s.end_time,
          'breaks', s.breaks))
        from app.planned_shifts s where s.branch_id = b.id and s.date between p_from and p_to) end,
      'hours', (select json_agg(to_json(h)) from branch_hours h
        where h.branch_id = b.id and h.date between p_from and p_to),
      'capacities', (select json_agg(json_build_object('date', o.date, 'start_time', o.start_time,
          'end_time', o.end_time, 'capacity', o.capacity))
        from branch_capacities o where o.branch_id = b.id and o.date between p_from and p_to),
      'marks', (select json_agg(json_build_object('date', m.date, 'status', m.status, 'remarks', m.remarks))
        from reservable_managements m where m.branch_id = b.id and m.date between p_from and p_to),
      'patterns', (select json_agg(json_build_object('adaptation_date', p.adaptation_date,
          'days', coalesce((select json_agg(to_json(d)) from branch_pattern_days d where d.branch_pattern_id = p.id), '[]')))
        from app.branch_patterns_during(b.id, p_from, p_to) p),
      'closed_remarks', app.closed_remarks(),
      'holidays', (select json_agg(json_build_object('date', y.date, 'name', y.name)) from holidays y
        where y.date between p_from and p_to),
      -- Columns of numbers, because building a value for each time would cost more than reading it. Ages count only where the
      -- roster decides: everywhere else children are steps up and down, and only the few seats held for a moment are times.
      'steps', case when b.staffing_mode <> 2 then (
        select json_build_object('days', array_agg(s.date - p_from), 'minutes', array_agg(s.minute), 'changes', array_agg(s.change))
        from (select c.date, c.minute, sum(c.change) as change from app.seat_changes c
          where c.branch_id = b.id and c.date between p_from and p_to group by c.date, c.minute order by c.date, c.minute) s) end,
      -- Minutes since the first day's midnight (a day in Tokyo always has 1440).
      'held', (select json_build_object(
          'starts', array_agg((date_part('epoch', held.since) / 60)::integer - first.minute),
          'ends', array_agg((date_part('epoch', held.until) / 60)::integer - first.minute),
          'children', array_agg(held.children),
          'births', json_agg(held.births) filter (where b.staffing_mode = 2))
        from (select (date_part('epoch', p_from::timestamp at time zone 'Asia/Tokyo') / 60)::integer as minute) first
        cross join lateral (
          select t.since, t.until, t.children, t.births
          from app.seats_taken(b.id, p_from, p_to, null, p_customer, p_children) t where b.staffing_mode = 2
          union all
          select h.start_datetime, h.end_datetime, cardinality(h.births), null
          from app.held_seats(b.id, p_from, p_to, p_customer, p_children) h where b.staffing_mode <> 2) held))
    from branches b where b.id = p_branch);
end
$$;
revoke execute on function app.branch_day, app.branch_days, app.rules_on, app.rules_key, app.customer_on, app.children_of,
  app.reserve_facts from public;
