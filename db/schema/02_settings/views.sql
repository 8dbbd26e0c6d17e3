-- Written by `npm run codegen` from src/domain/settings/dated-tables.ts.

create or replace view app.shift_patterns_by_day as
  select y.date, t.* from public.shift_patterns t join app.days y on y.date >= t.adaptation_date
  where not exists (select from public.shift_patterns later where later.branch_id = t.branch_id and later.account_id = t.account_id and later.adaptation_date > t.adaptation_date
    and later.adaptation_date <= y.date);

-- The limits in force today, as a screen needs them; a save is judged by the same row.
create or replace view view_reserve_settings as
  select s.window_days, s.step_minutes, s.minimum_minutes, s.today_lead_minutes, s.series_dates, s.request_answer_minutes, s.request_lapse_minutes, s.request_undo_minutes, s.request_remind_minutes, s.hold_minutes, s.offer_minutes, s.automatic_cancel_minutes, s.open_wishes, s.late_alarm_minutes, s.overdue_alarm_minutes, s.fever_temperature, s.high_fever_temperature, s.stomach_upset_times, s.inbox_answer_hours, s.message_answer_hours
  from app.reserve_settings_on(app.tokyo_today()) s;
grant select on view_reserve_settings to anonymous, "user", staff;
