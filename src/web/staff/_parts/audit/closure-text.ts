/** Closing over existing reserves, in the audit log's words. */
export const closureActions: Readonly<Record<string, string>> = {
  staffCloseBranches: '休園とご家庭へのお知らせ',
  staffReopenClosure: '休園の取りやめ',
  staffMarkClosureCall: '休園の電話連絡',
};
export const closureTables: Readonly<Record<string, string>> = {
  closures: '休園',
  closure_notices: '休園のお知らせ',
};
export const closureFields: Readonly<Record<string, string>> = {
  called_datetime: '電話した日時',
  called_account_id: '電話した人',
  called_note: '電話のメモ',
  reopened_at: '再開した日時',
  reopened_account_id: '再開した人',
  reached: '連絡がついた',
};
