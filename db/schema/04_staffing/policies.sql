-- Colleagues of a branch are also those who work there beside their main branch.
create policy staff_reads_own_branch on accounts for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[])
    or id in (select b.account_id from account_branches b where b.branch_id = any ((select app.account_branch_ids())::integer[])));
-- Headquarters at a branch's tablet still see who they themselves are.
create policy staff_reads_own on accounts for select to staff using (uid = (select app.uid()) and not disable);

-- Roles of headquarters that work at no branch: their colleagues there.
create policy headquarters_colleagues on accounts for select to staff
  using ((select app.account_role()) > app.code('accountRole.branchStaff') 
    and branch_id in (select b.id from branches b where not b.real_store_flag));

create policy own_branch on account_branches for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy headquarters on account_qualifications for select to staff using ((select app.is_headquarters()));

create policy staff_reads on staff_sign_in_settings for select to staff using ((select app.account_role()) is not null);

create policy own_branch on shift_patterns for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on shift_pattern_days for select to staff
  using (exists (select from shift_patterns p where p.id = shift_pattern_days.shift_pattern_id));

create policy own_branch on shifts for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on staff_clockings for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy everyone_reads on branch_postings for select to anonymous, "user", staff using (true);
