-- A price that Stripe has made meanwhile is nobody's edit.
create or replace trigger next_version before update of name, monthly_amount, childcare_discount_per_hour, sequence, adaptation_date,
  withdrawn_date on plan_types for each row execute function app.next_version();

create or replace trigger details_say_why before update of registration_status on customers for each row
  when (current_user = 'user')
  execute function app.details_say_why();
create or replace trigger end_waitlist_entries after update of status on customers for each row
  when (old.status <> new.status
    and new.status in (app.code('customerStatus.withdrawn'), app.code('customerStatus.accountDeleted')))
      execute function app.end_entries_of_customer();
create or replace trigger expire_email_state before update of email on customers for each row
  when (old.email is distinct from new.email) execute function app.expire_email_state();
create or replace trigger mirror_paying_member after insert or update of uid on customers
  for each row execute function app.mirror_paying_member();
create or replace trigger next_version before update of name, name_kana, gender, date_of_birth, postal_code, prefecture_id, address1,
    address2, tel, email, default_branch_id, emergency_contact_name, emergency_contact_tel, social_media_upload on customers
  for each row execute function app.next_version();
create or replace trigger remove_people_of_deleted after update of status on customers for each row
  when (new.status = app.code('customerStatus.accountDeleted') and old.status <> app.code('customerStatus.accountDeleted'))
    execute function app.remove_people_of_deleted();

create or replace trigger birth_date_agrees_with_reserves before update of date_of_birth on children
  for each row when (old.date_of_birth <> new.date_of_birth)
  execute function app.birth_date_agrees_with_reserves();
create or replace trigger child_with_reserve_stays before update of disable on children
  for each row execute function app.child_with_reserve_stays();
create or replace trigger end_waitlist_entries after update on children for each row
  when (not old.disable and new.disable) execute function app.end_entries_of_child();
create or replace trigger record_remarks after update on children for each row
  when (old.staff_remarks <> new.staff_remarks) execute function app.record_child_remarks();
create or replace trigger record_remarks_made after insert on children for each row
  when (new.staff_remarks <> '') execute function app.record_child_remarks();
create or replace trigger next_version before update of customer_id, name, name_kana, gender, date_of_birth, customer_remarks, disable
  on children for each row execute function app.next_version();

create or replace trigger end_waitlist_entries after insert on customer_stops for each row execute function app.end_entries_of_blocked();
