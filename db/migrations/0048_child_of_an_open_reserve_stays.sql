-- A child stays on the list while a reserve waits for its end, not only until its planned end: a child fetched late is
-- still present, and a stay is priced at check-out from the children on the list.
create or replace function app.child_with_reserve_stays() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.disable and not old.disable and exists (
    select from public.reserve_details d join public.reserves r on r.id = d.reserve_id
    where d.child_id = new.id and d.live and r.childcare_status in (1, 2)) then
    raise exception 'child % has an upcoming reserve', new.id using errcode = '23503', constraint = 'child_has_upcoming_reserve';
  end if;
  return new;
end
$$;
