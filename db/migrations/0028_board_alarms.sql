-- From when the today board raises its voice: a child that has not come, a child that has not been fetched.

alter table reserve_settings
  add late_alarm_minutes integer not null default 15 check (late_alarm_minutes between 0 and 240),
  add overdue_alarm_minutes integer not null default 10 check (overdue_alarm_minutes between 0 and 240);
comment on column reserve_settings.late_alarm_minutes is 'a child that has not come so long after the start is late: first on the board, no longer the next arrival';
comment on column reserve_settings.overdue_alarm_minutes is 'a child not fetched so long after the end of its reserve stands first on the board, as an alarm';
