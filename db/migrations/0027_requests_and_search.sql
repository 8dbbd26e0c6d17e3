-- Requests that can be answered again for a moment, and one way to search for people.

-- Text as a search compares it: the same rule as domain searchable (db/tests/rules-agree.test.ts). What is searched stands
-- in columns of its own, written by the database: the console's lists compare them as they are, and the search over all
-- families reads them by pairs of characters (0017).
drop index customers_found;
drop index children_found;
drop index customers_search;
drop function app.search_text(text, text);
create function app.search_text(p_text text) returns text language sql immutable parallel safe as $$
  select translate(lower(normalize(p_text, NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'
      || U&'\2010\2011\2013\2014\2212\301C~-' || U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2028\2029\202F\205F\3000\FEFF\30FB',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
      || 'ーーーーーーーー')
$$;
alter table customers add column search_text text not null
  generated always as (app.search_text(name) || '/' || app.search_text(name_kana)) stored;
alter table children add column search_text text not null
  generated always as (app.search_text(name) || '/' || app.search_text(coalesce(name_kana, ''))) stored;
alter table inquiries add column search_text text not null
  generated always as (app.search_text(name) || '/' || app.search_text(coalesce(corporate_name, '')) || '/'
    || app.search_text(inquiry_text)) stored;
alter table staff_recruitment_applications add column search_text text not null
  generated always as (app.search_text(name) || '/' || app.search_text(name_kana)) stored;
create index customers_found on customers using gin (app.bigrams(search_text));
create index children_found on children using gin (app.bigrams(search_text));
-- A single character has no pair: it begins the name.
create index customers_by_start on customers (search_text text_pattern_ops);
comment on column customers.search_text is 'name and kana as the search compares them';
comment on column children.search_text is 'name and kana as the search compares them';
comment on column inquiries.search_text is 'name, company and text as the search compares them';
comment on column staff_recruitment_applications.search_text is 'name and kana as the search compares them';
grant select (search_text) on customers to staff;

-- An answer can be taken back for a moment: the family is told when it is over (job tellAnswers).
alter table reserves add column answer_held_until timestamptz;
create index reserves_with_held_answer on reserves (answer_held_until) where answer_held_until is not null;
comment on column reserves.answer_held_until is 'an answered request of which the family is not told yet; until then it can be taken back';
alter table reserve_settings
  add column request_undo_minutes integer not null default 1 check (request_undo_minutes between 0 and 10);
comment on column reserve_settings.request_undo_minutes is 'how long the answer to a request can be taken back before the family is told';

-- A job may wait for its hour. Time here is the worker's: what is due is decided by the job, by the server's clock.
drop function app.enqueue(text, json, text, text);
create function app.enqueue(task text, payload json, key text default null, queue text default null, minutes integer default 0)
  returns bigint language sql set enable_seqscan = off
  as $$ select (graphile_worker.add_job($1, $2, job_key := $3, queue_name := $4, max_attempts := 12,
    run_at := case when $5 > 0 then now() + make_interval(mins => $5) end)).id $$;

-- What a template is for.
alter table inbox_templates add column kind smallint not null default 1 check (kind in (1, 2));
comment on column inbox_templates.kind is '1 an answer to an inquiry, 2 the comment to a request';
