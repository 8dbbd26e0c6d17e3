create or replace trigger next_version before update on app.cover_calls for each row execute function app.next_version();
create or replace trigger next_version before update on app.shift_swaps for each row execute function app.next_version();
