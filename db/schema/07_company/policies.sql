-- What is to come is headquarters' alone, but for a document that is announced; prices and lists of a coming day are public.
create policy in_force on company_facts for select to anonymous, "user", staff using (app.has_begun(adaptation_date));
create policy headquarters on company_facts for select to staff using ((select app.is_headquarters()));

create policy in_force on company_documents for select to anonymous, "user", staff
  using (app.has_begun(adaptation_date) or announced_flag);
create policy headquarters on company_documents for select to staff using ((select app.is_headquarters()));

create policy headquarters on rule_drafts for select to staff using ((select app.is_headquarters()));

create policy everyone_reads on bring_lists for select to anonymous, "user", staff using (true);

create policy everyone_reads on site_states for select to anonymous, "user", staff using (true);

create policy own_branch on audit_logs for select to staff
  using ((select app.is_headquarters())
    or ((select app.account_role()) = app.code('accountRole.branchManager')
      and branch_id = any ((select app.account_branch_ids())::integer[])));

create policy headquarters on headquarters_messages for select to staff
  using ((select app.is_headquarters()) or (select app.account_role()) = app.code('accountRole.accounting'));
