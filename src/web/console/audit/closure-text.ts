export const closureFields: Readonly<Record<string, string>> = {
  called_datetime: '電話した日時',
  called_account_id: '電話した人',
  called_note: '電話のメモ',
  reopened_at: '再開した日時',
  reopened_account_id: '再開した人',
  reached: '連絡がついた',
};
