create or replace trigger day_to_close after insert on reserves for each row execute function app.day_to_close();
create or replace trigger day_to_close_moved after update on reserves for each row
  when (old.reserve_date <> new.reserve_date or old.branch_id <> new.branch_id) execute function app.day_to_close();
create or replace trigger figures after update on reserves for each row
  when (least(old.reserve_date, new.reserve_date) <= app.tokyo_today()) execute function app.reserve_changes_figures();
create or replace trigger figures_gone after delete on reserves for each row
  when (old.reserve_date <= app.tokyo_today()) execute function app.reserve_changes_figures();
create or replace trigger figures_made after insert on reserves for each row
  when (new.reserve_date <= app.tokyo_today()) execute function app.reserve_changes_figures();
create or replace trigger frees_seats after update on reserves for each row
  when (old.live and (not new.live or old.branch_id <> new.branch_id or old.start_datetime <> new.start_datetime
    or old.end_datetime <> new.end_datetime)) execute function app.reserve_frees_seats();
create or replace trigger frees_seats_deleted after delete on reserves for each row
  when (old.live) execute function app.reserve_frees_seats();
create or replace trigger move_details after update on reserves
  for each row
  when (old.start_datetime <> new.start_datetime or old.end_datetime <> new.end_datetime or old.live <> new.live
    or old.branch_id <> new.branch_id)
  execute function app.reserve_moves_its_details();
create or replace trigger overtake_entries after update on reserves for each row
  when (new.live and (not old.live or old.approval_status <> new.approval_status
    or old.start_datetime <> new.start_datetime or old.end_datetime <> new.end_datetime))
  execute function app.reserve_overtakes_entries();

create or replace trigger schedule_attendance_message before update of attendance_status, arrived_datetime, left_datetime on reserve_details
  for each row execute function app.schedule_attendance_message();
create constraint trigger child_belongs_to_customer after insert or update on reserve_details
  for each row execute function app.child_belongs_to_customer();
create or replace trigger figures after update of attendance_status, arrived_datetime, left_datetime on reserve_details
  for each row execute function app.detail_changes_figures();
create or replace trigger figures_gone after delete on reserve_details for each row
  when (app.tokyo_date(lower(old.during)) <= app.tokyo_today()) execute function app.detail_changes_figures();
create or replace trigger figures_made after insert on reserve_details for each row
  when (app.tokyo_date(lower(new.during)) <= app.tokyo_today()) execute function app.detail_changes_figures();
create or replace trigger sync_with_reserve before insert or update of reserve_id on reserve_details
  for each row execute function app.sync_detail_with_reserve();
create or replace trigger frees_seats after delete on reserve_details for each row
  when (old.live) execute function app.detail_frees_seats();
create or replace trigger nap_ends_with_presence after update of attendance_status on reserve_details
  for each row when (old.attendance_status = app.code('childAttendance.present')
    and new.attendance_status <> app.code('childAttendance.present'))
  execute function app.nap_ends_with_presence();
create or replace trigger nap_returns_with_presence after update of attendance_status on reserve_details
  for each row when (old.attendance_status <> app.code('childAttendance.present')
    and new.attendance_status = app.code('childAttendance.present'))
  execute function app.nap_returns_with_presence();
create or replace trigger publish_branch_day after update of attendance_status, arrived_datetime, left_datetime, temperature
  on reserve_details for each row execute function app.publish_branch_day_of_detail();
create or replace trigger publish_family_day after update of attendance_status, arrived_datetime, left_datetime on reserve_details
  for each row execute function app.publish_family_day();
-- Seats are counted from here alone (decision 51). Who has come or gone takes or frees none.
create or replace trigger publish_marks after insert or delete on reserve_details
  for each statement execute function app.publish_marks();
create or replace trigger publish_marks_moved after update on reserve_details
  for each row when (old.live is distinct from new.live or old.during is distinct from new.during
    or old.branch_id is distinct from new.branch_id or old.date_of_birth is distinct from new.date_of_birth)
  execute function app.publish_marks();
create or replace trigger overtake_entries after insert on reserve_details
  for each row execute function app.detail_overtakes_entries();
create or replace trigger seats_changed after update on reserve_details for each row
  when (old.live <> new.live or old.during <> new.during or old.branch_id <> new.branch_id)
  execute function app.detail_changes_seats();
create or replace trigger seats_gone after delete on reserve_details for each row
  when (old.live) execute function app.detail_changes_seats();
create or replace trigger seats_made after insert on reserve_details for each row
  when (new.live) execute function app.detail_changes_seats();

create or replace trigger recalculate_unpaid after insert or update of cancel_settlement_status on reserve_cancellations
  for each row execute function app.recalculate_unpaid();
create or replace trigger record_seats after insert on reserve_cancellations
  for each row when (new.cancel_amount > 0 and new.cancel_cause in (app.code('cancelCause.family'), app.code('cancelCause.illness')))
  execute function app.record_seats_at_cancellation();
