-- Ticket rows are written before the card is charged (payment_intents 'created'); until Stripe has answered nobody sees
-- them.
create function app.ticket_is_paid(ticket integer) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select not exists (select from public.payment_intents i where i.ticket_id = ticket and i.status = 'created') $$;
alter policy own on tickets using (customer_id = (select app.customer_id()) and app.ticket_is_paid(id));
alter policy own_branch on tickets using (
  ((select app.is_headquarters()) or app.branch_knows_customer(customer_id)) and app.ticket_is_paid(id));
