/** What the audit log says of the child's log and sleep: what a manager wrote late, and what was struck. */
export const logActions: Readonly<Record<string, string>> = {
  staffWriteChildLog: 'お子さまの記録(時間がたってから)',
  staffBeginNap: '睡眠の記録(時間がたってから)',
  staffEndNap: '起きた時刻の記録(時間がたってから)',
  staffCheckSleep: '午睡チェック(時間がたってから)',
  staffStrikeCareRecord: 'お子さまの記録の取り消し',
};
