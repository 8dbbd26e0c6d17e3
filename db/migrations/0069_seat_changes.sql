-- How many more or fewer children have a seat at a branch from a minute of a day on. A calendar of two months adds these up in place
-- of every child's row, so a full branch costs what an empty one does (app.branch_days, decision 61). Changes are only ever added,
-- so nobody who saves waits for anybody; those of the same minute are made one each hour (mergeSeatChanges). A save itself still
-- counts the children's rows, under its lock.
create table app.seat_changes (
  id bigint generated always as identity primary key,
  branch_id integer not null,
  date date not null,
  minute smallint not null,
  change integer not null,
  merged_flag boolean not null default false
);
comment on table app.seat_changes is 'live rows of reserve_details as steps up and down, kept by trigger';
comment on column app.seat_changes.minute is 'of that day in Tokyo; a stay until midnight ends at 1440';
create index seats_by_minute on app.seat_changes (branch_id, date, minute) include (change);
create index seats_to_merge on app.seat_changes (branch_id, date, minute) where not merged_flag;
alter table app.seat_changes enable row level security;

-- A stay as its two changes: one child more when it begins, one fewer when it ends.
create function app.seat_steps(during tstzrange) returns table (date date, minute smallint, change integer)
  language sql immutable as $$
  select day.date, (date_part('epoch', step.moment at time zone 'Asia/Tokyo' - day.date) / 60)::smallint, step.change
  from (select (lower(during) at time zone 'Asia/Tokyo')::date) as day (date),
    (values (lower(during), 1), (upper(during), -1)) as step (moment, change)
$$;
revoke execute on function app.seat_steps from public;

create function app.detail_changes_seats() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into app.seat_changes (branch_id, date, minute, change)
    select stay.branch_id, step.date, step.minute, step.change * stay.children
    from (values (old.branch_id, old.during, old.live, -1), (new.branch_id, new.during, new.live, 1))
      as stay (branch_id, during, live, children)
    cross join lateral app.seat_steps(stay.during) step
    where stay.live;
  return null;
end
$$;
create trigger seats_made after insert on reserve_details for each row
  when (new.live) execute function app.detail_changes_seats();
create trigger seats_gone after delete on reserve_details for each row
  when (old.live) execute function app.detail_changes_seats();
create trigger seats_changed after update on reserve_details for each row
  when (old.live <> new.live or old.during <> new.during or old.branch_id <> new.branch_id)
  execute function app.detail_changes_seats();

insert into app.seat_changes (branch_id, date, minute, change, merged_flag)
  select d.branch_id, s.date, s.minute, sum(s.change), true
  from reserve_details d cross join lateral app.seat_steps(d.during) s
  where d.live group by d.branch_id, s.date, s.minute having sum(s.change) <> 0;
