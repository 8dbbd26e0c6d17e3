-- What the books know when something is written into them: facts only. What they mean (kind, tax class, the share of 無償化,
-- rounding, what is owed) is decided by src/domain/money/books, and store/money writes it.

-- Whose stay a bill is of, and what 無償化 covers there on that day.
create function app.stay_cover(p_reserve_id integer) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'children', coalesce((select jsonb_agg(jsonb_build_object('child_id', d.child_id, 'schoolchild_flag', d.schoolchild_flag)
      order by d.id) from public.reserve_details d where d.reserve_id = r.id), '[]'),
    'confirmed', exists (select from public.branch_certificates t
      where t.branch_id = r.branch_id and t.kind = app.code('certificateKind.freeCare')
        and t.start_date <= r.reserve_date and (t.end_date is null or r.reserve_date <= t.end_date)),
    'benefit', (select jsonb_build_object('childcare', s.childcare_benefit, 'zero_year_old', s.zero_year_old_benefit,
        'after_business', s.after_business_benefit, 'holiday', s.holiday_benefit, 'current_day', s.current_day_benefit,
        'meal_support', s.meal_support_benefit)
      from app.tax_settings_on(r.reserve_date) s))
  from public.reserves r where r.id = p_reserve_id
$$;

-- Asked in the statement that writes the entry, which therefore does not see it yet (domain: EntryFacts). In PL/pgSQL, which
-- keeps its plan.
create function app.entry_facts(entry public.payments) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  if entry.reverses_payment_id is not null then
    return jsonb_build_object('bill', null, 'correction', null, 'cover', null, 'written',
      app.written_lines(array[entry.reverses_payment_id]));
  end if;
  if entry.payment_type = app.code('paymentType.refund') then
    return jsonb_build_object('bill', null, 'correction', null, 'cover', null, 'written',
      app.written_lines(array(select p.id from public.payments p
        where p.id <> entry.id and (p.id = entry.refunded_payment_id or p.refunded_payment_id = entry.refunded_payment_id))));
  end if;
  if entry.payment_type <> app.code('paymentType.usage') then
    return jsonb_build_object('bill', null, 'correction', null, 'cover', null, 'written', '[]'::jsonb);
  end if;
  return jsonb_build_object(
    -- The stay's own row says what it costs after every correction; the bill that was charged stands with the first
    -- correction after it.
    'bill', (select coalesce((select k.before from public.childcare_corrections k
          where k.childcare_id = u.id and k.status <> app.code('correctionSettlement.withBill') order by k.id limit 1),
        jsonb_build_object('amount_lines', u.amount_lines, 'number_of_tickets_used', u.number_of_tickets_used,
          'others_discount_amount', u.others_discount_amount))
      from public.childcares u where u.id = entry.childcare_id),
    'correction', (select jsonb_build_object('before', k.before, 'after', k.after)
      from public.childcare_corrections k where k.id = entry.childcare_correction_id),
    'cover', (select app.stay_cover(u.reserve_id) from public.childcares u where u.id = entry.childcare_id),
    'written', app.written_lines(array(select p.id from public.payments p
      where p.childcare_id = entry.childcare_id and p.payment_type = entry.payment_type and p.id <> entry.id
        and p.childcare_correction_id is not distinct from entry.childcare_correction_id)));
end
$$;
create function app.written_lines(p_payments integer[]) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('line', l.line, 'tax', l.tax, 'covered_flag', l.covered_flag,
    'child_id', l.child_id, 'amount', l.amount) order by l.id), '[]')
  from app.payment_lines l where l.payment_id = any (p_payments)
$$;

