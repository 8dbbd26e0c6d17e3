-- The audit log stays, the person in it does not: when a deleted account is erased, personal fields may leave `before`
-- and `after` (children's names, health remarks, who fetched them). Nothing else of an entry can change, and no entry go.
create or replace function app.audit_log_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on'
    and to_jsonb(new) - array['before', 'after'] = to_jsonb(old) - array['before', 'after']
    and (new.before is not distinct from old.before or old.before @> new.before)
    and (new.after is not distinct from old.after or old.after @> new.after) then
    return new;
  end if;
  raise exception 'the audit log is never changed' using errcode = '42501';
end
$$;
comment on table audit_logs is 'every change by staff: who, when, what, before and after; never changed or deleted, but for the personal fields of an erased family. Without an account: told by Stripe';
