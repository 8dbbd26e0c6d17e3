create policy own_branch on notifications for select to staff
  using ((select app.is_headquarters())
    or exists (select from reserves r where r.id = reserve_id and r.branch_id = any ((select app.account_branch_ids())::integer[])));
create policy own_mark_read on notifications for update to "user"
  using (family_member_id = (select app.family_member_id()))
  with check (family_member_id = (select app.family_member_id()));
-- What was told before headquarters hid the stays is not read any more either.
create policy own on notifications for select to "user"
  using (family_member_id = (select app.family_member_id()) and (plain_flag or (select app.seen_family_id()) is not null));

create policy own_branch on announcements for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy of_announcement on announcement_families for select to staff
  using (exists (select from announcements a where a.id = announcement_families.announcement_id));

create policy own on advertising_consents for select to "user" using (family_member_id = (select app.family_member_id()));

create policy own on notification_settings for select to "user" using (family_member_id = (select app.family_member_id()));

create policy own on push_subscriptions for select to "user" using (family_member_id = (select app.family_member_id()));

create policy headquarters on line_quotas for select to staff using ((select app.is_headquarters()));

create policy own on family_threads for select to "user"
  using (customer_id = any ((select app.stay_family_ids())::integer[]));
create policy own_branch on family_threads for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy of_thread on family_messages for select to "user", staff
  using (exists (select from family_threads t where t.id = family_messages.family_thread_id));

create policy of_message on family_message_files for select to "user", staff
  using (exists (select from family_messages m where m.id = family_message_id));

create policy of_thread on family_thread_reads for select to "user", staff
  using (exists (select from family_threads t where t.id = family_thread_reads.family_thread_id));

create policy everyone_reads on inquiry_categories for select to anonymous, "user"
  using (app.is_published(publication_flag, publication_datetime, null));
-- An inquiry keeps its subject when the subject is no longer offered.
create policy staff_reads on inquiry_categories for select to staff using (true);

create policy own_branch on inquiries for select to staff
  using ((select app.is_headquarters()) or (select app.account_role()) = app.code('accountRole.support')
    or branch_id = any ((select app.account_branch_ids())::integer[]));
create policy own on inquiries for select to "user"
  using (customer_id = (select app.customer_id()) and asked_member_id is null or asked_member_id = (select app.family_member_id()));

-- Applications are for managers, as the applications themselves.
create policy own_branch on inbox_threads for select to staff
  using ((select app.is_headquarters())
    or (select app.account_role()) = app.code('accountRole.support') and kind <> app.code('inboxKind.application')
    or branch_id = any ((select app.account_branch_ids())::integer[]) and (kind <> app.code('inboxKind.application')
      or (select app.account_role()) = app.code('accountRole.branchManager')));

create policy own_branch on inbox_answers for select to staff
  using (exists (select from inbox_threads t where t.id = inbox_answers.inbox_thread_id));

create policy own_branch on inbox_templates for select to staff
  using ((select app.is_headquarters())
    or (select app.account_role()) is not null and (branch_id is null or branch_id = any ((select app.account_branch_ids())::integer[])));
