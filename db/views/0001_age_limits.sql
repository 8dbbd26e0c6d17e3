-- Who a branch takes, from each day on which the company's limits change: the narrower of the company's and its own.
-- The row in force on a day is the latest with adaptation_date on or before it.
create view view_branch_age_limits with (security_invoker = true) as
  select b.id as branch_id, l.adaptation_date,
    greatest(l.minimum_age_months, b.minimum_age_months) as minimum_age_months,
    least(l.maximum_school_grade, b.maximum_school_grade) as maximum_school_grade
  from branches b cross join age_limits l;
grant select on view_branch_age_limits to anonymous, "user", staff;
