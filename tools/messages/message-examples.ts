import { lateAnswer, lateKind } from '../../src/domain/messages/message-codes.ts';
import { instantOf } from '../../src/domain/time.ts';
import type { MessageData } from '../../src/server/messages/texts/message-texts.ts';

type MessageExamples = { [Kind in keyof MessageData]: readonly { when: string; data: MessageData[Kind] }[] };

const branch = { branch_name: 'みなと広場園', branch_tel: '0355501201' };
const late = {
  ...branch,
  reserve_id: 5,
  kind: lateKind.code.pickUp,
  expected_datetime: instantOf('2026-11-16', 18 * 60),
};

/** What the branch says to a family; the words of a message never leave the app. */
export const messageExamples: MessageExamples = {
  family_message: [{ when: '園からのメッセージ', data: { branch_id: 2, branch_name: branch.branch_name } }],
  late_answered: [
    { when: '遅れの連絡への返事', data: { ...late, answer: lateAnswer.code.understood } },
    { when: '電話をお願いするとき', data: { ...late, kind: lateKind.code.arrival, answer: lateAnswer.code.callUs } },
  ],
};
