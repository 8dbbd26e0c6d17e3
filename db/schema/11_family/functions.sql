create or replace function app.mirror_paying_member() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.family_members (customer_id, role, uid, created_at) values (new.id, 1, new.uid, new.created_at)
    on conflict (customer_id) where role = app.code('familyRole.payingMember') do update set uid = excluded.uid;
  return null;
end
$$;

create or replace function app.family_member_id() returns integer
  language sql stable security definer set search_path = '' as $$ select family_member_id from app.asking_person $$;

-- What is asked in the policies. A guardian's family is nobody's from whom it is hidden: that was so for stays alone, and the
-- people who fetch, documents, children and their remarks stood open.
create or replace function app.family_id() returns integer
  language sql stable security definer set search_path = ''
  as $$ select customer_id from app.asking_person
    where role in (app.code('familyRole.payingMember'), app.code('familyRole.guardian')) and not hidden_flag $$;

-- The same, but of nobody from whom stays are hidden: for stays, seats and what is said about them.
create or replace function app.stay_family_ids() returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select customer_ids from app.asking_person
    where role in (app.code('familyRole.payingMember'), app.code('familyRole.guardian')) and not hidden_flag $$;

-- The family whose stays and days may be looked at: a guardian's or a relative's.
create or replace function app.seen_family_id() returns integer
  language sql stable security definer set search_path = ''
  as $$ select customer_id from app.asking_person where not hidden_flag $$;

create or replace function app.default_to_paying_member() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.family_member_id := (select m.id from public.family_members m where m.customer_id = new.customer_id
    and m.role = app.code('familyRole.payingMember'));
  return new;
end
$$;

-- What a second guardian does: remembered by the person, and nowhere told with how that person is reached.
-- Whose seats and stays a sign-in may ask about, for functions that anybody may call: a guardian's family.
create or replace function app.stay_family_of(asking_uid text) returns integer
  language sql stable security definer set search_path = ''
  as $$ select m.customer_id from public.family_members m join public.customers c on c.id = m.customer_id
    where m.uid = asking_uid and m.removed_at is null
      and m.role in (app.code('familyRole.payingMember'), app.code('familyRole.guardian')) and not m.hidden_flag
        and c.status <> app.code('customerStatus.accountDeleted') $$;

-- Whoever leaves a family is out at once: no session of that person goes on, whoever took them off and by whatever way.
create or replace function app.end_sessions_of_removed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update auth.session_families set revoked_at = app.now() where uid = old.uid and revoked_at is null;
  delete from auth.custom_tokens where uid = old.uid;
  return null;
end
$$;

-- A family whose account is deleted has nobody any more; who signs in may register anew.
create or replace function app.remove_people_of_deleted() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.family_members set removed_at = app.now() where customer_id = new.id
    and role <> app.code('familyRole.payingMember') and removed_at is null;
  return null;
end
$$;

-- The family whose days the asker may look at, with the numbers merged into it.
create or replace function app.seen_family_ids() returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select customer_ids from app.asking_person where not hidden_flag $$;

-- A family that looks at a day hears that it changed; what changed it asks for itself.
create or replace function app.publish_family_day() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('family_day', r.customer_id::text)
    from public.reserves r where r.id = coalesce(new.reserve_id, old.reserve_id);
  return null;
end
$$;

-- Whoever is removed or has stays hidden stops hearing at once.
create or replace function app.publish_family_person() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('family_person', coalesce(old.uid, ''));
  return null;
end
$$;

-- What is known of an address ends with it, as for customers.
create or replace function app.expire_contact_state() returns trigger language plpgsql set search_path = '' as $$
begin
  new.email_bounced_at := null;
  return new;
end
$$;

-- What a person is to a family now: one rule, asked by every policy, every function and at the door.
-- 1 the paying member, 2 the second guardian, 3 a relative, 4 hidden (keeps the sign-in, learns nothing of branch, times, people,
-- pictures or papers, and never fetches; of money only what the paying member's own books need), 5 removed (nothing).
create or replace function app.family_standing(role smallint, hidden_flag boolean, removed_at timestamptz, customer_status smallint)
  returns smallint language sql immutable
  as $$ select case when removed_at is not null or customer_status = app.code('customerStatus.accountDeleted')
      then app.code('familyStanding.removed') when hidden_flag then app.code('familyStanding.hidden') else role end::smallint $$;

-- Null where there is no such person.
create or replace function app.member_standing(member integer) returns smallint
  language sql stable security definer set search_path = ''
  as $$ select standing from app.family_standings where family_member_id = member $$;
revoke execute on function app.member_standing from public;
grant execute on function app.member_standing to staff;

create or replace function app.pick_up_is_disputed(reserve public.reserves) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select coalesce(app.member_standing(reserve.pick_up_member_id) in (4, 5), false)
    or exists (select from public.pickup_people p where p.id = reserve.pickup_person_id and p.disputed_at is not null) $$;
revoke execute on function app.pick_up_is_disputed from public;
grant execute on function app.pick_up_is_disputed to staff;

-- Hidden or removed: what the person made ends in the same moment, whoever did it and by whatever way. Nothing of it comes back when
-- the person is shown everything again.
create or replace function app.end_what_person_made() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.pickup_people set disputed_at = app.now()
    where added_member_id = new.id and removed_at is null and disputed_at is null;
  update public.pickup_passes p set revoked_at = app.now()
    where p.revoked_at is null and p.used_at is null and (p.created_member_id = new.id or exists (
      select from public.pickup_people w where w.id = p.pickup_person_id and w.added_member_id = new.id));
  update public.family_invitations set revoked_at = app.now()
    where inviting_member_id = new.id and accepted_at is null and revoked_at is null;
  delete from public.calendar_feeds where family_member_id = new.id;
  -- A link made before it was known whom it was sent to counts as this person's.
  delete from auth.seat_offer_tokens t using public.seat_offers o
    where o.id = t.seat_offer_id and o.customer_id = new.customer_id
      and (t.family_member_id = new.id or t.family_member_id is null);
  return null;
end
$$;

-- The paying member's own number while nothing is hidden from them: for books that tell branch, children or times.
-- app.customer_id() stays the paying member's in every case: for the contract and for plain amounts.
create or replace function app.seen_customer_ids() returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select customer_ids from app.asking_person where role = app.code('familyRole.payingMember') and not hidden_flag $$;

-- Who of a family did something, by name; null where there is nobody else to tell apart. Owner's rights: the second guardian
-- reads no row of customers, but may know the other's name.
create or replace function app.family_act_by(member_id integer) returns text
  language sql stable security definer set search_path = ''
  as $$ select coalesce(m.name, c.name) from public.family_members m join public.customers c on c.id = m.customer_id
    where m.id = member_id
      and exists (select from public.family_members o where o.customer_id = m.customer_id and o.role = app.code('familyRole.guardian')) $$;

-- From this moment on what was added counts as disputed; null while the list is not frozen.
create or replace function app.disputed_from(family integer) returns timestamptz
  language sql stable security definer set search_path = ''
  as $$ select f.frozen_at - make_interval(hours => s.pickup_dispute_hours)
    from public.pickup_freezes f cross join lateral app.reserve_settings_on(app.tokyo_date(f.frozen_at)) s
    where f.customer_id = family and f.lifted_at is null $$;
revoke execute on function app.disputed_from from public;
grant execute on function app.disputed_from to staff;
