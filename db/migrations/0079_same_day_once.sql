-- The same-day line is paid once per child and day, however many stays the day has: of a later stay the child's line is
-- marked as paid on another one. Cancelling that other one gives it back, less what its fee has paid of it (decision 68).
alter table reserve_details
  add current_day_paid_percent smallint not null default 0 check (current_day_paid_percent between 0 and 100);
comment on column reserve_details.current_day_paid_percent is
  'so much of the child''s same-day line is paid by another stay of the same day';
grant select (current_day_paid_percent) on reserve_details to "user", staff;
