-- A family's branches as a list made once: as a table to look into, the planner reckons it anew for every branch it meets, and so
-- read all branches of the company where it needed the one of a reserve.
alter policy reserved_there on branches using (id = any (array(select distinct r.branch_id from reserves r)));
