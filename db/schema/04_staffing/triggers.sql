create or replace trigger publish_content after update of disable on accounts
  for each statement execute function app.publish_content();

create or replace trigger offer_seats after insert or update or delete on shift_patterns
  for each row execute function app.offer_seats_of_week();
create or replace trigger one_place_at_a_time after update or delete on shift_patterns
  for each row execute function app.refuse_second_shift();

create or replace trigger one_place_at_a_time after insert or update on shift_pattern_days
  for each row execute function app.refuse_second_shift();

create or replace trigger offer_seats after insert or update or delete on shifts
  for each row execute function app.offer_seats_of_day();
create or replace trigger one_place_at_a_time after insert or update or delete on shifts
  for each row execute function app.refuse_second_shift();

create or replace trigger publish_planning_branches after insert or delete or update on staff_clockings
  for each row execute function app.publish_planning_branches();

create or replace trigger next_version before update on app.cover_calls for each row execute function app.next_version();
create or replace trigger next_version before update on app.shift_swaps for each row execute function app.next_version();
