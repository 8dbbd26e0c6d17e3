create or replace trigger withdraw_offers after update of status on waitlist_entries for each row
  when (old.status in (app.code('wishStatus.waiting'), app.code('wishStatus.offered'))
    and new.status not in (app.code('wishStatus.waiting'), app.code('wishStatus.offered'))) execute function app.withdraw_offers_of_entry();
create or replace trigger publish_branch_day after update of status on waitlist_entries
  for each row execute function app.publish_waitlist_branches();

create or replace trigger release_seats after update of status on seat_offers for each row
  when (old.status = app.code('offerStatus.open') and new.status <> app.code('offerStatus.open'))
    execute function app.release_seats_of_offer();

create or replace trigger offer_seats after update of released_at on seat_holds for each row
  when (old.released_at is null and new.released_at is not null) execute function app.offer_seats_of_day();
create or replace trigger offer_seats_deleted after delete on seat_holds for each row
  when (old.released_at is null) execute function app.offer_seats_of_day();
