export const bookFields: Readonly<Record<string, string>> = {
  figures: '締めた数字',
  closed_at: '締めた日時',
  debit_account: '借方の科目',
  desk_account: '窓口の科目',
  credit_account: '貸方の科目',
  debit_tax: '借方の税区分',
  credit_tax: '貸方の税区分',
  memo: '摘要',
};
