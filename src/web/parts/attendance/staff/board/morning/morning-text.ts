import {
  attentionReason,
  morningAnswer,
  morningMeal,
  morningSleep,
  symptom,
} from '../../../../../../domain/care/morning/morning-codes.ts';
import { codesIn, type FormStanding, formStanding } from '../../../../../../domain/care/morning/morning-form.ts';
import { allEntries, type Board, type BoardChild, type BoardEntry, type BoardReserve } from '../board.ts';

export type SentMorningForm = BoardReserve['morning_forms'][number];

export const morningFormOf = (reserve: BoardReserve, child_id: number): SentMorningForm | undefined =>
  reserve.morning_forms.find((form) => form.child_id === child_id);

export function standingOf(form: SentMorningForm | undefined): FormStanding {
  return formStanding(form && { reasons: codesIn(form.reasons), staff_answer: form.staff_answer });
}

/** The card's label, by the state of the form. */
export const standingText: Readonly<Record<FormStanding, string>> = {
  not_yet: '朝の様子 未回答',
  done: '朝の様子 回答済み',
  attention: '要確認',
  answered: '確認済み',
};

export const reasonsText = (form: SentMorningForm): string =>
  codesIn(form.reasons)
    .map((reason) => attentionReason.label(reason))
    .join('、');

const times = (word: string, count: number): string[] => (count > 0 ? [`${word}${count}回`] : []);
const flag = (word: string, on: boolean): string[] => (on ? [word] : []);

/** Everything the family said, as rows of label and words. */
export function morningRows(form: SentMorningForm): [label: string, words: string][] {
  const usual = form.usual_temperature === null ? '' : `(平熱 ${form.usual_temperature.toFixed(1)}℃)`;
  const signs = [
    ...codesIn(form.symptoms).map((code) => symptom.label(code)),
    ...times('下痢', form.loose_stools),
    ...times('嘔吐', form.vomits),
  ];
  const recent = [
    ...flag('高い熱が出た', form.recent_fever_flag),
    ...flag('解熱剤を使った', form.antipyretic_flag),
    ...flag('けいれん予防の座薬を使った', form.seizure_medicine_flag),
  ];
  const meal = [morningMeal.label(form.meal), form.meal_time?.slice(0, 5) ?? '', form.meal_words];
  const infection = form.infection && [
    form.infection.name,
    form.onset_date === null ? '' : `症状が出た日 ${form.onset_date.replaceAll('-', '/')}`,
    form.eased_date === null ? '' : `よくなった日 ${form.eased_date.replaceAll('-', '/')}`,
  ];
  return [
    ['体温', `${form.temperature.toFixed(1)}℃${usual}`],
    ['様子', signs.join('、') || '気になる様子なし'],
    ...(recent.length > 0 ? [['24時間以内', recent.join('、')] as [string, string]] : []),
    ...(form.contact_flag ? [['まわり', '感染症の人がいる'] as [string, string]] : []),
    ...(infection ? [['感染症', infection.filter(Boolean).join(' ')] as [string, string]] : []),
    ['食事', meal.filter(Boolean).join(' ')],
    ['睡眠', morningSleep.label(form.sleep)],
    ['薬', form.medicine_flag ? '今日、園で飲む薬があります' : 'なし'],
    ...(form.words ? [['伝言', form.words] as [string, string]] : []),
    ...(form.staff_answer === null
      ? []
      : [
          ['園の回答', [morningAnswer.label(form.staff_answer), form.staff_words].filter(Boolean).join(' ')] as [
            string,
            string,
          ],
        ]),
  ];
}

type AttentionChild = { entry: BoardEntry; child: BoardChild; form: SentMorningForm };

/** Children still to come who need attention; those whose family asked come first. */
export function attentionChildren(board: Board): AttentionChild[] {
  return allEntries(board)
    .filter(({ column }) => column === 'coming')
    .flatMap((entry) =>
      entry.children.flatMap((child) => {
        const form = morningFormOf(entry.reserve, child.child_id);
        return form && standingOf(form) === 'attention' ? [{ entry, child, form }] : [];
      }),
    )
    .toSorted((a, b) => Number(a.form.asked_at === null) - Number(b.form.asked_at === null));
}
