-- A bundle of tickets beside what is noted of it (domain: TicketFacts).
create or replace function app.ticket_facts(p_ticket_id integer) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_build_object('ticket_id', t.id, 'number', t.number, 'remaining', t.remaining,
      'refunded_number', t.refunded_number, 'purchase_date', t.purchase_date, 'expiry_date', t.expiry_date,
      'paid_day', app.tokyo_date(t.paid_datetime), 'today', app.tokyo_today(),
      'paid_amount', coalesce((select sum(p.amount) from public.payments p
        where p.ticket_id = t.id and p.payment_type = app.code('paymentType.tickets')), 0),
      'closed_months', coalesce((select jsonb_agg(m.month) from public.month_closes m where m.branch_id is null), '[]'),
      'uses', coalesce((select jsonb_agg(jsonb_build_object('childcare_id', u.childcare_id, 'number', u.number,
          'branch_id', c.branch_id, 'day', d.day, 'closed', app.month_is_closed(c.branch_id, d.day)) order by u.id)
        from public.ticket_uses u join public.childcares c on c.id = u.childcare_id
        cross join lateral (select app.tokyo_date(coalesce(c.end_datetime, c.start_datetime)) as day) d
        where u.ticket_id = t.id), '[]'),
      'entries', coalesce((select jsonb_agg(jsonb_build_object('movement', e.movement, 'number', e.number, 'amount', e.amount,
          'childcare_id', e.childcare_id, 'branch_id', e.branch_id) order by e.id)
        from app.ticket_entries e where e.ticket_id = t.id), '[]'))
    from public.tickets t where t.id = p_ticket_id);
end
$$;
revoke execute on function app.ticket_facts from public;
