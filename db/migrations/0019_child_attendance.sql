-- Each child's own coming and leaving. The reserve's childcare_status follows from them (domain/reserves/child-attendance.ts).

alter table reserve_details
  add attendance_status smallint not null default 1 check (attendance_status in (1, 2, 3, 4)),
  add arrived_datetime timestamptz,
  add left_datetime timestamptz,
  add absent_cause smallint check (absent_cause in (1, 2, 3, 4)),
  add fetched_by_name text check (length(fetched_by_name) <= 100),
  add fetched_by_tel text check (length(fetched_by_tel) <= 20),
  add temperature numeric(3, 1) check (temperature between 30 and 45),
  add constraint left_after_arriving check (left_datetime is null or arrived_datetime <= left_datetime),
  add constraint times_follow_attendance check ((attendance_status in (2, 3)) = (arrived_datetime is not null)
    and (attendance_status = 3) = (left_datetime is not null)),
  add constraint absence_has_a_cause check ((attendance_status = 4) = (absent_cause is not null));
comment on column reserve_details.attendance_status is '1 expected, 2 present, 3 left, 4 did not come';
comment on column reserve_details.temperature is 'taken at the door; health data, seen by the branch and the family only';
comment on column reserve_details.absent_cause is
  'why the child did not come, as for a cancellation: 3 illness and 4 no-show are charged by the policy''s own percentages';
comment on column reserve_details.fetched_by_name is 'who fetched this child; childcares.pick_up_name is who fetched the last one';
grant select (attendance_status, arrived_datetime, left_datetime, absent_cause, fetched_by_name, fetched_by_tel) on reserve_details to "user", staff;
grant select (temperature) on reserve_details to "user", staff;

-- What was there before: the children of a reserve came and left together. The row's own triggers have nothing to say.
alter table reserve_details disable trigger user;
update reserve_details d set
  attendance_status = r.childcare_status,
  arrived_datetime = case when r.childcare_status in (2, 3) then coalesce(u.start_datetime, r.start_datetime) end,
  left_datetime = case when r.childcare_status = 3 then coalesce(u.end_datetime, r.end_datetime) end,
  absent_cause = case when r.childcare_status = 4 then 4 end
from reserves r left join childcares u on u.reserve_id = r.id
where r.id = d.reserve_id and r.childcare_status <> 1;
alter table reserve_details enable trigger user;

-- A child is in one place. Of one day only: a leaving that was forgotten yesterday must not keep the child outside the
-- door today (decision 17).
create unique index child_present_once on reserve_details
  (child_id, (((lower(during) at time zone 'Asia/Tokyo'))::date)) where attendance_status = 2;

-- Boards hear of a sibling's coming too, where the reserve itself stays as it is.
create function app.notify_branch_day_of_detail() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('branch_day', r.branch_id::text) from public.reserves r where r.id = new.reserve_id;
  return null;
end
$$;
create trigger notify_branch_day after update of attendance_status, arrived_datetime, left_datetime, temperature
  on reserve_details for each row execute function app.notify_branch_day_of_detail();

-- When a person is asked before an arrival is taken.
alter table reserve_settings
  add early_arrival_minutes integer not null default 120 check (early_arrival_minutes between 0 and 1440),
  add fever_temperature numeric(3, 1) not null default 37.5 check (fever_temperature between 36 and 40);
comment on column reserve_settings.early_arrival_minutes is 'an arrival more than so long before the planned start is asked about';
comment on column reserve_settings.fever_temperature is 'a temperature from which a child at the door is asked about';
