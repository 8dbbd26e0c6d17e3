import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { morningAnswer } from '../../../../domain/care/morning/morning-codes.ts';
import { codesIn, formStanding, isDecided } from '../../../../domain/care/morning/morning-form.ts';
import { childcareStatus } from '../../../../domain/codes.ts';
import type { StayOfToday } from '../top/top-data.ts';

export type MorningStay = {
  readonly stay: StayOfToday;
  /** A child of it has no form yet. */
  readonly missing: boolean;
  /** What the branch says of the forms that name a symptom; null without one. */
  readonly answer: string | null;
};

/** Today's stays that have not begun: how the children are, until answered; then what the branch says to it. */
export const morningsOf = ({ today, morning_forms }: SelectMypageTopData): readonly MorningStay[] =>
  today
    .filter(({ childcare_status }) => childcare_status === childcareStatus.code.upcoming)
    .map((stay) => {
      const forms = morning_forms.filter((form) => form.reserve_id === stay.id && form.date === stay.reserve_date);
      const missing = stay.reserve_details.some(({ child_id }) => !forms.some((form) => form.child_id === child_id));
      const unwell = forms.filter(({ reasons }) => codesIn(reasons).length > 0);
      return { stay, missing, answer: unwell.length > 0 ? wordsOf(unwell) : null };
    });

function wordsOf(forms: SelectMypageTopData['morning_forms']): string {
  if (forms.some((form) => formStanding({ ...form, reasons: codesIn(form.reasons) }) === 'attention')) {
    return forms.some(({ staff_answer }) => staff_answer === morningAnswer.code.call)
      ? '園からお電話でご相談します'
      : '園が様子を確認しています';
  }
  return forms.some(({ staff_answer }) => isDecided(staff_answer) && staff_answer === morningAnswer.code.notToday)
    ? '今日のお預かりについて、園からお返事があります'
    : '園からお返事がありました。お預かりします';
}
