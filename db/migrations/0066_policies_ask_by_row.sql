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
