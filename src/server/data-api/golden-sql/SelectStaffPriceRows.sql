select
  row_to_json(answer)::text
from
  (
    select
      (
        select
          coalesce(json_agg(t1), '[]')
        from
          (
            select
              t0."id" "id",
              t0."version" "version",
              t0."adaptation_date" "adaptation_date",
              t0."childcare" "childcare",
              t0."zero_year_old" "zero_year_old",
              t0."after_business" "after_business",
              t0."holiday" "holiday",
              t0."current_day" "current_day",
              t0."meal_support" "meal_support"
            from
              "public"."unit_prices" t0
            order by
              t0."adaptation_date" desc
          ) t1
      ) "unit_prices",
      (
        select
          coalesce(json_agg(t3), '[]')
        from
          (
            select
              t2."id" "id",
              t2."version" "version",
              t2."adaptation_date" "adaptation_date",
              t2."changed_settings" "changed_settings",
              t2."free_until_days_before" "free_until_days_before",
              t2."free_until_time" "free_until_time",
              t2."grace_minutes" "grace_minutes",
              t2."grace_lead_minutes" "grace_lead_minutes",
              t2."take_back_minutes" "take_back_minutes",
              t2."late_percent" "late_percent",
              t2."last_minutes" "last_minutes",
              t2."last_percent" "last_percent",
              t2."no_show_percent" "no_show_percent",
              t2."illness_percent" "illness_percent",
              t2."illness_limit_per_quarter" "illness_limit_per_quarter",
              t2."illness_until_minutes" "illness_until_minutes",
              t2."move_until_minutes" "move_until_minutes",
              t2."move_within_days" "move_within_days",
              t2."move_limit" "move_limit",
              t2."resale_percent" "resale_percent",
              t2."late_reason" "late_reason",
              t2."last_reason" "last_reason",
              t2."no_show_reason" "no_show_reason",
              t2."illness_reason" "illness_reason"
            from
              "public"."cancellation_policies" t2
            order by
              t2."adaptation_date" desc
          ) t3
      ) "cancellation_policies",
      (
        select
          coalesce(json_agg(t5), '[]')
        from
          (
            select
              t4."id" "id",
              t4."version" "version",
              t4."adaptation_date" "adaptation_date",
              t4."changed_settings" "changed_settings",
              t4."window_days" "window_days",
              t4."step_minutes" "step_minutes",
              t4."minimum_minutes" "minimum_minutes",
              t4."today_lead_minutes" "today_lead_minutes",
              t4."edit_lead_minutes" "edit_lead_minutes",
              t4."series_dates" "series_dates",
              t4."ready_minutes" "ready_minutes",
              t4."request_answer_minutes" "request_answer_minutes",
              t4."request_lapse_minutes" "request_lapse_minutes",
              t4."request_answer_minimum_minutes" "request_answer_minimum_minutes",
              t4."request_undo_minutes" "request_undo_minutes",
              t4."request_remind_minutes" "request_remind_minutes",
              t4."hold_minutes" "hold_minutes",
              t4."holds_per_hour" "holds_per_hour",
              t4."address_holds_per_hour" "address_holds_per_hour",
              t4."offer_minutes" "offer_minutes",
              t4."offer_minimum_minutes" "offer_minimum_minutes",
              t4."offer_quiet_from" "offer_quiet_from",
              t4."offer_quiet_until" "offer_quiet_until",
              t4."automatic_cancel_minutes" "automatic_cancel_minutes",
              t4."open_wishes" "open_wishes",
              t4."card_due_minutes" "card_due_minutes",
              t4."card_due_lead_minutes" "card_due_lead_minutes",
              t4."card_due_minimum_minutes" "card_due_minimum_minutes",
              t4."settle_after_minutes" "settle_after_minutes",
              t4."waiver_answer_hours" "waiver_answer_hours",
              t4."staff_discount_yen" "staff_discount_yen",
              t4."staff_discount_percent" "staff_discount_percent",
              t4."manager_discount_yen" "manager_discount_yen",
              t4."manager_discount_percent" "manager_discount_percent",
              t4."attendance_grace_minutes" "attendance_grace_minutes",
              t4."early_arrival_minutes" "early_arrival_minutes",
              t4."attendance_message_minutes" "attendance_message_minutes",
              t4."late_alarm_minutes" "late_alarm_minutes",
              t4."overdue_alarm_minutes" "overdue_alarm_minutes",
              t4."overdue_manager_minutes" "overdue_manager_minutes",
              t4."overdue_headquarters_minutes" "overdue_headquarters_minutes",
              t4."fever_temperature" "fever_temperature",
              t4."high_fever_temperature" "high_fever_temperature",
              t4."stomach_upset_times" "stomach_upset_times",
              t4."morning_form_time" "morning_form_time",
              t4."morning_form_lead_hours" "morning_form_lead_hours",
              t4."family_link_hours" "family_link_hours",
              t4."family_invitation_hours" "family_invitation_hours",
              t4."relatives_limit" "relatives_limit",
              t4."pickup_people_limit" "pickup_people_limit",
              t4."pickup_pass_grace_minutes" "pickup_pass_grace_minutes",
              t4."pickup_dispute_hours" "pickup_dispute_hours",
              t4."introduction_minutes" "introduction_minutes",
              t4."family_search_limit" "family_search_limit",
              t4."reminder_time" "reminder_time",
              t4."inbox_answer_hours" "inbox_answer_hours",
              t4."message_quiet_from" "message_quiet_from",
              t4."message_quiet_until" "message_quiet_until",
              t4."message_answer_hours" "message_answer_hours",
              t4."line_reserve_percent" "line_reserve_percent",
              t4."line_warning_percent" "line_warning_percent",
              t4."claim_reminder_days" "claim_reminder_days",
              t4."certificate_months" "certificate_months",
              t4."inquiry_kept_months" "inquiry_kept_months",
              t4."application_kept_months" "application_kept_months",
              t4."report_kept_months" "report_kept_months",
              t4."message_kept_months" "message_kept_months",
              t4."retention_days" "retention_days",
              t4."arrival_notice_kept_days" "arrival_notice_kept_days"
            from
              "public"."reserve_settings" t4
            order by
              t4."adaptation_date" desc
          ) t5
      ) "reserve_settings",
      (
        select
          coalesce(json_agg(t7), '[]')
        from
          (
            select
              t6."id" "id",
              t6."version" "version",
              t6."adaptation_date" "adaptation_date",
              t6."changed_settings" "changed_settings",
              t6."minimum_age_months" "minimum_age_months",
              t6."maximum_school_grade" "maximum_school_grade"
            from
              "public"."age_limits" t6
            order by
              t6."adaptation_date" desc
          ) t7
      ) "age_limits",
      (
        select
          coalesce(json_agg(t9), '[]')
        from
          (
            select
              t8."id" "id",
              t8."version" "version",
              t8."adaptation_date" "adaptation_date",
              t8."changed_settings" "changed_settings",
              t8."breakfast_start_time" "breakfast_start_time",
              t8."breakfast_end_time" "breakfast_end_time",
              t8."lunch_start_time" "lunch_start_time",
              t8."lunch_end_time" "lunch_end_time",
              t8."supper_start_time" "supper_start_time",
              t8."supper_end_time" "supper_end_time",
              t8."minimum_overlap_minutes" "minimum_overlap_minutes"
            from
              "public"."meal_hours" t8
            order by
              t8."adaptation_date" desc
          ) t9
      ) "meal_hours",
      (
        select
          coalesce(json_agg(t11), '[]')
        from
          (
            select
              t10."id" "id",
              t10."version" "version",
              t10."adaptation_date" "adaptation_date",
              t10."changed_settings" "changed_settings",
              t10."children_per_staff_zero" "children_per_staff_zero",
              t10."children_per_staff_one_two" "children_per_staff_one_two",
              t10."children_per_staff_three" "children_per_staff_three",
              t10."children_per_staff_four" "children_per_staff_four",
              t10."minimum_staff" "minimum_staff",
              t10."staff_rounding" "staff_rounding",
              t10."ratio_age" "ratio_age",
              t10."registered_share_percent" "registered_share_percent",
              t10."sleep_check_minutes_zero" "sleep_check_minutes_zero",
              t10."sleep_check_minutes_one_two" "sleep_check_minutes_one_two",
              t10."sleep_check_minutes_three" "sleep_check_minutes_three",
              t10."sleep_check_minutes_four" "sleep_check_minutes_four",
              t10."sleep_alarm_minutes" "sleep_alarm_minutes",
              t10."sleep_other_tablets_seconds" "sleep_other_tablets_seconds",
              t10."sleep_manager_minutes" "sleep_manager_minutes",
              t10."sleep_headquarters_minutes" "sleep_headquarters_minutes",
              t10."sleep_silent_seconds" "sleep_silent_seconds",
              t10."sleep_wake_undo_minutes" "sleep_wake_undo_minutes",
              t10."sleep_drill_minutes" "sleep_drill_minutes",
              t10."late_entry_minutes" "late_entry_minutes",
              t10."manager_entry_minutes" "manager_entry_minutes",
              t10."first_report_days" "first_report_days",
              t10."allergy_review_months" "allergy_review_months",
              t10."care_record_kept_months" "care_record_kept_months",
              t10."health_review_days" "health_review_days",
              t10."document_seen_days" "document_seen_days",
              t10."document_first_reminder_days" "document_first_reminder_days",
              t10."document_last_reminder_days" "document_last_reminder_days",
              t10."day_hours" "day_hours",
              t10."week_hours" "week_hours",
              t10."overtime_agreement" "overtime_agreement",
              t10."overtime_month_hours" "overtime_month_hours",
              t10."overtime_year_hours" "overtime_year_hours",
              t10."night_from_hour" "night_from_hour",
              t10."night_until_hour" "night_until_hour",
              t10."break_minutes_six" "break_minutes_six",
              t10."break_minutes_eight" "break_minutes_eight",
              t10."rest_days_a_week" "rest_days_a_week",
              t10."rest_between_hours" "rest_between_hours",
              t10."cover_agreement" "cover_agreement",
              t10."cover_hold_minutes" "cover_hold_minutes",
              t10."cover_quiet_from" "cover_quiet_from",
              t10."cover_quiet_until" "cover_quiet_until",
              t10."cover_distance_km" "cover_distance_km",
              t10."cover_access_minutes" "cover_access_minutes",
              t10."demand_weeks" "demand_weeks",
              t10."demand_kept_months" "demand_kept_months",
              t10."summer_break_from" "summer_break_from",
              t10."summer_break_until" "summer_break_until",
              t10."winter_break_from" "winter_break_from",
              t10."winter_break_until" "winter_break_until",
              t10."spring_break_from" "spring_break_from",
              t10."spring_break_until" "spring_break_until"
            from
              "public"."care_settings" t10
            order by
              t10."adaptation_date" desc
          ) t11
      ) "care_settings",
      (
        select
          coalesce(json_agg(t13), '[]')
        from
          (
            select
              t12."id" "id",
              t12."version" "version",
              t12."adaptation_date" "adaptation_date",
              t12."changed_settings" "changed_settings",
              t12."standard_percent" "standard_percent",
              t12."childcare_benefit" "childcare_benefit",
              t12."zero_year_old_benefit" "zero_year_old_benefit",
              t12."after_business_benefit" "after_business_benefit",
              t12."holiday_benefit" "holiday_benefit",
              t12."current_day_benefit" "current_day_benefit",
              t12."meal_support_benefit" "meal_support_benefit",
              t12."benefit_cap_preschool" "benefit_cap_preschool",
              t12."benefit_cap_infant" "benefit_cap_infant",
              t12."receipt_keep_years" "receipt_keep_years",
              t12."provision_keep_years" "provision_keep_years"
            from
              "public"."tax_settings" t12
            order by
              t12."adaptation_date" desc
          ) t13
      ) "tax_settings",
      (
        select
          coalesce(json_agg(t15), '[]')
        from
          (
            select
              t14."id" "id",
              t14."version" "version",
              t14."adaptation_date" "adaptation_date",
              t14."changed_settings" "changed_settings",
              t14."first_reminder_days" "first_reminder_days",
              t14."last_reminder_days" "last_reminder_days",
              t14."refund_percent" "refund_percent",
              t14."refund_fee" "refund_fee",
              t14."refund_until_days" "refund_until_days",
              t14."compared_months" "compared_months"
            from
              "public"."ticket_terms" t14
            order by
              t14."adaptation_date" desc
          ) t15
      ) "ticket_terms",
      (
        select
          coalesce(json_agg(t17), '[]')
        from
          (
            select
              t16."id" "id",
              t16."version" "version",
              t16."adaptation_date" "adaptation_date",
              t16."changed_settings" "changed_settings",
              t16."first_remind_days" "first_remind_days",
              t16."second_remind_days" "second_remind_days",
              t16."pause_days" "pause_days",
              t16."pause_warning_days" "pause_warning_days",
              t16."tell_headquarters_days" "tell_headquarters_days",
              t16."instalment_most" "instalment_most",
              t16."instalment_longest_days" "instalment_longest_days",
              t16."instalment_least_amount" "instalment_least_amount",
              t16."konbini_days" "konbini_days",
              t16."konbini_least_amount" "konbini_least_amount",
              t16."konbini_most_amount" "konbini_most_amount"
            from
              "public"."unpaid_policies" t16
            order by
              t16."adaptation_date" desc
          ) t17
      ) "unpaid_policies"
  ) answer;
