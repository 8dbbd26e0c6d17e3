insert into app.figures_kept default values;

insert into accounting_mappings (kind, tax, debit_account, desk_account, credit_account, debit_tax, credit_tax, memo)
  select k.kind, t.tax, '未収入金', '現金', case when t.tax = app.code('salesTax.outside') then '雑収入' else '売上高' end, '対象外',
    case t.tax when app.code('salesTax.exempt') then '非課税売上' when app.code('salesTax.standard') then '課税売上10%' else '対象外' end, '{園} {内容}'
  from generate_series(1, 9) as k (kind), generate_series(1, 3) as t (tax);

insert into accounting_mappings (kind, tax, debit_account, desk_account, credit_account, debit_tax, credit_tax, memo) values
  (10, 3, '未収入金', '現金', '雑収入', '対象外', '対象外', '{園} {内容}'),
  (11, 2, '未収入金', '現金', '売上高', '対象外', '課税売上10%', '{園} {内容}'),
  (12, 3, '未収入金', '現金', '前受金', '対象外', '対象外', '{園} {内容}'),
  (13, 1, '未収入金', '現金', '売上高', '対象外', '非課税売上', '{園} {内容}'),
  (13, 2, '未収入金', '現金', '売上高', '対象外', '課税売上10%', '{園} {内容}'),
  (13, 3, '未収入金', '現金', '雑収入', '対象外', '対象外', '{園} {内容}'),
  (14, 1, '前受金', '', '売上高', '対象外', '非課税売上', '{園} {内容}'),
  (14, 2, '前受金', '', '売上高', '対象外', '課税売上10%', '{園} {内容}'),
  (14, 3, '前受金', '', '売上高', '対象外', '対象外', '{園} {内容}'),
  (15, 3, '前受金', '', '雑収入', '対象外', '対象外', '{園} {内容}'),
  (16, 3, '普通預金', '', '未収入金', '対象外', '対象外', '{園} {内容}'),
  (17, 3, '支払手数料', '', '未収入金', '対象外', '対象外', '{園} {内容}'),
  (18, 3, '未収入金', '現金', '前受金', '対象外', '対象外', '{園} {内容}'),
  (19, 3, '前受金', '', '雑収入', '対象外', '対象外', '{園} {内容}');
