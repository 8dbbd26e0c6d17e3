-- Receipts are kept in the words they were handed out in (issued_documents); until now a copy was only a name and a date,
-- and the paper was drawn anew from the books each time.

-- The last day a paper of this day is kept: so many years (tax_settings) from two months after its calendar year.
create function app.receipt_kept_until(p_date date) returns date
  language sql stable set search_path = '' as $$
  select (date_trunc('year', p_date) + make_interval(years => 1 + coalesce((select s.receipt_keep_years
      from public.tax_settings s where s.adaptation_date <= p_date order by s.adaptation_date desc limit 1),
      (select max(s.receipt_keep_years) from public.tax_settings s)), months => 2))::date - 1
$$;
revoke execute on function app.receipt_kept_until from public;

-- Copies handed out before: their words from what the books say, marked as such.
insert into issued_documents (kind, number, copy, customer_id, payment_id, branch_id, document_date, amount, addressee,
    content, issued_at, keep_until)
  with lines as (
    select l.payment_id, l.covered_flag, sum(l.amount)::integer as amount, r.percent,
      case l.tax when 1 then '非課税' when 2 then r.percent || '%' else '不課税' end as tax,
      case p.payment_type when 2 then 'キャンセル料' else coalesce(nullif(p.remarks, ''), 'お支払い') end as label
    from app.payment_lines l join payments p on p.id = l.payment_id
    cross join lateral (select case when l.tax = 2 then (select s.standard_percent from tax_settings s
      where s.adaptation_date <= p.payment_date order by s.adaptation_date desc limit 1) end as percent) r
    group by l.payment_id, l.covered_flag, l.tax, r.percent, p.payment_type, p.remarks
  )
  select 1, numbered.number, c.copy, p.customer_id, p.id, p.branch_id, p.payment_date, p.amount, c.addressee,
    jsonb_build_object('number', numbered.number, 'issued_date', words.first_date,
      'reissued_date', case when c.copy > 1 then words.own_date end, 'corrects', null, 'customer_name', k.name,
      'addressee', c.addressee, 'honorific', c.honorific,
      'amount', '¥' || trim(to_char(p.amount, '999,999,999')) || '-',
      'purpose', case p.payment_type when 1 then '一時保育ご利用料金として' when 2 then '一時保育キャンセル料として'
        when 3 then '月額プラン料金として' when 4 then '一時保育回数券代として' else p.remarks end,
      'facts', jsonb_build_array(jsonb_build_array('お支払日', to_char(p.payment_date, 'YYYY/MM/DD')),
        jsonb_build_array('お支払方法', case p.payment_method when 1 then 'クレジットカード' else 'その他' end)),
      'lines', coalesce((select jsonb_agg(jsonb_build_object('label', o.label, 'quantity', '', 'tax', o.tax,
          'covered', o.covered_flag, 'amount', o.amount)) from lines o where o.payment_id = p.id), '[]'),
      'totals', coalesce((select jsonb_agg(jsonb_build_object('label', t.label, 'amount', t.amount, 'included_tax', t.inside))
        from (select o.tax || case when o.percent is null then '' else '対象' end as label, sum(o.amount) as amount,
            floor(sum(o.amount) * max(o.percent) / (100 + max(o.percent))) as inside
          from lines o where o.payment_id = p.id group by o.tax, o.percent order by o.percent nulls last) t), '[]'),
      'covered_amount', (select sum(o.amount) from lines o where o.payment_id = p.id and o.covered_flag),
      'total', p.amount,
      'notes', jsonb_build_array('この控えは、文面を保存する前に発行した領収書を、お支払いの記録から書き起こしたものです。'),
      'issuer', coalesce((select jsonb_build_array(f.name, '〒' || overlay(f.postal_code placing '-' from 4 for 0) || ' ' || f.address)
          || case when f.invoice_registration_number = '' then '[]'
            else jsonb_build_array('登録番号 ' || f.invoice_registration_number) end
        from company_facts f order by f.adaptation_date <= p.payment_date desc, abs(f.adaptation_date - p.payment_date), f.id desc
        limit 1), '[]'),
      'refunded_amount', coalesce((select -sum(x.amount) from payments x
        where x.refunded_payment_id = p.id and x.payment_datetime <= c.issued_at), 0)),
    c.issued_at, app.receipt_kept_until(p.payment_date)
  from app.receipt_copies c join payments p on p.id = c.payment_id join customers k on k.id = p.customer_id
  cross join lateral (select 'IH-' || to_char(p.payment_date, 'YYYYMMDD') || '-' || lpad(p.id::text, 6, '0') as number) numbered
  cross join lateral (select to_char(c.issued_at at time zone 'Asia/Tokyo', 'FMYYYY年FMMM月FMDD日') as own_date,
    (select to_char(min(f.issued_at) at time zone 'Asia/Tokyo', 'FMYYYY年FMMM月FMDD日') from app.receipt_copies f
      where f.payment_id = p.id) as first_date) words;

drop table app.receipt_copies;

-- Headquarters look for a paper by its day, its amount and whose it is.
create index on issued_documents (amount);
