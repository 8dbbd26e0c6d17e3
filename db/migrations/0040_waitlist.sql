-- What the waitlist needs besides 0039: who is told, by which link an offer is answered, and how the engine hears of free seats.

alter table reserves add column free_cancel_until timestamptz;
grant select (free_cancel_until) on reserves to "user";
comment on column reserves.free_cancel_until is
  'made by a wish, without a press: cancelled without a fee until then, whatever the tier (reserve_settings.automatic_cancel_minutes)';

alter table waitlist_entries
  add column staff_agreed_branch_id integer references branches,
  add constraint agreed_at_a_branch check ((staff_agreed_account_id is null) = (staff_agreed_branch_id is null));
create index on waitlist_entries (staff_agreed_branch_id);
create index on waitlist_entries (customer_id, date) where status in (1, 2);
comment on column waitlist_entries.staff_agreed_branch_id is 'where the staff agreed: another branch of the wish answers for itself';

alter table waitlist_branches add column looked_at timestamptz;
comment on column waitlist_branches.looked_at is 'when the engine last looked for a seat here; whatever it was not told of is found by looking again';

alter table notifications add column seat_offer_id integer references seat_offers on delete set null;
create index on notifications (seat_offer_id);
comment on column notifications.seat_offer_id is 'the offer it tells of: nothing is sent once that is answered, and its link is made when it is sent';

-- Links of messages that answer an offer. One a sending, because what was sent before a retry may have arrived.
create table auth.seat_offer_tokens (
  token_hash bytea primary key,
  seat_offer_id integer not null references public.seat_offers on delete cascade,
  created_at timestamptz not null default app.now()
);
create index on auth.seat_offer_tokens (seat_offer_id);
comment on table auth.seat_offer_tokens is 'works while its offer is open: the first answer ends them all';
alter table auth.seat_offer_tokens enable row level security;

-- What ends takes along what hangs on it: a wish its open offer, an offer its seats, and free seats ask for the next family.
create function app.end_offers_of_wish() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.seat_offers set status = 5, answered_at = app.now() where waitlist_entry_id = new.id and status = 1;
  return null;
end
$$;
create trigger end_offers after update of status on waitlist_entries for each row
  when (old.status in (1, 2) and new.status not in (1, 2)) execute function app.end_offers_of_wish();

create function app.release_seats_of_offer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.seat_holds set released_at = app.now() where seat_offer_id = new.id and released_at is null;
  return null;
end
$$;
create trigger release_seats after update of status on seat_offers for each row
  when (old.status = 1 and new.status <> 1) execute function app.release_seats_of_offer();

-- One job a branch and day, and only where somebody waits: a save at a branch nobody waits for costs one look at an index.
create function app.serve_waitlist(p_branch integer, p_from date, p_to date default 'infinity') returns void
  language sql security definer set search_path = '' as $$
  select app.enqueue('serveWaitlist', json_build_object('branch_id', p_branch, 'date', w.date),
    'serve waitlist ' || p_branch || ' ' || w.date)
  from (
    select distinct e.date from public.waitlist_entries e join public.waitlist_branches b on b.waitlist_entry_id = e.id
    where e.status in (1, 2) and e.date between greatest(p_from, app.tokyo_today()) and p_to and b.branch_id = p_branch
  ) w
$$;
revoke execute on function app.serve_waitlist from public;

-- A child that need not be somewhere else any more: its own wishes may fit now, at every branch they name.
create function app.serve_wishes_of(p_customer integer, p_date date) returns void
  language sql security definer set search_path = '' as $$
  select app.serve_waitlist(b.branch_id, e.date, e.date)
  from public.waitlist_entries e join public.waitlist_branches b on b.waitlist_entry_id = e.id
  where e.customer_id = p_customer and e.date = p_date and e.status in (1, 2)
$$;
revoke execute on function app.serve_wishes_of from public;

create function app.reserve_frees_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.serve_waitlist(old.branch_id, old.reserve_date, old.reserve_date);
  perform app.serve_wishes_of(old.customer_id, old.reserve_date);
  return null;
end
$$;
create trigger frees_seats after update on reserves for each row
  when (old.live and (not new.live or old.branch_id <> new.branch_id or old.start_datetime <> new.start_datetime
    or old.end_datetime <> new.end_datetime)) execute function app.reserve_frees_seats();
create trigger frees_seats_deleted after delete on reserves for each row
  when (old.live) execute function app.reserve_frees_seats();

create function app.detail_frees_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.serve_waitlist(r.branch_id, r.reserve_date, r.reserve_date) from public.reserves r
    where r.id = old.reserve_id and r.live;
  return null;
end
$$;
create trigger frees_seats after delete on reserve_details for each row
  when (old.live) execute function app.detail_frees_seats();

create function app.day_may_have_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform app.serve_waitlist(old.branch_id, old.date, old.date); end if;
  if tg_op <> 'DELETE' then perform app.serve_waitlist(new.branch_id, new.date, new.date); end if;
  return null;
end
$$;
create trigger may_have_seats after insert or update or delete on branch_capacities
  for each row execute function app.day_may_have_seats();
