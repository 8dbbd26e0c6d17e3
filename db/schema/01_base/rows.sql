insert into app.days select generate_series(timestamp '2000-01-01', '2199-12-31', interval '1 day')::date;
