create or replace trigger offer_seats after update on branches for each row
  when ((old.capacity, old.status, old.staffing_mode, old.open_date, old.last_date, old.extended_open_time, old.extended_close_time)
    is distinct from (new.capacity, new.status, new.staffing_mode, new.open_date, new.last_date, new.extended_open_time,
      new.extended_close_time)) execute function app.offer_seats_of_branch();

-- At the end of the transaction: a save of an account takes its further branches away and writes them again.
create constraint trigger end_branch_faces after update of disable, role, branch_id on accounts
  deferrable initially deferred for each row execute function app.end_branch_faces();
create constraint trigger end_branch_faces after delete on account_branches
  deferrable initially deferred for each row execute function app.end_branch_faces();
