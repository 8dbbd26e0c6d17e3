-- Where branches are: the nearest of many, found by an index. A degree of longitude is shorter than one of latitude; the
-- factor is Japan's middle, which is enough to choose candidates (src/domain/seats/nearby.ts measures them).
create index branches_by_place on branches using gist (point(longitude * 0.82, latitude)) where status = 1 and real_store_flag;
