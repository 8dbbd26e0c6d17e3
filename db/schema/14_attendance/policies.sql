create policy own_branch on childcares for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));
create policy own on childcares for select to "user" using (customer_id = any ((select app.stay_family_ids())::integer[]));

-- What belongs to a reserve is seen by whoever sees the reserve: its own policy says which family's it is, once.
create policy own on arrival_notices for select to "user"
  using (exists (select from reserves r where r.id = arrival_notices.reserve_id));
create policy own_branch on arrival_notices for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own on late_notices for select to "user" using (customer_id = any ((select app.stay_family_ids())::integer[]));
create policy own_branch on late_notices for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on pick_up_calls for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on pick_up_escalations for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on hand_over_exceptions for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on branch_days_to_close for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on branch_day_closes for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on daily_reports for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy stay_at_own_branch on day_notes for select to staff
  using (((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]))
    and exists (select from reserve_details d where d.reserve_id = day_notes.reserve_id and d.child_id = day_notes.child_id));

create policy own_branch on emergencies for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on emergency_children for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));
