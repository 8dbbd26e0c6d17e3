create or replace trigger follow_photo_end after delete on child_logs
  for each row when (old.file_id is not null) execute function app.sync_child_photo_use();
create or replace trigger sync_photo_use after insert on child_logs
  for each row when (new.file_id is not null) execute function app.sync_child_photo_use();
create or replace trigger publish_family_day after insert or update or delete on child_logs
  for each row execute function app.publish_family_day();
create or replace trigger strike_only before update or delete on child_logs for each row execute function app.strike_only();

create or replace trigger publish_family_day after insert or update or delete on naps
  for each row execute function app.publish_family_day();
create or replace trigger strike_only before update or delete on naps for each row execute function app.strike_only
  ('woke_at', 'end_cause', 'woke_account_id', 'woke_written_at', 'woke_late_flag', 'woke_reason');

create or replace trigger strike_only before update or delete on sleep_checks for each row execute function app.strike_only();

create or replace trigger next_version before update of allergy_answer, diet_stage, milk, foods_to_avoid, usual_temperature, medical_history,
    family_doctor, own_photos_flag, shared_photos_flag, sealed_card on child_essentials
  for each row execute function app.next_version();
create or replace trigger publish_child_health after insert or update on child_essentials
  for each row execute function app.publish_child_health();
create or replace trigger publish_photo_families after update of own_photos_flag, shared_photos_flag on child_essentials
  for each row execute function app.publish_photo_families();

create or replace trigger publish_child_health after insert or update on child_documents
  for each row execute function app.publish_child_health();

create or replace trigger signed_incident_stays before update on incidents
  for each row execute function app.signed_incident_stays();

create or replace trigger signed_incident_parts_stay before insert or update or delete on incident_accounts
  for each row execute function app.signed_incident_parts_stay();

create or replace trigger signed_incident_parts_stay before insert or update or delete on incident_children
  for each row execute function app.signed_incident_parts_stay();

create or replace trigger publish_branch_day after insert or delete on incident_photos
  for each row execute function app.publish_branch_day();
create or replace trigger signed_incident_parts_stay before update or delete on incident_photos
  for each row execute function app.signed_incident_parts_stay();
