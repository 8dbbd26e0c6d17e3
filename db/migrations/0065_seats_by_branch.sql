-- The seats of a branch over many days are read from its children's rows alone: each carries the reserve's branch as it carries
-- its times, so that counting them needs no look at another table (app.seats_taken, decision 51).
alter table reserve_details add column branch_id integer;
-- Nobody is seated anew: who belongs to whom has been checked.
alter table reserve_details disable trigger user;
update reserve_details d set branch_id = r.branch_id from reserves r where r.id = d.reserve_id;
alter table reserve_details enable trigger user;
alter table reserve_details alter column branch_id set not null;
comment on column reserve_details.branch_id is 'copy of the reserve''s, kept by trigger, for counting seats';
create index seats_of_a_branch on reserve_details (branch_id, during) include (reserve_id, date_of_birth) where live;

create or replace function app.reserve_detail_follows_reserve() returns trigger
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
drop trigger move_details on reserves;
create trigger move_details after update on reserves
  for each row
  when (old.start_datetime <> new.start_datetime or old.end_datetime <> new.end_datetime or old.live <> new.live
    or old.branch_id <> new.branch_id)
  execute function app.reserve_moves_its_details();
