create policy everyone_reads on subsidies for select to "user", staff using (true);
create policy everyone_reads on subsidy_terms for select to "user", staff using (true);
create policy everyone_reads on subsidy_designations for select to "user", staff using (true);

-- Of the paying member, as the 認定 for 無償化; staff go through functions.
create policy own on subsidy_approvals for select to "user"
  using (exists (select from children c where c.id = subsidy_approvals.child_id) and (select app.customer_id()) is not null);
create policy own on subsidy_interviews for select to "user"
  using (exists (select from subsidy_approvals a where a.id = subsidy_interviews.subsidy_approval_id));
create policy own on subsidy_other_uses for select to "user"
  using (exists (select from subsidy_approvals a where a.id = subsidy_other_uses.subsidy_approval_id));
