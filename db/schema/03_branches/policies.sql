create policy everyone_reads on areas for select to anonymous, "user", staff using (true);

create policy everyone_reads on prefectures for select to anonymous, "user", staff using (true);

create policy listed on branches for select to anonymous, "user"
  using (status in (app.code('branchStatus.open'), app.code('branchStatus.preparing')) or not real_store_flag);
create policy staff_reads on branches for select to staff using ((select app.account_role()) is not null);
-- A closed branch is no longer listed, but stays readable to those who have reserved there.
-- A family's branches as a list made once: as a table to look into, the planner reckons it anew for every branch it meets, and so
-- read all branches of the company where it needed the one of a reserve.
create policy reserved_there on branches for select to "user"
  using (id = any (array(select distinct r.branch_id from reserves r)));

create policy everyone_reads on branch_informations for select to anonymous, "user", staff using (true);

create policy everyone_reads on branch_images for select to anonymous, "user", staff using (true);

create policy everyone_reads on branch_faces for select to anonymous, "user", staff using (true);

create policy everyone_reads on branch_partners for select to anonymous, "user", staff using (true);

-- The public sees what is published today; who looks after the branch sees the coming and the past ones too.
create policy everyone_reads on branch_notices for select to anonymous, "user", staff
  using (publication_date <= app.tokyo_today() and (publication_end_date is null or app.tokyo_today() <= publication_end_date));
create policy staff_reads_own_branch on branch_notices for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy everyone_reads on branch_certificates for select to anonymous, "user"
  using (end_date is null or app.tokyo_today() <= end_date);
create policy staff_reads on branch_certificates for select to staff using ((select app.account_role()) is not null);

create policy own_branch on tablets for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy headquarters_read on service_checks for select to staff using ((select app.is_headquarters()));
