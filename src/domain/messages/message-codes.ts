import { type CodeOf, codeList } from '../code-list.ts';

/** family_messages.sender. To the family it is the branch that writes, not one of its staff. */
export const messageSender = codeList({
  family: [1, 'ご家族'],
  branch: [2, '園'],
  headquarters: [3, '本部'],
});
export type MessageSender = CodeOf<typeof messageSender>;

/** late_notices.kind. */
export const lateKind = codeList({
  arrival: [1, '登園が遅れます'],
  pickUp: [2, 'お迎えが遅れます'],
});
export type LateKind = CodeOf<typeof lateKind>;

/** late_notices.answer: one tap of the branch. */
export const lateAnswer = codeList({
  understood: [1, '承知しました'],
  callUs: [2, 'お電話ください'],
});
export type LateAnswer = CodeOf<typeof lateAnswer>;
