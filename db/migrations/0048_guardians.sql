-- What a second guardian does: remembered by the person, and nowhere told with how that person is reached.

-- Whose seats and stays a sign-in may ask about, for functions that anybody may call: a guardian's family.
create function app.stay_family_of(asking_uid text) returns integer
  language sql stable security definer set search_path = ''
  as $$ select m.customer_id from public.family_members m join public.customers c on c.id = m.customer_id
    where m.uid = asking_uid and m.removed_at is null and m.role in (1, 2) and not m.hidden_flag and c.status <> 4 $$;

alter table reserves add column made_member_id integer references family_members on delete set null;
alter table reserve_cancellations add column cancelled_member_id integer references family_members on delete set null;
alter table customer_consents add column agreed_member_id integer references family_members on delete set null;
create index on reserves (made_member_id);
create index on reserve_cancellations (cancelled_member_id);
create index on customer_consents (agreed_member_id);
comment on column reserves.made_member_id is 'who of the family reserved; null: staff, or before there was more than one person';
grant select (made_member_id) on reserves to "user";
comment on column reserve_cancellations.cancelled_member_id is 'who of the family cancelled';
comment on column customer_consents.agreed_member_id is 'who of the family agreed';

-- Each person has the own calendar address, which ends with the person.
alter table calendar_feeds add column family_member_id integer references family_members on delete cascade;
update calendar_feeds f set family_member_id = m.id from family_members m where m.customer_id = f.customer_id and m.role = 1;
alter table calendar_feeds alter column family_member_id set not null;
alter table calendar_feeds drop constraint calendar_feeds_pkey;
alter table calendar_feeds add primary key (family_member_id);
create index on calendar_feeds (customer_id);
drop policy own on calendar_feeds;
create policy own on calendar_feeds for select to "user" using (family_member_id = (select app.family_member_id()));
grant select (family_member_id) on calendar_feeds to "user";

-- A question of a second guardian or a relative is about the family, but says how that person is reached.
alter table inquiries add column asked_member_id integer references family_members on delete set null;
create index on inquiries (asked_member_id);
drop policy own on inquiries;
create policy own on inquiries for select to "user"
  using (customer_id = (select app.customer_id()) and asked_member_id is null or asked_member_id = (select app.family_member_id()));

-- Whoever leaves a family is out at once: no session of that person goes on, whoever took them off and by whatever way.
create function app.end_sessions_of_removed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update auth.session_families set revoked_at = app.now() where uid = old.uid and revoked_at is null;
  delete from auth.custom_tokens where uid = old.uid;
  delete from public.calendar_feeds where family_member_id = old.id;
  return null;
end
$$;
create trigger end_sessions_of_removed after update of removed_at on family_members for each row
  when (old.removed_at is null and new.removed_at is not null) execute function app.end_sessions_of_removed();
