-- Wherever one of the days is.
create policy own_branch on reserve_series for select to staff
  using ((select app.is_headquarters()) or exists (select from reserves r where r.reserve_series_id = reserve_series.id));
create policy own on reserve_series for select to "user"
  using (customer_id = any ((select app.stay_family_ids())::integer[]));

create policy own_branch on reserves for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));
create policy own on reserves for select to "user" using (customer_id = any ((select app.stay_family_ids())::integer[]));

create policy own_branch on reserve_details for select to staff
  using ((select app.is_headquarters())
    or exists (select from reserves r where r.id = reserve_id and r.branch_id = any ((select app.account_branch_ids())::integer[])));
create policy own on reserve_details for select to "user"
  using (exists (select from reserves r where r.id = reserve_details.reserve_id));

create policy own_branch on reserve_cancellations for select to staff
  using ((select app.is_headquarters())
    or exists (select from reserves r where r.id = reserve_id and r.branch_id = any ((select app.account_branch_ids())::integer[])));
create policy own on reserve_cancellations for select to "user"
  using (exists (select from reserves r where r.id = reserve_cancellations.reserve_id));
