-- What a person is to a family now: one rule, asked by every policy, every function and at the door.

-- 1 the paying member, 2 the second guardian, 3 a relative, 4 hidden (keeps the sign-in, learns nothing of branch, times, people,
-- pictures or papers, and never fetches; of money only what the paying member's own books need), 5 removed (nothing).
create function app.family_standing(role smallint, hidden_flag boolean, removed_at timestamptz, customer_status smallint)
  returns smallint language sql immutable
  as $$ select case when removed_at is not null or customer_status = 4 then 5 when hidden_flag then 4 else role end::smallint $$;

-- Everybody who ever signed in for a family. `role` is what they were asked to be, `standing` what they are now: a hidden paying
-- member has role 1 and standing 4. May fetch: standing 1 or 2.
create view app.family_standings with (security_invoker = true) as
  select m.id as family_member_id, m.customer_id, m.uid, m.role, coalesce(m.name, c.name) as name,
    app.family_standing(m.role, m.hidden_flag, m.removed_at, c.status) as standing
  from public.family_members m join public.customers c on c.id = m.customer_id;

-- Null where there is no such person.
create function app.member_standing(member integer) returns smallint
  language sql stable security definer set search_path = ''
  as $$ select standing from app.family_standings where family_member_id = member $$;
revoke execute on function app.member_standing from public;

-- Somebody on the pick-up list whom a person listed who was since hidden or removed. Not handed a child until the other guardian
-- or headquarters confirm them; a manager may go past.
alter table pickup_people add column disputed_at timestamptz;
comment on column pickup_people.disputed_at is 'whoever listed this person was hidden or removed then; null: nothing is asked, or a guardian or headquarters confirmed';
comment on column pickup_people.added_member_id is 'who of the family stands for this entry: listed it, changed it last or confirmed it; null: headquarters, or nobody known';
grant select (disputed_at) on pickup_people to "user";

-- A name typed into a reserve is a way to list somebody too: it counts as disputed while whoever typed it is hidden or removed,
-- until another guardian or staff write the reserve's pick-up anew.
alter table reserves add column pick_up_member_id integer references family_members on delete set null;
comment on column reserves.pick_up_member_id is 'who of the family named the person who fetches; null: staff, or nobody known';
create index on reserves (pick_up_member_id);
update reserves set pick_up_member_id = made_member_id where pick_up_name is not null and childcare_status in (1, 2);
create function app.pick_up_is_disputed(reserve public.reserves) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select coalesce(app.member_standing(reserve.pick_up_member_id) in (4, 5), false)
    or exists (select from public.pickup_people p where p.id = reserve.pickup_person_id and p.disputed_at is not null) $$;
revoke execute on function app.pick_up_is_disputed from public;

-- The link in a message about an offered seat is one person's, and ends with that person.
alter table auth.seat_offer_tokens add column family_member_id integer references family_members on delete cascade;
create index on auth.seat_offer_tokens (family_member_id);

-- Hidden or removed: what the person made ends in the same moment, whoever did it and by whatever way. Nothing of it comes back when
-- the person is shown everything again.
create function app.end_what_person_made() returns trigger
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
create trigger end_what_person_made after update of hidden_flag, removed_at on family_members for each row
  when (new.hidden_flag and not old.hidden_flag or new.removed_at is not null and old.removed_at is null)
  execute function app.end_what_person_made();
create or replace function app.end_sessions_of_removed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update auth.session_families set revoked_at = app.now() where uid = old.uid and revoked_at is null;
  delete from auth.custom_tokens where uid = old.uid;
  return null;
end
$$;

-- The same for whoever was hidden or removed before.
update pickup_people p set disputed_at = app.now() from app.family_standings s
  where s.family_member_id = p.added_member_id and s.standing in (4, 5) and p.removed_at is null;
update pickup_passes p set revoked_at = app.now() from pickup_people w
  where w.id = p.pickup_person_id and p.revoked_at is null and p.used_at is null
    and (w.disputed_at is not null or app.member_standing(p.created_member_id) in (4, 5));
update family_invitations i set revoked_at = app.now() from app.family_standings s
  where s.family_member_id = i.inviting_member_id and s.standing in (4, 5) and i.accepted_at is null and i.revoked_at is null;
delete from calendar_feeds f using app.family_standings s where s.family_member_id = f.family_member_id and s.standing in (4, 5);

-- What is asked in the policies. A guardian's family is nobody's from whom it is hidden: that was so for stays alone, and the
-- people who fetch, documents, children and their remarks stood open.
create or replace function app.family_id() returns integer
  language sql stable security definer set search_path = ''
  as $$ select customer_id from app.asking_person where role in (1, 2) and not hidden_flag $$;
alter policy own on children using (customer_id = any ((select app.stay_family_ids())::integer[]));
drop function app.family_ids();

-- The paying member's own number while nothing is hidden from them: for books that tell branch, children or times.
-- app.customer_id() stays the paying member's in every case: for the contract and for plain amounts.
create function app.seen_customer_ids() returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select customer_ids from app.asking_person where role = 1 and not hidden_flag $$;
alter policy own on child_benefits using (exists (select from children c where c.id = child_benefits.child_id)
  and (select app.customer_id()) is not null);
alter policy own on other_facility_amounts using (exists (select from children c where c.id = other_facility_amounts.child_id)
  and (select app.customer_id()) is not null);
alter policy own on fee_give_backs using (customer_id = any ((select app.seen_customer_ids())::integer[]));
alter policy own on payment_intents using (customer_id = any ((select app.seen_customer_ids())::integer[]));
alter policy own on payments using (customer_id = any ((select app.seen_customer_ids())::integer[]));
-- Certificates and statements name children and branches; of a receipt number and day stay.
revoke select (branch_id) on issued_documents from "user";
alter policy own on issued_documents using (customer_id = any ((select app.seen_customer_ids())::integer[])
  or kind = 1 and customer_id = any ((select app.own_customer_ids())::integer[]));
-- Contract and money of the paying member, whatever is hidden from them.
alter policy own on customer_consents using (customer_id in ((select app.family_id()), (select app.customer_id())));
alter policy own on customer_stops using (customer_id in ((select app.family_id()), (select app.customer_id())));
alter policy own on tickets using (customer_id in ((select app.family_id()), (select app.customer_id())) and paid_datetime is not null);

-- A message a hidden person may read says nothing of branch, stay, child or people.
alter table notifications add column plain_flag boolean not null default false;
comment on column notifications.plain_flag is 'says nothing of branch, stay, child or people: read also by a person from whom these are hidden';
alter policy own on notifications using (family_member_id = (select app.family_member_id())
  and (plain_flag or (select app.seen_family_id()) is not null));
