-- Public files are read by their address alone; their rows concern the staff that work with them.
create policy staff_reads_public on files for select to staff
  using (not private_flag and (select app.account_role()) is not null);
create policy child_photos on files for select to staff
  using (purpose = 'child_photo' and exists (select from child_logs l where l.file_id = files.id));
create policy branch_incidents on files for select to staff
  using (purpose = 'incident_photo' and ((select app.is_headquarters())
    or branch_id = any ((select app.account_branch_ids())::integer[])));
create policy own on files for select to "user" using (customer_id = (select app.family_id()));
create policy known_families on files for select to staff
  using (private_flag and purpose <> 'family_document' and exists (select from customers c where c.id = customer_id));
create policy child_documents on files for select to staff
  using (purpose = 'family_document' and exists (select from child_documents d where d.file_id = files.id));
create policy child_photos_of_family on files for select to "user"
  using (purpose = 'child_photo'
    and exists (select from app.photo_families(id) family where family = any ((select app.seen_family_ids())::integer[])));
-- A photo is seen by whoever sees its message, and by nobody else, whoever sent it.
create policy in_message on files for select to "user", staff
  using (purpose = 'message_photo' and exists (select from family_message_files f where f.file_id = files.id));
create policy only_in_message on files as restrictive for select to "user", staff
  using (purpose <> 'message_photo' or exists (select from family_message_files f where f.file_id = files.id));
create policy barred_photos on files for select to staff
  using (purpose = 'barred_photo' and exists (select from pickup_bars b where b.file_id = files.id));

create policy headquarters_reads on content_images for select to staff using ((select app.is_headquarters()));
