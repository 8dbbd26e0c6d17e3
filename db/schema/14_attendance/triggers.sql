create or replace trigger childcare_on_reserve_day before insert or update of reserve_id, start_datetime, end_datetime on childcares
  for each row execute function app.childcare_on_reserve_day();
create or replace trigger recalculate_unpaid after insert or update of status on childcares
  for each row execute function app.recalculate_unpaid();

create or replace trigger day_closed after insert or update on branch_day_closes for each row execute function app.day_closed();

create or replace trigger publish_family_day after insert or update or delete on day_notes
  for each row execute function app.publish_family_day();

create or replace trigger publish_branch_day after update on emergency_children
  for each row execute function app.publish_branch_day();
