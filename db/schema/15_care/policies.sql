-- The branch of the stay, and only for a child of that stay. Families read what is meant for them with *The family*.
create policy stay_at_own_branch on child_logs for select to staff
  using (((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]))
    and exists (select from reserve_details d where d.reserve_id = child_logs.reserve_id and d.child_id = child_logs.child_id));

create policy stay_at_own_branch on naps for select to staff
  using (((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]))
    and exists (select from reserve_details d where d.reserve_id = naps.reserve_id and d.child_id = naps.child_id));

create policy stay_at_own_branch on sleep_checks for select to staff
  using (((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]))
    and exists (select from naps n where n.id = sleep_checks.nap_id));

create policy own_branch on meal_confirmations for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy everyone_reads on allergens for select to anonymous, "user", staff using (true);

-- Whoever of the staff sees the child sees what must not be overlooked.
-- A row that is seen through its parent asks for that one parent. "parent_id in (select id from parents)" reads the same and
-- answers the same, but PostgreSQL runs it by gathering every parent the caller may see, under the parent's own policy, once for
-- each place it stands in a statement: the board of one day looked through all families and children of the company
-- (decision 57). "exists" leaves the choice: the one parent by its key, or all of them when very many rows ask.
create policy known_child on child_allergies for select to staff
  using (exists (select from children c where c.id = child_allergies.child_id));
create policy own on child_allergies for select to "user"
  using (child_id in (select id from children where customer_id = (select app.family_id())));

create policy known_child on child_essentials for select to staff
  using (exists (select from children c where c.id = child_essentials.child_id));
create policy own on child_essentials for select to "user"
  using (child_id in (select id from children where customer_id = (select app.family_id())));

create policy own on child_health_versions for select to "user"
  using (child_id in (select id from children where customer_id = (select app.family_id())));
create policy known_child on child_health_versions for select to staff
  using (exists (select from children c where c.id = child_health_versions.child_id));

create policy own_branch on child_health_looks for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

-- It tells the branch: not for somebody from whom stays are hidden.
create policy own on child_health_reads for select to "user"
  using (child_id in (select id from children where customer_id = any ((select app.stay_family_ids())::integer[])));
create policy headquarters on child_health_reads for select to staff using ((select app.is_headquarters()));

create policy own on child_documents for select to "user"
  using (removed_at is null and child_id in (select id from children where customer_id = (select app.family_id())));
-- Narrower than the child itself: papers are seen while the branch needs them. Details and reserves are the branch's own by
-- their own policies.
create policy coming_child on child_documents for select to staff
  using (removed_at is null and ((select app.is_headquarters()) or exists (
    select from reserve_details d join reserves r on r.id = d.reserve_id
    where d.child_id = child_documents.child_id and r.live and r.reserve_date >= (select app.documents_seen_from()))));

create policy known_child on child_photo_answers for select to staff
  using (exists (select from children c where c.id = child_photo_answers.child_id));
create policy own on child_photo_answers for select to "user"
  using (child_id in (select id from children where customer_id = (select app.family_id())));

create policy everyone_reads on infections for select to anonymous, "user", staff using (true);

create policy own on morning_forms for select to "user"
  using (exists (select from reserves r where r.id = morning_forms.reserve_id));
create policy stay_at_own_branch on morning_forms for select to staff
  using (((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]))
    and exists (select from reserve_details d where d.reserve_id = morning_forms.reserve_id and d.child_id = morning_forms.child_id));

create policy own on illness_notices for select to "user"
  using (exists (select from reserves r where r.id = illness_notices.reserve_id));
create policy own_branch on illness_notices for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on medicine_requests for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on medicine_doses for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on incidents for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on incident_accounts for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on incident_children for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on incident_entries for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on incident_photos for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on branch_rooms for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on child_rooms for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on watch_screens for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on sleep_rounds for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on sleep_calls for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy stay_at_own_branch on nap_gaps for select to staff
  using (((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]))
    and exists (select from naps n where n.id = nap_gaps.nap_id));
