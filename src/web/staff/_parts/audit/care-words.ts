import { incidentKind } from '../../../../domain/care/incident-codes.ts';

/** Caring for children, in the words of the console. */
export const careActions: Readonly<Record<string, string>> = {
  staffReceiveMedicine: '薬の受け取り',
  staffWithdrawMedicine: '与薬依頼の取り下げ',
  staffPrepareDose: '与薬の用意',
  staffCheckDose: '与薬の確認(2人目)',
  staffGiveDose: '与薬の記録',
  staffSaveIncident: '事故・ヒヤリハットの記入',
  staffAddIncidentEntry: '事故報告書の経過・追記',
  staffAddIncidentPhoto: '事故報告書の写真の追加',
  staffRemoveIncidentPhoto: '事故報告書の写真の取り消し',
  staffSignIncident: '事故報告書の園長確認',
  staffMarkFirstReport: '第1報の提出の記録',
  staffIssueChildDay: 'お子さまの1日の記録(PDF)の作成',
  staffIssueFirstReport: '第1報(PDF)の作成',
};

export const careTables: Readonly<Record<string, string>> = {
  medicine_requests: '与薬依頼',
  medicine_doses: '与薬',
  incidents: '事故・ヒヤリハットの報告書',
};

export const careFields: Readonly<Record<string, string>> = {
  happened_at: '起きた日時',
  right_flag: '確認の結果に問題がないこと',
  given_flag: '与薬したこと',
  reported_to: '提出先',
  reported_at: '提出した日時',
};

export const careCodes: Readonly<Record<string, { label(code: number): string }>> = {
  'incidents.kind': incidentKind,
};
