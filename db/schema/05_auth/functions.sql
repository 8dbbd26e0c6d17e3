create or replace function auth.record_ended_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.ended_sessions (session_id, ended_at) values (old.id, app.now()) on conflict do nothing;
  perform pg_catalog.pg_notify('session_ended', old.id::text);
  return null;
end
$$;
