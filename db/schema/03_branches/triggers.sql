create or replace trigger offer_seats after update on branches for each row
  when ((old.capacity, old.status, old.staffing_mode, old.open_date, old.last_date, old.extended_open_time, old.extended_close_time)
    is distinct from (new.capacity, new.status, new.staffing_mode, new.open_date, new.last_date, new.extended_open_time,
      new.extended_close_time)) execute function app.offer_seats_of_branch();
