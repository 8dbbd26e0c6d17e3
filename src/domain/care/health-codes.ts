import { type CodeOf, codeList } from '../code-list.ts';

/** child_documents.kind: papers a family brings. */
export const documentPaper = codeList({
  guidancePlan: [1, '生活管理指導表'],
  medicineRequest: [2, '与薬依頼書'],
  returnPaper: [3, '登園届・意見書'],
  other: [4, 'そのほか'],
});
export type DocumentPaper = CodeOf<typeof documentPaper>;

/** child_health_reads.page: where staff read of a child's health. */
export const healthReadPage = codeList({
  card: [1, 'お子さまのカード'],
  document: [2, '書類'],
  record: [3, '記録の用紙'],
});
export type HealthReadPage = CodeOf<typeof healthReadPage>;

/** view_child_health_questions.reason: why the family is asked. */
export const healthQuestion = codeList({
  unanswered: [1, 'まだ答えていない'],
  old: [2, '前の回答から時間がたった'],
  newBranch: [3, 'はじめての園'],
});
