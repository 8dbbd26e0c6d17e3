-- Each child's own coming and leaving. The reserve's childcare_status follows from them (domain/reserves/child-attendance.ts).

alter table reserve_details
  add attendance_status smallint not null default 1 check (attendance_status in (1, 2, 3, 4)),
  add arrived_datetime timestamptz,
  add left_datetime timestamptz,
  add temperature numeric(3, 1) check (temperature between 30 and 45),
  add constraint left_after_arriving check (left_datetime is null or arrived_datetime <= left_datetime),
  add constraint times_follow_attendance check ((attendance_status in (2, 3)) = (arrived_datetime is not null)
    and (attendance_status = 3) = (left_datetime is not null));
comment on column reserve_details.attendance_status is '1 expected, 2 present, 3 left, 4 did not come';
comment on column reserve_details.temperature is 'taken at the door; health data, seen by the branch and the family only';
grant select (attendance_status, arrived_datetime, left_datetime) on reserve_details to "user", staff;
grant select (temperature) on reserve_details to "user", staff;
