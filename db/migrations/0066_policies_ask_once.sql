-- A row that is seen through its parent asks for that one parent. "parent_id in (select id from parents)" reads the same and
-- answers the same, but PostgreSQL runs it by gathering every parent the caller may see, under the parent's own policy, once for
-- each place it stands in a statement: the board of one day looked through all families and children of the company
-- (decision 57). "exists" leaves the choice: the one parent by its key, or all of them when very many rows ask.
alter policy known_child on child_allergies using (exists (select from children c where c.id = child_allergies.child_id));
alter policy known_child on child_essentials using (exists (select from children c where c.id = child_essentials.child_id));
alter policy known_child on child_health_versions
  using (exists (select from children c where c.id = child_health_versions.child_id));
alter policy known_child on child_photo_answers
  using (exists (select from children c where c.id = child_photo_answers.child_id));
alter policy known_child on child_remarks using (exists (select from children c where c.id = child_remarks.child_id));

alter policy known_family on customer_consents
  using (kind = 'child_data' and exists (select from customers c where c.id = customer_consents.customer_id));
alter policy known_family on family_members using (exists (select from customers c where c.id = family_members.customer_id));
alter policy known_family on family_member_contacts
  using (exists (select from family_members m where m.id = family_member_contacts.family_member_id));
alter policy known_family on pickup_freezes using (exists (select from customers c where c.id = pickup_freezes.customer_id));
alter policy known_family on pickup_people using (exists (select from customers c where c.id = pickup_people.customer_id));

alter policy own on pickup_freeze_members
  using (exists (select from pickup_freezes f where f.id = pickup_freeze_members.pickup_freeze_id));
alter policy own on pickup_pass_children
  using (exists (select from pickup_passes p where p.id = pickup_pass_children.pickup_pass_id));
alter policy own_branch on pickup_pass_children
  using (exists (select from pickup_passes p where p.id = pickup_pass_children.pickup_pass_id));

alter policy of_thread on family_messages
  using (exists (select from family_threads t where t.id = family_messages.family_thread_id));
alter policy of_thread on family_thread_reads
  using (exists (select from family_threads t where t.id = family_thread_reads.family_thread_id));
alter policy own_branch on inbox_answers using (exists (select from inbox_threads t where t.id = inbox_answers.inbox_thread_id));

alter policy own_branch on reserve_series
  using ((select app.is_headquarters()) or exists (select from reserves r where r.reserve_series_id = reserve_series.id));
alter policy own_branch on shift_pattern_days
  using (exists (select from shift_patterns p where p.id = shift_pattern_days.shift_pattern_id));
alter policy stay_at_own_branch on sleep_checks
  using (((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]))
    and exists (select from naps n where n.id = sleep_checks.nap_id));
alter policy of_entry on waitlist_branches
  using (exists (select from waitlist_entries e where e.id = waitlist_branches.waitlist_entry_id));
alter policy of_entry on waitlist_children
  using (exists (select from waitlist_entries e where e.id = waitlist_children.waitlist_entry_id));

-- Every policy of a family asks who asks, and a page of a family has some forty of them: a function that asked a function that asked
-- a third cost 0.1 ms each time, most of the page (decision 57). Who asks is a view now, still the one place that says so: what
-- follows from it reads it by itself, each in one step.
create view app.asking_person with (security_invoker = true) as
  select m.id as family_member_id, m.customer_id, m.role, m.hidden_flag,
    -- With the numbers merged into it; nobody who does not ask for them pays.
    m.customer_id || array(select g.from_customer_id from public.customer_merges g where g.into_customer_id = m.customer_id)
      as customer_ids
  from public.family_members m join public.customers c on c.id = m.customer_id
  where m.uid = app.uid() and m.removed_at is null and c.status <> 4;

drop function app.person();
create or replace function app.family_member_id() returns integer
  language sql stable security definer set search_path = '' as $$ select family_member_id from app.asking_person $$;
create or replace function app.family_id() returns integer
  language sql stable security definer set search_path = ''
  as $$ select customer_id from app.asking_person where role in (1, 2) $$;
create or replace function app.family_ids() returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select customer_ids from app.asking_person where role in (1, 2) $$;
create or replace function app.stay_family_ids() returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select customer_ids from app.asking_person where role in (1, 2) and not hidden_flag $$;
create or replace function app.seen_family_id() returns integer
  language sql stable security definer set search_path = ''
  as $$ select customer_id from app.asking_person where not hidden_flag $$;
create or replace function app.seen_family_ids() returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select customer_ids from app.asking_person where not hidden_flag $$;

-- What belongs to a reserve is seen by whoever sees the reserve: its own policy says which family's it is, once.
alter policy own on arrival_notices using (exists (select from reserves r where r.id = arrival_notices.reserve_id));
alter policy own on morning_forms using (exists (select from reserves r where r.id = morning_forms.reserve_id));
alter policy own on reserve_cancellations using (exists (select from reserves r where r.id = reserve_cancellations.reserve_id));
alter policy own on reserve_details using (exists (select from reserves r where r.id = reserve_details.reserve_id));
alter policy reserved_there on branches using (id in (select r.branch_id from reserves r));
