-- Where a family may write, for whoever of it asks: branches it has (had) a reserve at and its usual one, with the last
-- word and how much of it this person has not read.

create function app.branch_is_open(branch integer) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not coalesce(w.closed_flag, false)
    and app.now() >= (app.tokyo_today() + coalesce(h.extended_open_time, w.extended_open_time, b.extended_open_time))
      at time zone 'Asia/Tokyo'
    and app.now() < (app.tokyo_today() + coalesce(h.extended_close_time, w.extended_close_time, b.extended_close_time))
      at time zone 'Asia/Tokyo'
  from public.branches b
  left join public.branch_hours h on h.branch_id = b.id and h.date = app.tokyo_today()
  left join app.pattern_days w on w.branch_id = b.id and w.date = app.tokyo_today()
  where b.id = branch
$$;

-- The one place that says where a family may write, asked from the family's side: a company has many branches. Planned once
-- a session: planning it for the families of each asker took longer than all it reads. A family goes to few: left to guess, the
-- planner counts the unread messages of every branch there is.
create function app.message_branch_ids(families integer[]) returns setof integer
  language sql stable rows 3 security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
  select b.id from public.branches b where b.real_store_flag and b.id in (
    select r.branch_id from public.reserves r where r.customer_id = any (families) and r.approval_status <> 4
    union select c.default_branch_id from public.customers c where c.id = any (families)
    union select t.branch_id from public.family_threads t where t.customer_id = any (families))
$$;

create view view_message_branches with (security_invoker = true) as
  select b.id as branch_id, b.name as branch_name, b.tel, (select o from app.branch_is_open(b.id) o) as open_flag,
    l.id as last_message_id, l.sender as last_sender, left(l.body, 60) as last_body, l.created_at as last_message_at,
    (select count(*)::integer from family_messages m join family_threads t on t.id = m.family_thread_id
      where t.branch_id = b.id and t.customer_id = any (asker.families) and m.sender <> 1
        and m.id > coalesce((select r.last_read_message_id from family_thread_reads r
          where r.family_thread_id = t.id and r.family_member_id = asker.family_member_id), 0)) as unread_count
  from (select app.stay_family_ids() as families, app.family_member_id() as family_member_id) asker
  cross join lateral (select app.message_branch_ids(asker.families) as id) allowed
  join branches b on b.id = allowed.id
  left join lateral (select m.id, m.sender, m.body, m.created_at from family_messages m
    join family_threads t on t.id = m.family_thread_id
    where t.branch_id = b.id and t.customer_id = any (asker.families) order by m.id desc limit 1) l on true
  where asker.families is not null;
grant select on view_message_branches to "user";
