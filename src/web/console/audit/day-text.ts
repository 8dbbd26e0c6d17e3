import { reportKind } from '../../../domain/staff-codes.ts';

export const dayFields: Readonly<Record<string, string>> = {
  closed_flag: '締め',
  no_incident_flag: '事故・ヒヤリハットがなかったことの確認',
  numbers: '締めたときの数字',
  open_items: '残ったこと',
  reopen_reason: '締めを解除した理由',
  reopened_account_id: '締めを解除した人',
  reopened_at: '締めの解除',
  strikes_id: '訂正した記入',
};

export const dayCodes: Readonly<Record<string, { label(code: number): string }>> = {
  'daily_reports.kind': reportKind,
};
