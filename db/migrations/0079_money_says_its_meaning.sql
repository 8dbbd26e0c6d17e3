-- What an entry of the books was for, what a claim owes and what tickets are worth is said by src/domain/money/books and written
-- by store/money (decision 84). The database only refuses: lines that do not add up to their entry, an unknown kind (the CHECK
-- of each table), and any change of what is written.

drop trigger figures on payments;
drop function app.payment_makes_figures();
drop function app.write_payment_lines(payments);
create function app.payment_changes_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.note_figure_change(new.branch_id, new.payment_date);
  return null;
end
$$;
create trigger figures after insert on payments for each row execute function app.payment_changes_figures();

drop trigger count_part_payments on payments;
drop function app.count_part_payments();

drop trigger free_bill on childcares;
drop function app.free_bill_changed();
drop function app.note_free_bill(integer);
drop function app.bill_lines(jsonb, integer);
drop function app.covered_by_benefit(integer, date, boolean, text);
create function app.free_bills_change_figures() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.note_figure_change(a.branch_id, a.date) from (select distinct branch_id, date from added) a;
  return null;
end
$$;
create trigger figures after insert on app.free_bill_lines referencing new table as added
  for each statement execute function app.free_bills_change_figures();

drop trigger claims_made on childcares;
drop trigger claims on childcares;
drop trigger claims on reserve_cancellations;
drop trigger claims on childcare_corrections;
drop trigger claims on write_offs;
drop trigger claims on payments;
drop function app.claim_changed();
drop function app.note_claim(smallint, integer, integer);

drop trigger liability on tickets;
drop trigger liability on ticket_uses;
drop trigger liability on payments;
drop function app.ticket_changed();
drop function app.note_expired_tickets();
drop function app.note_ticket(integer);
drop function app.booked_on(integer, date);

comment on table app.payment_lines is 'what an entry of the books was for, written with it (store/money/books.ts) and never changed';
comment on column app.payment_lines.line is 'src/domain/money/books/line-kinds.ts';
comment on table app.free_bill_lines is
  'lines (as app.payment_lines) of settled bills with nothing left to pay, for figures and month sheets; only added to (store/books/ledgers.ts)';
comment on table app.claim_entries is 'what families owe, by day; only added to (store/books/ledgers.ts)';
comment on table app.ticket_entries is 'tickets as a liability, by day; only added to (store/books/ledgers.ts)';

create trigger only_added before update or delete on app.payment_lines for each row execute function app.only_added();

-- At the commit, whoever wrote it and in whatever order.
create function app.lines_add_up() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_entry public.payments;
begin
  select p.* into v_entry from public.payments p
    where p.id = case when tg_table_name = 'payments' then (to_jsonb(new) ->> 'id')::integer else (to_jsonb(new) ->> 'payment_id')::integer end;
  if v_entry.amount <> (select coalesce(sum(l.amount), 0) from app.payment_lines l where l.payment_id = v_entry.id) then
    raise exception 'the lines of payment % do not add up to it', v_entry.id using errcode = '23514', constraint = 'lines_add_up';
  end if;
  if exists (select from app.payment_lines l where l.payment_id = v_entry.id
    and (l.date <> v_entry.payment_date or l.branch_id is distinct from v_entry.branch_id)) then
    raise exception 'the lines of payment % say another day or branch', v_entry.id using errcode = '23514', constraint = 'lines_add_up';
  end if;
  return null;
end
$$;
create constraint trigger lines_add_up after insert on payments deferrable initially deferred for each row
  execute function app.lines_add_up();
create constraint trigger lines_add_up after insert on app.payment_lines deferrable initially deferred for each row
  execute function app.lines_add_up();
revoke execute on function app.payment_changes_figures, app.free_bills_change_figures, app.lines_add_up from public;

-- The steps of who owes follow the claims' states, whoever writes them; the states by their names.
create or replace function app.follow_unpaid() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_family integer;
  v_failed boolean;
begin
  if tg_table_name = 'childcares' then
    v_family := new.customer_id;
    v_failed := new.status = app.code('childcareSettlement.chargeFailed');
  elsif tg_table_name = 'reserve_cancellations' then
    v_family := (select r.customer_id from public.reserves r where r.id = new.reserve_id);
    v_failed := new.cancel_settlement_status = app.code('cancelSettlementStatus.chargeFailed');
  else
    v_family := (select u.customer_id from public.childcares u where u.id = new.childcare_id);
    v_failed := new.status = app.code('correctionSettlement.chargeFailed');
  end if;
  if v_failed then
    insert into public.unpaid_steps (customer_id, step) values (v_family, 'failed') on conflict do nothing;
  else
    perform app.end_unpaid(v_family);
  end if;
  return null;
end
$$;
create or replace function app.end_unpaid(p_family integer) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.unpaid_steps s where s.customer_id = p_family and s.ended_at is null)
    or exists (select from public.childcares u
      where u.customer_id = p_family and u.status = app.code('childcareSettlement.chargeFailed'))
    or exists (select from public.reserve_cancellations x join public.reserves r on r.id = x.reserve_id
      where r.customer_id = p_family and x.cancel_settlement_status = app.code('cancelSettlementStatus.chargeFailed'))
    or exists (select from public.childcare_corrections k join public.childcares u on u.id = k.childcare_id
      where u.customer_id = p_family and k.status = app.code('correctionSettlement.chargeFailed')) then
    return;
  end if;
  update public.unpaid_steps s set ended_at = app.now() where s.customer_id = p_family and s.ended_at is null;
  update public.instalment_plans p set status = 'completed' where p.customer_id = p_family and p.status = 'kept';
end
$$;
