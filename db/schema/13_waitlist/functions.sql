-- Staff see the wishes for their branch. Definer rights: a wish and its branches would else ask each other.
create or replace function app.waitlist_branch_ids(entry integer) returns integer[] language sql stable security definer set search_path = ''
  as $$ select array(select w.branch_id from public.waitlist_branches w where w.waitlist_entry_id = entry) $$;
revoke execute on function app.waitlist_branch_ids from public;
grant execute on function app.waitlist_branch_ids to staff;

-- What ends takes along what hangs on it: a wish its open offer, an offer its seats, and free seats ask for the next family.
create or replace function app.withdraw_offers_of_entry() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.seat_offers set status = app.code('offerStatus.withdrawn'), answered_at = app.now()
    where waitlist_entry_id = new.id and status = app.code('offerStatus.open');
  return null;
end
$$;

create or replace function app.release_seats_of_offer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.seat_holds set released_at = app.now() where seat_offer_id = new.id and released_at is null;
  return null;
end
$$;

-- One job a branch and day, and only where somebody waits: a save at a branch nobody waits for costs one look at an index. In
-- their order: a job's key is locked until the commit, and two that queue the same ones must not wait for each other.
create or replace function app.enqueue_waitlist(p_branch integer, p_from date, p_to date default 'infinity') returns void
  language sql security definer set search_path = '' as $$
  select app.enqueue('serveWaitlist', json_build_object('branch_id', p_branch, 'date', w.date),
    'serve waitlist ' || p_branch || ' ' || w.date)
  from (
    select distinct e.date from public.waitlist_entries e join public.waitlist_branches b on b.waitlist_entry_id = e.id
    where e.status in (app.code('wishStatus.waiting'), app.code('wishStatus.offered'))
      and e.date between greatest(p_from, app.tokyo_today()) and p_to and b.branch_id = p_branch
    order by e.date
  ) w
$$;
revoke execute on function app.enqueue_waitlist from public;

-- A child that need not be somewhere else any more: its own wishes may fit now, at every branch they name.
create or replace function app.enqueue_waitlist_of_customer(p_customer integer, p_date date) returns void
  language sql security definer set search_path = '' as $$
  select app.enqueue_waitlist(w.branch_id, p_date, p_date)
  from (
    select distinct b.branch_id from public.waitlist_entries e join public.waitlist_branches b on b.waitlist_entry_id = e.id
    where e.customer_id = p_customer and e.date = p_date
      and e.status in (app.code('wishStatus.waiting'), app.code('wishStatus.offered')) order by b.branch_id
  ) w
$$;
revoke execute on function app.enqueue_waitlist_of_customer from public;

create or replace function app.reserve_frees_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.enqueue_waitlist(old.branch_id, old.reserve_date, old.reserve_date);
  perform app.enqueue_waitlist_of_customer(old.customer_id, old.reserve_date);
  return null;
end
$$;

create or replace function app.detail_frees_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.enqueue_waitlist(r.branch_id, r.reserve_date, r.reserve_date) from public.reserves r
    where r.id = old.reserve_id and r.live;
  return null;
end
$$;

create or replace function app.offer_seats_of_day() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform app.enqueue_waitlist(old.branch_id, old.date, old.date); end if;
  if tg_op <> 'DELETE' then perform app.enqueue_waitlist(new.branch_id, new.date, new.date); end if;
  return null;
end
$$;

create or replace function app.offer_seats_of_branch() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.enqueue_waitlist(new.id, app.tokyo_today());
  return null;
end
$$;

create or replace function app.offer_seats_of_week() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.enqueue_waitlist(coalesce(new.branch_id, old.branch_id), app.tokyo_today());
  return null;
end
$$;

create or replace function app.offer_seats_of_week_day() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.enqueue_waitlist(p.branch_id, app.tokyo_today()) from public.branch_patterns p
    where p.id = coalesce(new.branch_pattern_id, old.branch_pattern_id);
  return null;
end
$$;

-- A family that reserves by itself, or whose wish came true, needs its other wishes for these children and hours no more.
-- app.waitlist_entry names the entry that is just coming true. A request still waits for the branch's answer: its wishes go on.
create or replace function app.overtake_waitlist_entries(p_reserve integer) returns void language sql security definer set search_path = '' as $$
  update public.waitlist_entries e set status = app.code('wishStatus.overtaken'), ended_at = app.now()
  from public.reserves r
  where r.id = p_reserve and r.live and r.approval_status in (app.code('approvalStatus.notUsed'), app.code('approvalStatus.approved'))
    and e.customer_id = r.customer_id and e.date = r.reserve_date
      and e.status in (app.code('wishStatus.waiting'), app.code('wishStatus.offered'))
    and e.id is distinct from nullif(current_setting('app.waitlist_entry', true), '')::integer
    and (e.date + e.earliest_time) at time zone 'Asia/Tokyo' < r.end_datetime
    and (e.date + e.latest_time) at time zone 'Asia/Tokyo' > r.start_datetime
    and exists (select from public.waitlist_children c join public.reserve_details d on d.child_id = c.child_id
      where c.waitlist_entry_id = e.id and d.reserve_id = r.id)
$$;
revoke execute on function app.overtake_waitlist_entries from public;

create or replace function app.detail_overtakes_entries() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.waitlist_children c join public.waitlist_entries e on e.id = c.waitlist_entry_id
      where c.child_id = new.child_id and e.status in (app.code('wishStatus.waiting'), app.code('wishStatus.offered'))) then
    perform app.overtake_waitlist_entries(new.reserve_id);
  end if;
  return null;
end
$$;

create or replace function app.reserve_overtakes_entries() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.overtake_waitlist_entries(new.id);
  return null;
end
$$;

-- A family that leaves, is stopped or takes a child away waits no longer.
create or replace function app.end_entries_of_customer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.waitlist_entries set status = app.code('wishStatus.withdrawn'), ended_at = app.now() where customer_id = new.id
    and status in (app.code('wishStatus.waiting'), app.code('wishStatus.offered'));
  return null;
end
$$;

create or replace function app.end_entries_of_blocked() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.waitlist_entries set status = app.code('wishStatus.withdrawn'), ended_at = app.now()
    where customer_id = new.customer_id and status in (app.code('wishStatus.waiting'), app.code('wishStatus.offered'));
  return null;
end
$$;

create or replace function app.end_entries_of_child() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.waitlist_entries e set status = app.code('wishStatus.withdrawn'), ended_at = app.now() from public.waitlist_children c
    where c.child_id = new.id and e.id = c.waitlist_entry_id
      and e.status in (app.code('wishStatus.waiting'), app.code('wishStatus.offered'));
  return null;
end
$$;

create or replace function app.publish_waitlist_branches() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('branch_day', b.branch_id::text) from public.waitlist_branches b
    where b.waitlist_entry_id = new.id;
  return null;
end
$$;

create or replace function app.record_seats_at_cancellation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into app.seats_at_cancellation (reserve_cancellation_id, seats)
    select new.id, app.seats_of_branch_day(r.branch_id, r.reserve_date, new.cancel_datetime)
    from public.reserves r where r.id = new.reserve_id;
  return null;
end
$$;
