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
