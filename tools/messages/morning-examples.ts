import { morningAnswer } from '../../src/domain/care/morning/morning-codes.ts';
import type { MorningData } from '../../src/server/care/texts/morning-form-texts.ts';
import type { ReserveText } from '../../src/server/notifying/writing/reserve-text.ts';

type Examples = { [Kind in keyof MorningData]: { when: string; data: MorningData[Kind] }[] };

/** Of the morning of a stay, and of a first visit. */
export const morningExamples = (stay: ReserveText): Examples => {
  const branch = { branch_id: 1, branch_name: stay.branch_name };
  return {
    morning_form: [{ when: '当日の朝', data: stay }],
    morning_answer: [
      { when: 'お預かりできるとき', data: { ...stay, staff_answer: morningAnswer.code.come } },
      { when: '電話で相談するとき', data: { ...stay, staff_answer: morningAnswer.code.call } },
      { when: 'お預かりできないとき', data: { ...stay, staff_answer: morningAnswer.code.notToday } },
    ],
    first_visit_pack: [{ when: 'はじめての園の予約が確定したとき', data: branch }],
  };
};
