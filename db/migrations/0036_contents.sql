-- What headquarters write: one rule of what is public when, versions with restore, pictures for any text, links to drafts.

-- THE rule (src/domain/contents/publication.ts says the same; db/tests/rules-agree.test.ts ties them).
create function app.is_published(released boolean, begins timestamptz, ends timestamptz) returns boolean
  language sql stable parallel safe
  return released and (begins is null or begins <= app.now()) and (ends is null or app.now() < ends);
comment on function app.is_published is 'released, begun (null: since always) and not ended (null: never)';

create function app.tokyo_midnight(day date) returns timestamptz
  language sql immutable parallel safe
  return day::timestamp at time zone 'Asia/Tokyo';

alter table qandas
  add column publication_flag boolean not null default true,
  add column publication_datetime timestamptz,
  add column withdrawn_datetime timestamptz,
  add column version integer not null default 1,
  add constraint what_is_withdrawn_is_not_released check (withdrawn_datetime is null or not publication_flag),
  add constraint texts_short_enough check (length(question) <= 200 and length(answer) <= 4000);
alter table staff_recruitments
  add column publication_datetime timestamptz,
  add column withdrawn_datetime timestamptz,
  add column version integer not null default 1,
  add constraint what_is_withdrawn_is_not_released check (withdrawn_datetime is null or not publication_flag);
alter table inquiry_categories
  add column publication_flag boolean not null default true,
  add column publication_datetime timestamptz,
  add column withdrawn_datetime timestamptz,
  add column version integer not null default 1,
  add constraint what_is_withdrawn_is_not_released check (withdrawn_datetime is null or not publication_flag);
alter table magazine_items
  add column image_alternative_text text not null default '' check (length(image_alternative_text) <= 200),
  add column withdrawn_datetime timestamptz,
  add column version integer not null default 1,
  add constraint what_is_withdrawn_is_not_released check (withdrawn_datetime is null or not publication_flag),
  add constraint image_is_ours check (image_path ~ '^/(images|files)/');
alter table benefits
  add column image_alternative_text text not null default '' check (length(image_alternative_text) <= 200),
  add column withdrawn_datetime timestamptz,
  add column version integer not null default 1,
  add constraint what_is_withdrawn_is_not_released check (withdrawn_datetime is null or not publication_flag),
  add constraint publication_dates_ordered check (publication_start_date <= publication_end_date),
  add constraint image_is_ours check (image_path ~ '^/(images|files)/');
alter table qanda_categories add column version integer not null default 1;
alter table magazine_categories add column version integer not null default 1;
alter table benefit_categories add column version integer not null default 1;

update magazine_items set image_alternative_text = left(title, 200) where image_path is not null;
update benefits set image_alternative_text = left(title, 200) where image_path is not null;
alter table magazine_items add constraint alternative_text_is_there check (image_path is null or image_alternative_text <> '');
alter table benefits add constraint alternative_text_is_there check (image_path is null or image_alternative_text <> '');

comment on column qandas.publication_flag is 'released: shown from publication_datetime on; false: a draft, or withdrawn';
comment on column qandas.publication_datetime is 'null: since always';
comment on column qandas.withdrawn_datetime is 'when it was taken back; null where it is released or was never';

-- Another place in the order is no new version: who writes meanwhile is not disturbed.
do $$
declare
  ordered_table text;
begin
  foreach ordered_table in array array['qandas', 'staff_recruitments', 'inquiry_categories', 'qanda_categories',
    'magazine_categories', 'benefit_categories'] loop
    execute format('create trigger next_version before update on %I for each row when (old.sequence = new.sequence)
      execute function app.next_version()', ordered_table);
  end loop;
end
$$;
create trigger next_version before update on benefits for each row execute function app.next_version();
-- A view more is no new version.
create trigger next_version before update of magazine_category_id, branch_id, title, summary, content, image_path,
  image_alternative_text, publication_flag, publication_datetime, withdrawn_datetime on magazine_items
  for each row execute function app.next_version();
create or replace trigger notify_content after insert or delete or update of magazine_category_id, branch_id, title,
  summary, content, image_path, image_alternative_text, publication_flag, publication_datetime, withdrawn_datetime
  on magazine_items for each statement execute function app.notify_content();

create index on magazine_items (magazine_category_id, publication_datetime desc);
drop index magazine_items_magazine_category_id_idx;

-- Everybody sees what is published now; headquarters' functions read the rest.
alter policy everyone_reads on qandas using (app.is_published(publication_flag, publication_datetime, null));
alter policy everyone_reads on staff_recruitments using (app.is_published(publication_flag, publication_datetime, null));
alter policy everyone_reads on magazine_items using (app.is_published(publication_flag, publication_datetime, null));
alter policy members_read on benefits using (app.is_published(publication_flag,
  app.tokyo_midnight(publication_start_date), app.tokyo_midnight(publication_end_date + 1)));
drop policy everyone_reads on inquiry_categories;
create policy everyone_reads on inquiry_categories for select to anonymous, "user"
  using (app.is_published(publication_flag, publication_datetime, null));
-- An inquiry keeps its subject when the subject is no longer offered.
create policy staff_reads on inquiry_categories for select to staff using (true);

-- Every saved state of a content, whole: restoring one makes a new version of it.
create table content_versions (
  id integer generated by default as identity primary key,
  kind text not null check (kind in ('qandas', 'magazine', 'benefits', 'recruitments', 'inquiry_categories',
    'qanda_categories', 'magazine_categories', 'benefit_categories')),
  content_id integer not null,
  version integer not null check (version >= 1),
  content jsonb not null,
  account_id integer references accounts,
  restored_version integer,
  idempotency_key uuid unique,
  created_at timestamptz not null default app.now(),
  unique (kind, content_id, version)
);
create index on content_versions (account_id);
comment on column content_versions.account_id is 'who saved it; null: it was there before anybody saved it here';
comment on column content_versions.restored_version is 'the version whose words it took again';
comment on column content_versions.idempotency_key is 'of the call that made the content: sent twice, made once';

-- Pictures of the site's texts: kept until they are removed here, whichever text shows them.
create table content_images (
  id integer generated by default as identity primary key,
  file_id integer unique references files,
  image_path text not null unique check (image_path ~ '^/(images|files)/'),
  width integer not null,
  height integer not null,
  alternative_text text not null check (length(alternative_text) between 1 and 200),
  account_id integer references accounts,
  created_at timestamptz not null default app.now()
);
create index on content_images (account_id);
create trigger follow_file_use after insert or delete or update of file_id on content_images
  for each row execute function app.follow_file_use();
comment on column content_images.file_id is 'null: a drawing that comes with the site';
comment on column content_images.alternative_text is 'what a text that takes the picture begins with; each text keeps its own';

create table app.magazine_draft_links (
  magazine_item_id integer primary key references magazine_items on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  account_id integer references accounts,
  created_at timestamptz not null default app.now()
);
create index on app.magazine_draft_links (account_id);
comment on table app.magazine_draft_links is 'whoever has the token reads the article as it is saved, published or not';

alter table content_versions enable row level security;
alter table content_images enable row level security;
alter table app.magazine_draft_links enable row level security;
create policy headquarters_reads on content_versions for select to staff using ((select app.is_headquarters()));
create policy headquarters_reads on content_images for select to staff using ((select app.is_headquarters()));
grant select on content_versions, content_images to staff;
