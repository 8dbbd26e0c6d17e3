create or replace function app.books_are_final() returns trigger language plpgsql as $$
begin
  raise exception 'the books are only added to' using errcode = '42501';
end
$$;

-- A reversing row says the same as the row it takes back, with the opposite sign.
create or replace function app.reversal_mirrors_its_row() returns trigger language plpgsql as $$
begin
  if not exists (select from payments p where p.id = new.reverses_payment_id and p.amount = -new.amount
    and p.payment_type = new.payment_type and p.customer_id = new.customer_id
    and p.refunded_payment_id is not distinct from new.refunded_payment_id) then
    raise exception 'payment % does not mirror the row it reverses', new.id using errcode = '23514';
  end if;
  return new;
end
$$;

create or replace function app.corrections_are_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - 'status' - 'part_paid_amount' <> to_jsonb(old) - 'status' - 'part_paid_amount' then
    raise exception 'corrections are only added to' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Open pages hear of money too: a refund ends minutes after the press, and its stay's own row may not change.
create or replace function app.publish_branch_money() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_branch integer;
begin
  if tg_table_name = 'payments' then
    v_branch := new.branch_id;
  elsif tg_table_name = 'refunds' then
    v_branch := (select p.branch_id from public.payments p where p.id = new.payment_id);
  else
    v_branch := (select u.branch_id from public.childcares u where u.id = new.childcare_id);
  end if;
  if v_branch is not null then
    perform pg_catalog.pg_notify('branch_day', v_branch::text);
  end if;
  return null;
end
$$;

-- From the first charge that failed until nothing is owed, whoever writes the claims. What two transactions settle at the same moment
-- the nightly followUnpaid closes.
-- The steps of who owes follow the claims' states, whoever writes them; the states by their names.
create or replace function app.recalculate_unpaid() returns trigger
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

-- Everything is paid: the steps are over, and so is a plan.
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

-- A process of before this migration writes the cancellation alone.
create or replace function app.waiver_of_reserve() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.reserve_id is null then
    select x.reserve_id, x.cancel_amount into new.reserve_id, new.fee_amount
      from public.reserve_cancellations x where x.id = new.reserve_cancellation_id;
  end if;
  return new;
end $$;
