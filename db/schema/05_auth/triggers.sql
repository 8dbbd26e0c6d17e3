create or replace trigger note_ended after update of revoked_at on auth.session_families for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function auth.note_ended_session();
create or replace trigger note_ended_by_deletion after delete on auth.session_families for each row
  when (old.revoked_at is null) execute function auth.note_ended_session();
