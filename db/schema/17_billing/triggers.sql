create or replace trigger figures after update of status on payment_intents for each row
  when (old.status <> new.status and 'failed' in (old.status, new.status)) execute function app.attempt_changes_figures();
create or replace trigger figures_made after insert on payment_intents for each row
  when (new.status = 'failed') execute function app.attempt_changes_figures();

create or replace trigger figures after insert on payments for each row execute function app.payment_changes_figures();
create or replace trigger final before update or delete on payments for each row execute function app.books_are_final();
create constraint trigger lines_add_up after insert on payments deferrable initially deferred for each row
  execute function app.lines_add_up();
create or replace trigger mirror before insert on payments for each row when (new.reverses_payment_id is not null)
  execute function app.reversal_mirrors_its_row();
create or replace trigger publish_branch_money after insert on payments for each row execute function app.publish_branch_money();

create or replace trigger publish_branch_money after insert or update on refunds for each row execute function app.publish_branch_money();

create or replace trigger final before update or delete on childcare_corrections for each row execute function app.corrections_are_final();
create or replace trigger recalculate_unpaid after insert or update of status on childcare_corrections
  for each row execute function app.recalculate_unpaid();
create or replace trigger publish_branch_money after insert or update on childcare_corrections
  for each row execute function app.publish_branch_money();

create or replace trigger waiver_of_reserve before insert on fee_waivers for each row execute function app.waiver_of_reserve();

create or replace trigger final before update or delete on fee_give_backs for each row execute function app.books_are_final();

create or replace trigger final before update or delete on write_offs for each row execute function app.books_are_final();
