-- Triggers that many tables have alike: a table joins by its name.
do $$
declare
  v_trigger text;
  v_tables text[];
  v_table text;
begin
  for v_trigger, v_tables in values
    ('next_version before update on %s for each row execute function app.next_version()', array[
      'unit_prices', 'cancellation_policies', 'tax_settings', 'ticket_terms', 'unpaid_policies', 'reserve_settings',
      'age_limits', 'meal_hours', 'care_settings', 'branches', 'branch_informations', 'branch_images', 'branch_notices',
      'branch_certificates', 'accounts', 'staff_sign_in_settings', 'shift_patterns', 'shifts', 'staff_clockings',
      'branch_postings', 'company_facts', 'company_documents', 'bring_lists', 'site_states', 'benefits',
      'subscription_batch_exclusions', 'customer_stops', 'holidays', 'branch_patterns', 'family_members',
      'family_member_contacts', 'pickup_bars', 'first_visit_packs', 'day_notes', 'allergens', 'infections',
      'morning_forms', 'incidents', 'ticket_prices', 'municipality_layouts', 'child_benefits', 'inbox_threads',
      'inbox_templates', 'rule_drafts', 'branch_rooms', 'branch_faces', 'subsidies', 'subsidy_terms', 'subsidy_designations',
      'subsidy_approvals']),
    -- Cached pages and calendars hear of whatever they show, and of whatever opens or closes a seat.
    ('publish_content after insert or delete or update on %s for each statement execute function app.publish_content()', array[
      'unit_prices', 'cancellation_policies', 'ticket_terms', 'unpaid_policies', 'reserve_settings', 'age_limits', 'meal_hours',
      'care_settings', 'branches', 'branch_informations', 'branch_images', 'branch_faces', 'branch_partners', 'branch_notices',
      'branch_certificates', 'shift_pattern_days', 'branch_postings', 'company_facts', 'company_documents', 'bring_lists',
      'magazine_categories', 'qanda_categories', 'qandas', 'staff_recruitments', 'staff_recruitments_branches',
      'plan_types', 'plan_type_summaries', 'holidays', 'branch_patterns', 'branch_pattern_days', 'allergens',
      'ticket_prices', 'ticket_sale_rankings', 'inquiry_categories']),
    ('touch before update on %s for each row execute function app.touch_updated_at()', array[
      'branches', 'branch_certificates', 'branch_postings', 'company_facts', 'company_documents', 'bring_lists', 'customers',
      'children', 'app.subscription_changes', 'temporary_customer_informations', 'branch_patterns',
      'reservable_managements', 'reserves', 'childcares', 'day_notes', 'child_essentials', 'incidents', 'payment_intents',
      'instalment_plans', 'municipality_layouts', 'child_benefits', 'family_threads', 'inbox_threads', 'inbox_templates',
      'rule_drafts']),
    -- The days are written together with their pattern: one notice for both.
    ('publish_branch_day after insert or delete or update on %s for each row execute function app.publish_branch_day()', array[
      'shift_patterns', 'shifts', 'staff_clockings', 'branch_hours', 'branch_capacities', 'branch_patterns',
      'reservable_managements', 'pickup_passes', 'first_visit_packs', 'reserves', 'seat_holds', 'childcares',
      'arrival_notices', 'day_notes', 'child_logs', 'naps', 'sleep_checks', 'morning_forms', 'medicine_requests',
      'medicine_doses', 'incidents', 'incident_children', 'fee_waivers', 'fee_goodwills',
      'branch_rooms', 'child_rooms', 'sleep_rounds']),
    ('append_only before delete or update on %s for each row execute function app.append_only()', array[
      'child_remarks', 'daily_reports', 'meal_confirmations', 'child_health_versions', 'child_health_reads',
      'child_photo_answers', 'incident_entries', 'nap_gaps', 'app.ticket_entries', 'app.payment_lines', 'app.claim_entries',
      'app.free_bill_lines']),
    -- Telephone lists follow by themselves.
    ('publish_branch_day after insert or update on %s for each row execute function app.publish_branch_day()', array[
      'closures', 'closure_notices', 'late_notices', 'hand_over_exceptions', 'branch_day_closes', 'emergencies',
      'child_health_looks', 'family_threads']),
    ('collect_changed_settings before update on %s for each row execute function app.collect_changed_settings()', array[
      'cancellation_policies', 'tax_settings', 'ticket_terms', 'unpaid_policies', 'reserve_settings', 'age_limits',
      'meal_hours', 'care_settings']),
    ('carry_settings_forward after insert or delete or update on %s for each statement execute function app.carry_settings_forward()', array[
      'cancellation_policies', 'tax_settings', 'ticket_terms', 'unpaid_policies', 'reserve_settings', 'age_limits',
      'meal_hours', 'care_settings']),
    ('sync_file_use after insert or delete or update of file_id on %s for each row execute function app.sync_file_use()', array[
      'branch_images', 'branch_faces', 'content_images', 'pickup_people', 'pickup_bars', 'child_documents', 'incident_photos',
      'family_message_files']),
    -- Where somebody is planned twice, the clocking says where they count: the marks change with it.
    ('publish_marks after insert or delete or update on %s for each statement execute function app.publish_marks()', array[
      'shift_patterns', 'shifts', 'staff_clockings', 'branch_hours', 'branch_capacities', 'reservable_managements', 'seat_holds']),
    ('publish_branch_day after insert on %s for each row execute function app.publish_branch_day()', array[
      'waitlist_branches', 'pick_up_calls', 'pick_up_escalations', 'daily_reports', 'meal_confirmations', 'incident_entries']),
    -- Another place in the order is no new version: who writes meanwhile is not disturbed.
    ('next_version before update on %s for each row when (old.sequence = new.sequence) execute function app.next_version()', array[
      'magazine_categories', 'qanda_categories', 'qandas', 'benefit_categories', 'staff_recruitments', 'inquiry_categories']),
    ('rules_changed after insert or delete or update or truncate on %s for each statement execute function app.rules_changed()', array[
      'unit_prices', 'cancellation_policies', 'reserve_settings', 'meal_hours', 'bring_lists'])
  loop
    foreach v_table in array v_tables loop
      execute format('create or replace trigger ' || v_trigger, v_table);
    end loop;
  end loop;
end
$$;
