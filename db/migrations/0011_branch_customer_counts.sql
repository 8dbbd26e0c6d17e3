-- SelectMypageReservesSelectBranches preselects the branch with the fewest customers (SPEC §7). A parent may know how
-- many there are, nobody who they are: the view reads with its owner's rights and shows the number alone.
create view view_branch_customer_counts as
  select b.id as branch_id,
    (select count(*) from customers c where c.default_branch_id = b.id and c.status in (1, 2))::integer as number_of_customers
  from branches b;
grant select on view_branch_customer_counts to "user", staff;