create trigger may_have_seats after insert or update or delete on branch_hours
  for each row execute function app.day_may_have_seats();
create trigger may_have_seats after insert or update or delete on reservable_managements
  for each row execute function app.day_may_have_seats();
create trigger may_have_seats after insert or update or delete on shifts
  for each row execute function app.day_may_have_seats();
create trigger may_have_seats after update of released_at on seat_holds for each row
  when (old.released_at is null and new.released_at is not null) execute function app.day_may_have_seats();
create trigger may_have_seats_deleted after delete on seat_holds for each row
  when (old.released_at is null) execute function app.day_may_have_seats();

create function app.branch_may_have_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.serve_waitlist(new.id, app.tokyo_today());
  return null;
end
$$;
create trigger may_have_seats after update on branches for each row
  when ((old.capacity, old.status, old.staffing_mode, old.open_date, old.extended_open_time, old.extended_close_time)
    is distinct from (new.capacity, new.status, new.staffing_mode, new.open_date, new.extended_open_time,
      new.extended_close_time)) execute function app.branch_may_have_seats();

create function app.week_may_have_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.serve_waitlist(coalesce(new.branch_id, old.branch_id), app.tokyo_today());
  return null;
end
$$;
create trigger may_have_seats after insert or update or delete on branch_patterns
  for each row execute function app.week_may_have_seats();
create trigger may_have_seats after insert or update or delete on shift_patterns
  for each row execute function app.week_may_have_seats();

create function app.week_day_may_have_seats() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.serve_waitlist(p.branch_id, app.tokyo_today()) from public.branch_patterns p
    where p.id = coalesce(new.branch_pattern_id, old.branch_pattern_id);
  return null;
end
$$;
create trigger may_have_seats after insert or update or delete on branch_pattern_days
  for each row execute function app.week_day_may_have_seats();

-- A family that reserves by itself, or whose wish came true, needs its other wishes for these children and hours no more.
-- app.wish names the wish that is just coming true. A request still waits for the branch's answer: its wishes go on.
create function app.overtake_wishes(p_reserve integer) returns void language sql security definer set search_path = '' as $$
  update public.waitlist_entries e set status = 6, ended_at = app.now()
  from public.reserves r
  where r.id = p_reserve and r.live and r.approval_status in (1, 3)
    and e.customer_id = r.customer_id and e.date = r.reserve_date and e.status in (1, 2)
    and e.id is distinct from nullif(current_setting('app.wish', true), '')::integer
    and (e.date + e.earliest_time) at time zone 'Asia/Tokyo' < r.end_datetime
    and (e.date + e.latest_time) at time zone 'Asia/Tokyo' > r.start_datetime
    and exists (select from public.waitlist_children c join public.reserve_details d on d.child_id = c.child_id
      where c.waitlist_entry_id = e.id and d.reserve_id = r.id)
$$;
revoke execute on function app.overtake_wishes from public;

create function app.detail_overtakes_wishes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.waitlist_children c join public.waitlist_entries e on e.id = c.waitlist_entry_id
      where c.child_id = new.child_id and e.status in (1, 2)) then
    perform app.overtake_wishes(new.reserve_id);
  end if;
  return null;
end
$$;
create trigger overtakes_wishes after insert on reserve_details
  for each row execute function app.detail_overtakes_wishes();

create function app.reserve_overtakes_wishes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.overtake_wishes(new.id);
  return null;
end
$$;
create trigger overtakes_wishes after update on reserves for each row
  when (new.live and (not old.live or old.approval_status <> new.approval_status
    or old.start_datetime <> new.start_datetime or old.end_datetime <> new.end_datetime))
  execute function app.reserve_overtakes_wishes();

-- A family that leaves, is stopped or takes a child away waits no longer.
create function app.family_ends_wishes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.waitlist_entries set status = 5, ended_at = app.now() where customer_id = new.id and status in (1, 2);
  return null;
end
$$;
create trigger ends_wishes after update of status on customers for each row
  when (old.status <> new.status and new.status in (3, 4)) execute function app.family_ends_wishes();

create function app.stop_ends_wishes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.waitlist_entries set status = 5, ended_at = app.now()
    where customer_id = new.customer_id and status in (1, 2);
  return null;
end
$$;
create trigger ends_wishes after insert on customer_stops for each row execute function app.stop_ends_wishes();

create function app.child_ends_wishes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.waitlist_entries e set status = 5, ended_at = app.now() from public.waitlist_children c
    where c.child_id = new.id and e.id = c.waitlist_entry_id and e.status in (1, 2);
  return null;
end
$$;
create trigger ends_wishes after update on children for each row
  when (not old.disable and new.disable) execute function app.child_ends_wishes();

-- Boards hear of wishes.
create trigger notify_branch_day after insert on waitlist_branches
  for each row execute function app.notify_branch_day();
create function app.notify_wished_branches() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('branch_day', b.branch_id::text) from public.waitlist_branches b
    where b.waitlist_entry_id = new.id;
  return null;
end
$$;
create trigger notify_branch_day after update of status on waitlist_entries
  for each row execute function app.notify_wished_branches();
