create policy everyone_reads on holidays for select to anonymous, "user", staff using (true);

create policy everyone_reads on branch_hours for select to anonymous, "user", staff using (true);

create policy own_branch on branch_capacities for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy everyone_reads on branch_patterns for select to anonymous, "user", staff using (true);

create policy everyone_reads on branch_pattern_days for select to anonymous, "user", staff using (true);

create policy everyone_reads on reservable_managements for select to anonymous, "user", staff using (true);

create policy own_branch on closures for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on closure_notices for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on closure_reserves for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own_branch on branch_ends for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));
