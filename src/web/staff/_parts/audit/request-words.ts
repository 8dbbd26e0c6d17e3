/** The words of requests. */
export const requestActions: Readonly<Record<string, string>> = {
  staffUndoAnswer: 'リクエストへの回答を取り消し',
};

/** Columns of stays, their money and the rest of a branch's day. */
export const requestFields: Readonly<Record<string, string>> = {
  after_business_amount: '時間外の加算',
  after_business_hours: '時間外の利用',
  amount: '金額',
  answer_due_datetime: '回答の期限',
  cancel_cause: 'キャンセルの理由',
  cancel_datetime: 'キャンセルした日時',
  cancel_remarks: 'キャンセルの連絡',
  cancel_type: 'キャンセルの区分',
  childcare_amount: '保育料',
  current_day_amount: '当日の加算',
  date: '日付',
  done_at: '対応した日時',
  end_time: '終わりの時刻',
  failure_code: '失敗の理由',
  holiday_amount: '休日の加算',
  holiday_flag: '休日の利用',
  kind: '種類',
  mail_status: 'メールの状態',
  meal_support_amount: '食事代',
  number_of_tickets_used: '使った回数券',
  numbers: '数字',
  paid_datetime: '支払いの日時',
  start_time: '始まりの時刻',
  tickets_discount_amount: '回数券の割引',
  zero_year_old_amount: '0歳の加算',
};
