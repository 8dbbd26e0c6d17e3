create or replace trigger in_force_is_final before delete or update on company_facts for each row execute function app.version_in_force_is_final();

create or replace trigger in_force_is_final before delete or update on company_documents for each row execute function app.version_in_force_is_final();

create or replace trigger in_force_is_final before delete or update on bring_lists for each row execute function app.version_in_force_is_final();

create or replace trigger publish_content after update of open_flag on site_states
  for each statement execute function app.publish_content();

create or replace trigger final before update or delete on audit_logs for each row execute function app.audit_log_is_final();

create or replace trigger publish_headquarters after insert or update on headquarters_messages
  for each statement execute function app.publish_headquarters();
