create or replace trigger next_version before update of expiry_date, refund_id on tickets for each row execute function app.next_version();

create or replace trigger figures after insert or update or delete on ticket_uses
  for each row execute function app.ticket_use_changes_figures();