-- Claims of a reserve (its stay, its fee, its corrected differences) beside what is noted of them (domain: ClaimFacts).
create function app.claim_facts(p_reserve_id integer) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_build_object('reserve_id', r.id, 'branch_id', r.branch_id, 'today', app.tokyo_today(),
      'closed_months', coalesce((select jsonb_agg(m.month) from public.month_closes m where m.branch_id = r.branch_id), '[]'),
      'stay', (select jsonb_build_object('id', u.id, 'amount', u.total_amount,
          'open', u.end_datetime is not null
            and u.status in (app.code('childcareSettlement.toSettle'), app.code('childcareSettlement.chargeFailed')),
          'day', (coalesce(u.end_datetime, u.start_datetime) at time zone 'Asia/Tokyo')::date,
          'free', case when u.total_amount = 0 then jsonb_build_object(
            'settled', u.status = app.code('childcareSettlement.settled'), 'ended', u.end_datetime is not null,
            'paid', exists (select from public.payments p where p.childcare_id = u.id),
            'bill', jsonb_build_object('amount_lines', u.amount_lines, 'number_of_tickets_used', u.number_of_tickets_used,
              'others_discount_amount', u.others_discount_amount),
            'cover', app.stay_cover(r.id),
            'written', coalesce((select jsonb_agg(jsonb_build_object('line', o.line, 'tax', o.tax,
                'covered_flag', o.covered_flag, 'child_id', null, 'amount', o.amount) order by o.id)
              from app.free_bill_lines o where o.childcare_id = u.id), '[]')) end)
        from public.childcares u where u.reserve_id = r.id),
      'fee', (select jsonb_build_object('amount', x.cancel_amount,
          'open', x.cancel_settlement_status
            in (app.code('cancelSettlementStatus.toCharge'), app.code('cancelSettlementStatus.chargeFailed')),
          'day', (x.cancel_datetime at time zone 'Asia/Tokyo')::date)
        from public.reserve_cancellations x where x.reserve_id = r.id),
      'corrections', coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'amount', k.difference,
          'open', k.status in (app.code('correctionSettlement.toCharge'), app.code('correctionSettlement.chargeFailed')),
          'day', (k.created_at at time zone 'Asia/Tokyo')::date) order by k.id)
        from public.childcare_corrections k join public.childcares u on u.id = k.childcare_id where u.reserve_id = r.id), '[]'),
      'payments', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'payment_type', p.payment_type,
          'childcare_correction_id', p.childcare_correction_id, 'amount', p.amount, 'day', p.payment_date) order by p.id)
        from public.payments p left join public.childcares u on u.id = p.childcare_id
        where (u.reserve_id = r.id or p.childcare_id is null and p.reserve_id = r.id) and p.amount <> 0
          and (p.reserve_id = r.id or p.childcare_id = (select s.id from public.childcares s where s.reserve_id = r.id))
          and not exists (select from app.claim_entries e where e.payment_id = p.id)), '[]'),
      'write_offs', coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'amount', w.amount,
          'day', (w.created_at at time zone 'Asia/Tokyo')::date, 'childcare_id', w.childcare_id,
          'reserve_cancellation_id', w.reserve_cancellation_id, 'childcare_correction_id', w.childcare_correction_id) order by w.id)
        from public.write_offs w where w.reserve_id = r.id
          and not exists (select from app.claim_entries e where e.write_off_id = w.id)), '[]'),
      'entries', coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'movement', e.movement,
          'childcare_correction_id', e.childcare_correction_id, 'amount', e.amount, 'date', e.date) order by e.id)
        from app.claim_entries e where e.reserve_id = r.id), '[]'))
    from public.reserves r where r.id = p_reserve_id);
end
$$;

-- A bundle of tickets beside what is noted of it (domain: TicketFacts).
create function app.ticket_facts(p_ticket_id integer) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_build_object('ticket_id', t.id, 'number', t.number, 'remaining', t.remaining,
      'refunded_number', t.refunded_number, 'purchase_date', t.purchase_date, 'expiry_date', t.expiry_date,
      'paid_day', (t.paid_datetime at time zone 'Asia/Tokyo')::date, 'today', app.tokyo_today(),
      'paid_amount', coalesce((select sum(p.amount) from public.payments p
        where p.ticket_id = t.id and p.payment_type = app.code('paymentType.tickets')), 0),
      'closed_months', coalesce((select jsonb_agg(m.month) from public.month_closes m where m.branch_id is null), '[]'),
      'uses', coalesce((select jsonb_agg(jsonb_build_object('childcare_id', u.childcare_id, 'number', u.number,
          'branch_id', c.branch_id, 'day', d.day, 'closed', app.month_is_closed(c.branch_id, d.day)) order by u.id)
        from public.ticket_uses u join public.childcares c on c.id = u.childcare_id
        cross join lateral (select (coalesce(c.end_datetime, c.start_datetime) at time zone 'Asia/Tokyo')::date as day) d
        where u.ticket_id = t.id), '[]'),
      'entries', coalesce((select jsonb_agg(jsonb_build_object('movement', e.movement, 'number', e.number, 'amount', e.amount,
          'childcare_id', e.childcare_id, 'branch_id', e.branch_id) order by e.id)
        from app.ticket_entries e where e.ticket_id = t.id), '[]'))
    from public.tickets t where t.id = p_ticket_id);
end
$$;
revoke execute on function app.stay_cover, app.entry_facts, app.written_lines, app.claim_facts, app.ticket_facts from public;
