create policy everyone_reads on unit_prices for select to anonymous, "user", staff using (true);

create policy everyone_reads on cancellation_policies for select to anonymous, "user", staff using (true);

create policy everyone_reads on tax_settings for select to anonymous, "user", staff using (true);

create policy everyone_reads on ticket_terms for select to anonymous, "user", staff using (true);

create policy everyone_reads on unpaid_policies for select to anonymous, "user", staff using (true);

create policy everyone_reads on reserve_settings for select to anonymous, "user", staff using (true);

create policy everyone_reads on age_limits for select to anonymous, "user", staff using (true);

create policy everyone_reads on meal_hours for select to anonymous, "user", staff using (true);

create policy everyone_reads on care_settings for select to anonymous, "user", staff using (true);
