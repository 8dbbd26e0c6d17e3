create or replace trigger read_now before update of read_datetime on notifications for each row
  execute function app.read_now();
create or replace trigger default_to_paying_member before insert on notifications for each row
  when (new.family_member_id is null) execute function app.default_to_paying_member();

create or replace trigger next_version before update of status, assigned_account_id, handed_to_headquarters_at, handed_note on family_threads
  for each row execute function app.next_version();

create or replace trigger publish_thread_branch after insert or update on family_thread_reads
  for each row execute function app.publish_thread_branch();

create or replace trigger open_inbox_thread after insert on inquiries for each row execute function app.open_inbox_thread();

create or replace trigger publish_branch_day after insert or update on inbox_threads
  for each row when (new.branch_id is not null) execute function app.publish_branch_day();
