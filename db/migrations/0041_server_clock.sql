-- Staff screens say how long ago and how long still: by the server's clock, not the tablet's.
create or replace view view_reserve_date_today as select app.tokyo_today() as today, app.now() as now;
