-- The same-day line is paid once per child and day, however many stays the day has: of a later stay the child's line is
-- marked as paid on another one. Cancelling that other one gives it back, less what its fee has paid of it (decision 68).
alter table reserve_details
  add current_day_paid_percent smallint not null default 0 check (current_day_paid_percent between 0 and 100);
comment on column reserve_details.current_day_paid_percent is
  'so much of the child''s same-day line is paid by another stay of the same day';
grant select (current_day_paid_percent) on reserve_details to "user", staff;

-- Lines of bills on which nothing was left to pay, because tickets or a discount paid all of them: no entry of the books names
-- such a stay, but it was used and its tickets were. Only added to; what changes later is noted on the day it changes, so a
-- closed month keeps its sheet.
create table app.free_bill_lines (
  id bigint generated always as identity primary key,
  childcare_id integer not null references childcares on delete cascade,
  branch_id integer not null references branches,
  date date not null,
  line smallint not null check (line in (1, 2, 3, 4, 5, 6, 7, 8)),
  tax smallint not null check (tax in (1, 2, 3)),
  covered_flag boolean not null,
  amount integer not null check (amount <> 0)
);
create index on app.free_bill_lines (childcare_id);
create index on app.free_bill_lines (branch_id, date);
create index on app.free_bill_lines (date);
alter table app.free_bill_lines enable row level security;
create trigger only_added before update or delete on app.free_bill_lines for each row execute function app.only_added();
comment on table app.free_bill_lines is
  'lines (as app.payment_lines) of settled bills with nothing left to pay, for figures and month sheets; only added to (app.note_free_bill)';

create function app.note_free_bill(p_childcare_id integer) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  v_stay public.childcares := (select u from public.childcares u where u.id = p_childcare_id);
  v_settled constant smallint := 2;
  v_free boolean;
  v_day date;
begin
  if v_stay.id is null then
    return;
  end if;
  v_free := v_stay.status = v_settled and v_stay.end_datetime is not null and v_stay.total_amount = 0
    and not exists (select from public.payments p where p.childcare_id = p_childcare_id);
  -- A bill that was free and is corrected: the entry of its difference says the rest.
  if not v_free and v_stay.end_datetime is not null then
    return;
  end if;
  v_day := case when exists (select from app.free_bill_lines o where o.childcare_id = p_childcare_id) then app.tokyo_today()
    else app.booked_on(v_stay.branch_id, (v_stay.end_datetime at time zone 'Asia/Tokyo')::date) end;
  insert into app.free_bill_lines (childcare_id, branch_id, date, line, tax, covered_flag, amount)
    select p_childcare_id, v_stay.branch_id, v_day, l.line, l.tax, l.covered_flag, sum(l.amount)
    from (
      select b.line, b.tax, b.covered_flag, b.amount
      from app.bill_lines(jsonb_build_object('amount_lines', v_stay.amount_lines, 'number_of_tickets_used',
        v_stay.number_of_tickets_used, 'others_discount_amount', v_stay.others_discount_amount), v_stay.reserve_id) b where v_free
      union all
      select o.line, o.tax, o.covered_flag, -o.amount from app.free_bill_lines o where o.childcare_id = p_childcare_id
    ) l group by l.line, l.tax, l.covered_flag having sum(l.amount) <> 0;
  if found then
    perform app.note_figure_change(v_stay.branch_id, v_day);
  end if;
end
$$;
create function app.free_bill_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.note_free_bill(new.id);
  return null;
end
$$;
create constraint trigger free_bill after insert or update of status, end_datetime, total_amount, amount_lines on childcares
  deferrable initially deferred for each row when (new.total_amount = 0) execute function app.free_bill_changed();
revoke execute on function app.note_free_bill, app.free_bill_changed from public;

-- What was there before, but for months whose sheet is closed.
do $$
begin
  perform app.note_free_bill(u.id) from childcares u
    where u.total_amount = 0 and u.end_datetime is not null
      and not app.month_is_closed(u.branch_id, (u.end_datetime at time zone 'Asia/Tokyo')::date) order by u.id;
end
$$;
