import { type AllergyAnswer, allergyAnswer } from '../../../../../domain/care/care-codes.ts';
import { allergyAnswerOf } from '../../../../../domain/care/child-health.ts';
import { ageOn, isSchoolchild } from '../../../../../domain/membership/age.ts';
import { epochOf } from '../../../../../domain/time.ts';
import {
  type AlarmMinutes,
  allEntries,
  type Board,
  type BoardChild,
  type BoardEntry,
  childCount,
  isAlarming,
} from './board.ts';

type AgeGroup = { label: string; present: number; all: number };
type MealCount = { label: string; count: number };
export type DayChild = { child: BoardChild; entry: BoardEntry };

export type DaySummary = {
  present: number;
  coming: number;
  /** Present, and their reserve ends within the hour. */
  leaving: number;
  late: number;
  overdue: number;
  ages: readonly AgeGroup[];
  meals: readonly MealCount[];
  allergies: readonly DayChild[];
  /** Whose families have not answered about allergies yet. */
  unasked: readonly DayChild[];
};

const ageGroups: readonly { label: string; has: (born: string, day: string) => boolean }[] = [
  { label: '0歳', has: (born, day) => ageOn(born, day) < 1 },
  { label: '1〜2歳', has: (born, day) => ageOn(born, day) >= 1 && ageOn(born, day) < 3 },
  { label: '3〜5歳', has: (born, day) => ageOn(born, day) >= 3 && !isSchoolchild(born, day) },
  { label: '小学生', has: isSchoolchild },
];

const answered =
  (answer: AllergyAnswer) =>
  ({ child: { detail } }: DayChild): boolean =>
    detail.child !== null && allergyAnswerOf(detail.child) === answer;

/** The building in figures: always children, and always the whole board, whatever is being searched. */
export function summaryOf(board: Board, now: Date, today: string, alarms: AlarmMinutes): DaySummary {
  // Those who did not come eat nothing and need no one.
  const entries = allEntries(board).filter(({ column }) => column !== 'no_show');
  const lines = entries.flatMap((entry) => entry.children.map((child) => ({ entry, child })));
  const hour = now.getTime() + 3_600_000;
  const alarming = (list: readonly BoardEntry[]) => childCount(list.filter((entry) => isAlarming(entry, now, alarms)));
  const eating = (flag: 'breakfast_support_flag' | 'lunch_support_flag' | 'supper_support_flag') =>
    lines.filter(({ child }) => child.detail[flag]).length;
  return {
    present: childCount(board.present),
    coming: childCount(board.coming),
    leaving: childCount(
      board.present.filter(({ reserve }) => {
        const end = epochOf(reserve.end_datetime);
        return end > now.getTime() && end <= hour;
      }),
    ),
    late: alarming(board.coming),
    overdue: alarming(board.present),
    ages: ageGroups.map(({ label, has }) => {
      const own = lines.filter(({ child }) => has(child.detail.date_of_birth, today));
      return { label, all: own.length, present: own.filter(({ child }) => child.column === 'present').length };
    }),
    meals: [
      { label: '朝食', count: eating('breakfast_support_flag') },
      { label: '昼食', count: eating('lunch_support_flag') },
      { label: '夕食', count: eating('supper_support_flag') },
    ],
    allergies: lines.filter(answered(allergyAnswer.code.some)),
    unasked: lines.filter(answered(allergyAnswer.code.notAsked)),
  };
}
