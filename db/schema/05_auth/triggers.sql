create or replace trigger record_ended after update of revoked_at on auth.session_families for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function auth.record_ended_session();
create or replace trigger record_ended_by_deletion after delete on auth.session_families for each row
  when (old.revoked_at is null) execute function auth.record_ended_session();
