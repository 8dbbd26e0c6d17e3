import { type CodeOf, codeList } from '../code-list.ts';

/** reserves.refusal_reason: why a request was refused, as the parent reads it. SQL's check has the same keys. */
export const refusalReason = codeList({
  full: [1, '定員に達したため'],
  staff: [2, '職員の配置が整わないため'],
  event: [3, '園の行事や都合のため'],
  hours: [4, 'ご希望の時間のお預かりが難しいため'],
  other: [5, 'その他の理由'],
  unanswered: [6, '期限までに園からお返事ができなかったため'],
});
export type RefusalReason = CodeOf<typeof refusalReason>;

/** What staff choose from: `unanswered` is set by the deadline only. */
export const chosenRefusalReasons = refusalReason.keys.filter((key) => key !== refusalReason.code.unanswered);

/** The words of the list; where it was another reason, the comment alone says it. '' if there is nothing to say. */
export const refusalText = (reason: number | null): string =>
  reason === null || reason === refusalReason.code.other ? '' : refusalReason.label(reason);
