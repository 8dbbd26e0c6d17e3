create or replace trigger notify_content after update of disable on accounts
  for each statement execute function app.notify_content();

create or replace trigger may_have_seats after insert or update or delete on shift_patterns
  for each row execute function app.week_may_have_seats();
create or replace trigger one_place_at_a_time after update or delete on shift_patterns
  for each row execute function app.refuse_second_shift();

create or replace trigger one_place_at_a_time after insert or update on shift_pattern_days
  for each row execute function app.refuse_second_shift();

create or replace trigger may_have_seats after insert or update or delete on shifts
  for each row execute function app.day_may_have_seats();
create or replace trigger one_place_at_a_time after insert or update or delete on shifts
  for each row execute function app.refuse_second_shift();

create or replace trigger notify_planning_branches after insert or delete or update on staff_clockings
  for each row execute function app.notify_planning_branches();
