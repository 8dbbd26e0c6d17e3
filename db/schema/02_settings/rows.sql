-- Limits of reserving, ages and meals as most companies begin with; headquarters put their own from a date.
insert into reserve_settings (adaptation_date, window_days, step_minutes, minimum_minutes, today_lead_minutes, edit_lead_minutes,
    request_lapse_minutes, card_due_minutes, card_due_lead_minutes, retention_days)
  values ('2022-04-01', 60, 15, 60, 60, 60, 60, 1440, 120, 365);

insert into age_limits (adaptation_date, minimum_age_months, maximum_school_grade) values ('2022-04-01', 6, 6);

insert into meal_hours (adaptation_date, breakfast_start_time, breakfast_end_time, lunch_start_time, lunch_end_time,
    supper_start_time, supper_end_time, minimum_overlap_minutes)
  values ('2022-04-01', '07:00', '09:00', '11:00', '13:00', '17:00', '19:00', 30);

insert into care_settings (adaptation_date) values ('2026-01-01');

insert into tax_settings (adaptation_date, standard_percent, childcare_benefit, zero_year_old_benefit,
    after_business_benefit, holiday_benefit, current_day_benefit, meal_support_benefit,
    benefit_cap_preschool, benefit_cap_infant, receipt_keep_years, provision_keep_years)
  values ('2022-04-01', 10, 1, 1, 1, 1, 2, 2, 37000, 42000, 7, 5);

insert into ticket_terms (adaptation_date) values ('2026-01-01');

insert into unpaid_policies (adaptation_date) values ('2026-01-01');

insert into app.rule_versions default values;
