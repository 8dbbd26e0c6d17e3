create or replace trigger final before update or delete on issued_documents for each row execute function app.issued_documents_are_final();

create constraint trigger lines_add_up after insert on app.payment_lines deferrable initially deferred for each row
  execute function app.lines_add_up();

create or replace trigger figures after insert on app.free_bill_lines referencing new table as added
  for each statement execute function app.free_bills_change_figures();

create or replace trigger version before update on accounting_mappings for each row execute function app.next_version();

create or replace trigger final before update or delete on month_closes for each row execute function app.books_are_final();
