create policy everyone_reads on magazine_categories for select to anonymous, "user", staff using (true);

create policy everyone_reads on magazine_items for select to anonymous, "user", staff
  using (app.is_published(publication_flag, publication_datetime, null));

create policy everyone_reads on qanda_categories for select to anonymous, "user", staff using (true);

-- Everybody sees what is published now; headquarters' functions read the rest.
create policy everyone_reads on qandas for select to anonymous, "user", staff
  using (app.is_published(publication_flag, publication_datetime, null));

create policy members_read on benefit_categories for select to "user", staff using (true);

create policy members_read on benefits for select to "user", staff
  using (app.is_published(publication_flag,
    app.tokyo_midnight(publication_start_date), app.tokyo_midnight(publication_end_date + 1)));

create policy members_read on benefit_service_prefectures for select to "user", staff using (true);

create policy everyone_reads on staff_recruitments for select to anonymous, "user", staff
  using (app.is_published(publication_flag, publication_datetime, null));

create policy everyone_reads on staff_recruitments_branches for select to anonymous, "user", staff using (true);

create policy own_branch on staff_recruitment_applications for select to staff
  using ((select app.is_headquarters())
    or ((select app.account_role()) = app.code('accountRole.branchManager')
      and branch_id = any ((select app.account_branch_ids())::integer[])));

create policy headquarters_reads on content_versions for select to staff using ((select app.is_headquarters()));
