-- Children and the customer's details are written through the data API, past the forms' schema, so the field rules of
-- SPEC §5 that a form would hold them to stand here too.

alter table children add constraint name_is_not_blank check (name ~ '[^[:space:]　]');

alter table customers
  add constraint address_is_not_blank check (address1 ~ '[^[:space:]　]' and address2 ~ '[^[:space:]　]');

-- As before, and: born by today, and a branch that the form offers.
alter policy own_details on customers
  with check (uid = (select app.uid()) and registration_status = 1
    and plan_type_id is not null and stripe_payment_method_id is not null
    and date_of_birth <= app.tokyo_today()
    and exists (select from branches b where b.id = default_branch_id and b.real_store_flag and b.status in (1, 2)));
