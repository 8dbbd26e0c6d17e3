-- The server's clock decides, not the database's: each request carries it as app.now.
-- Without it (psql, a dump) the database's own clock is used.
create or replace function app.now() returns timestamptz
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
comment on function app.now is 'The moment the request happens, by the server''s clock.';

-- The day of a moment in Japan. Plain enough for the planner to put the expression in its place, in indexes and CHECKs too.
create or replace function app.tokyo_date(moment timestamptz) returns date
  language sql immutable parallel safe
  return (moment at time zone 'Asia/Tokyo')::date;

create or replace function app.tokyo_today() returns date
  language sql stable parallel safe
  return (app.now() at time zone 'Asia/Tokyo')::date;

create or replace function app.uid() returns text
  language sql stable parallel safe
  return nullif(current_setting('jwt.claims.uid', true), '');
comment on function app.uid is 'Who asks. After a commit the setting is an empty text, not null.';

-- [{"start_time": "09:00", "end_time": "12:00", "capacity": 4}, …]: in order of time, none into the next.
create or replace function app.are_capacity_bands(bands jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(bands) <> 'array' then false else not exists (
    select from (
      select band ->> 'start_time' as start_time, band ->> 'end_time' as end_time, band -> 'capacity' as capacity,
        lag(band ->> 'end_time') over (order by position) as end_before
      from jsonb_array_elements(bands) with ordinality as each_band (band, position)
    ) b
    where not coalesce(b.start_time ~ '^([01][0-9]|2[0-4]):[0-5][0-9]$' and b.end_time ~ '^([01][0-9]|2[0-4]):[0-5][0-9]$'
      and b.start_time < b.end_time and b.end_time <= '24:00' and coalesce(b.end_before <= b.start_time, true)
      and b.capacity::text ~ '^[0-9]{1,4}$', false)) end
$$;

-- Text as a search compares it: the same rule as domain searchable (db/tests/rules-agree.test.ts). What is searched stands in columns
-- of its own, written by the database: the console's lists compare them as they are, and the search over all families reads them by
-- pairs of characters.
-- Search over all families. Japanese names are short, and trigrams know letters by the locale (C here), so pairs of
-- characters are indexed: a search of two characters already reads a few rows only. Spaces do not count. Telephone numbers
-- are found by how they begin or end, addresses by how they begin.
create or replace function app.search_text(p_text text) returns text language sql immutable parallel safe as $$
  select translate(lower(normalize(p_text, NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'
      || U&'\2010\2011\2013\2014\2212\301C~-' || U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2028\2029\202F\205F\3000\FEFF\30FB',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
      || 'ーーーーーーーー')
$$;

create or replace function app.bigrams(p_text text) returns text[] language sql immutable parallel safe
  as $$ select array(select substr(p_text, n, 2) from generate_series(1, length(p_text) - 1) n) $$;

-- [{"start_time": "12:00", "end_time": "13:00"}, …]: in order of time, none into the next.
create or replace function app.are_breaks(breaks jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(breaks) <> 'array' then false else not exists (
    select from (
      select each_break ->> 'start_time' as start_time, each_break ->> 'end_time' as end_time,
        lag(each_break ->> 'end_time') over (order by position) as end_before
      from jsonb_array_elements(breaks) with ordinality as listed (each_break, position)
    ) b
    where not coalesce(b.start_time ~ '^([01][0-9]|2[0-4]):[0-5][0-9]$' and b.end_time ~ '^([01][0-9]|2[0-4]):[0-5][0-9]$'
      and b.start_time < b.end_time and b.end_time <= '24:00' and coalesce(b.end_before <= b.start_time, true), false)) end
$$;

-- A wish that money be let go: for a cancellation, or for a move at the branch's wish. It waits for a manager and then for
-- headquarters; never does a fee go to the card because nobody answered.
create or replace function app.waiver_answer_due() returns timestamptz language sql stable as $$
  select app.now() + make_interval(hours => s.waiver_answer_hours) from app.reserve_settings_on(app.tokyo_today()) s
$$;
revoke execute on function app.waiver_answer_due from public;
