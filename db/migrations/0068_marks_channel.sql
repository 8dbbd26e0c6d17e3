-- The marks of the calendar (○ △ ×) change with what is planned and taken, not with what is written down during a day. Kept pages
-- that show them hear of the former only: a nap, a message or a payment used to throw away every public page (decision 59).
create function app.notify_marks() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('marks', '');
  return null;
end
$$;

create trigger notify_marks after insert or delete or update on branch_capacities
  for each statement execute function app.notify_marks();
create trigger notify_marks after insert or delete or update on branch_hours
  for each statement execute function app.notify_marks();
create trigger notify_marks after insert or delete or update on reservable_managements
  for each statement execute function app.notify_marks();
create trigger notify_marks after insert or delete or update on seat_holds
  for each statement execute function app.notify_marks();
create trigger notify_marks after insert or delete or update on shift_patterns
  for each statement execute function app.notify_marks();
create trigger notify_marks after insert or delete or update on shifts
  for each statement execute function app.notify_marks();

-- Seats are counted from here alone (decision 51). Who has come or gone takes or frees none.
create trigger notify_marks after insert or delete on reserve_details
  for each statement execute function app.notify_marks();
create trigger notify_marks_moved after update on reserve_details
  for each row when (old.live is distinct from new.live or old.during is distinct from new.during
    or old.branch_id is distinct from new.branch_id or old.date_of_birth is distinct from new.date_of_birth)
  execute function app.notify_marks();

-- The guide and the list of branches show the usual week.
create trigger notify_content after insert or delete or update on branch_patterns
  for each statement execute function app.notify_content();
