-- Every reserve can be taken back free for a few minutes after it was made, however soon it starts, until the child arrives:
-- two taps are quickly pressed by mistake. Counted from when it was made, so a change does not begin the time anew.
alter table cancellation_policies
  add take_back_minutes integer not null default 5 check (take_back_minutes between 0 and 60);
comment on column cancellation_policies.take_back_minutes is
  'free within so many minutes of creating, however soon the start, until the child arrives';
