-- Who fetched a child: whether it was somebody the family had named.

alter table reserve_details
  add fetched_by_kind smallint check (fetched_by_kind in (1, 2, 3, 4)),
  add constraint fetched_by_somebody check (fetched_by_kind is null or fetched_by_name is not null);
comment on column reserve_details.fetched_by_kind is '1 the person named in the reserve, 2 the parent, 3 the emergency contact, 4 somebody else, whom staff asked about twice; null: not known';
grant select (fetched_by_kind) on reserve_details to "user", staff;
