import { number, type Settings, time } from '../kinds.ts';

/** age_limits: which children are taken; a branch may take fewer. */
export const ageLimits = {
  minimum_age_months: number('お預かりできる月齢', 'か月から', [0, 72], 6),
  maximum_school_grade: number('お預かりできる学年', '年生まで', [-5, 6], 6, {
    meaning:
      'to 31 March at the end of this grade of elementary school; 0: until school starts, -3: to the class of two-year-olds',
  }),
} as const satisfies Settings;

/** meal_hours: when each meal is served. */
export const mealHours = {
  breakfast_start_time: time('朝食の始まり', '07:00'),
  breakfast_end_time: time('朝食の終わり', '09:00'),
  lunch_start_time: time('昼食の始まり', '11:00'),
  lunch_end_time: time('昼食の終わり', '13:00'),
  supper_start_time: time('夕食の始まり', '17:00'),
  supper_end_time: time('夕食の終わり', '19:00'),
  minimum_overlap_minutes: number('食事を選べるのは時間内に', '分以上いるとき', [1, 240], 30, {
    meaning: 'a meal is offered where the stay overlaps its hours for so long',
  }),
} as const satisfies Settings;
