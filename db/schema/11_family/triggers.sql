create or replace trigger end_sessions_of_removed after update of removed_at on family_members for each row
  when (old.removed_at is null and new.removed_at is not null) execute function app.end_sessions_of_removed();
create or replace trigger end_what_person_made after update of hidden_flag, removed_at on family_members for each row
  when (new.hidden_flag and not old.hidden_flag or new.removed_at is not null and old.removed_at is null)
  execute function app.end_what_person_made();
create or replace trigger publish_family_branches after update of hidden_flag, removed_at on family_members
  for each row execute function app.publish_family_branches();
create or replace trigger publish_family_person after update of uid, hidden_flag, removed_at or delete on family_members
  for each row execute function app.publish_family_person();

create or replace trigger expire_contact_state before update of email on family_member_contacts for each row
  when (old.email is distinct from new.email) execute function app.expire_contact_state();

create or replace trigger next_version before update of name, name_kana, relation, tel, file_id, removed_at on pickup_people
  for each row execute function app.next_version();
create or replace trigger publish_family_branches after insert or update on pickup_people
  for each row execute function app.publish_family_branches();

create or replace trigger publish_child_health after insert or update on pickup_bars
  for each row execute function app.publish_child_health();

create or replace trigger publish_family_branches after insert or update on pickup_freezes
  for each row execute function app.publish_family_branches();
