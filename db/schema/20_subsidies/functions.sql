-- Benefits: facts only. What they mean for a price is decided by src/domain/subsidies (decision 130).

-- What stays of these days use of an approval here: of a stay that is over what its bill says, of one to come what was agreed. A
-- cancelled one that cost a fee, or a family that did not come, uses the hours up where the terms of its day say so.
create or replace function app.subsidy_used_here(p_approval integer, p_child integer, p_from date, p_to date, p_except integer)
  returns table (minutes integer, yen integer)
  language sql stable as $$
  select coalesce(sum(coalesce((l.line -> 'subsidy' ->> 'minutes')::integer, 0)), 0)::integer,
    coalesce(sum(case when r.live and l.line ->> 'kind' = 'subsidy' then -(l.line ->> 'amount')::integer else 0 end), 0)::integer
  from reserve_details d join reserves r on r.id = d.reserve_id
  left join childcares u on u.reserve_id = r.id and u.end_datetime is not null
  cross join lateral jsonb_array_elements(case when u.id is null then r.amount_lines else u.amount_lines end) as l (line)
  where d.child_id = p_child and r.reserve_date between p_from and p_to and r.id is distinct from p_except
    and (l.line -> 'subsidy' ->> 'approval_id')::integer = p_approval
    and (r.live or exists (select from reserve_cancellations x
        cross join lateral app.subsidy_terms_on((select a.subsidy_id from subsidy_approvals a where a.id = p_approval), r.reserve_date) t
      where x.reserve_id = r.id and x.cancel_amount > 0 and t.late_cancel_use = app.code('lateCancelUse.reserved')))
$$;

-- Everything a child is approved for that holds on a day, with what its limit has used up; null without any.
create or replace function app.child_subsidies(p_child integer, p_day date, p_except integer) returns jsonb
  language sql stable as $$
  select jsonb_agg(jsonb_build_object(
      'terms', to_jsonb(t) || jsonb_build_object('name', s.name),
      'approval', jsonb_build_object('id', a.id, 'start_date', a.start_date, 'end_date', a.end_date,
        'enrolled_flag', a.enrolled_flag, 'reduction_class', a.reduction_class),
      'designations', coalesce((select jsonb_agg(to_jsonb(d)) from subsidy_designations d
        where d.subsidy_id = s.id and p_day between d.start_date and coalesce(d.end_date, 'infinity')), '[]'),
      'interviews', coalesce((select jsonb_object_agg(i.branch_id, i.date) from subsidy_interviews i
        where i.subsidy_approval_id = a.id), '{}'),
      'used', jsonb_build_object('minutes', here.minutes + elsewhere.minutes, 'yen', here.yen + elsewhere.yen))
    order by a.start_date, a.id)
  from subsidy_approvals a join subsidies s on s.id = a.subsidy_id
  cross join lateral app.subsidy_terms_on(s.id, p_day) t
  cross join lateral (select
    case when t.limit_period = app.code('limitPeriod.month') then date_trunc('month', p_day)::date
      else make_date(date_part('year', p_day - interval '3 months')::integer, 4, 1) end as first) span
  cross join lateral (select (span.first + case when t.limit_period = app.code('limitPeriod.month') then interval '1 month'
    else interval '1 year' end)::date - 1 as last) until
  cross join lateral app.subsidy_used_here(a.id, a.child_id, span.first, until.last, p_except) here
  cross join lateral (select coalesce(sum(o.minutes), 0)::integer as minutes, coalesce(sum(o.yen), 0)::integer as yen
    from subsidy_other_uses o where o.subsidy_approval_id = a.id and o.month between span.first and until.last) elsewhere
  where a.child_id = p_child and a.use_flag and a.confirmed_at is not null
    and p_day between a.start_date and coalesce(a.end_date, 'infinity') and not t.ended_flag
$$;
