/** Cover calls and swaps. Why somebody cannot take a shift is said to nobody. */
export const coverRefusals = {
  cover_taken: 'ほかの方が引き受けました。お返事をありがとうございました。',
  cover_over: 'この応援のお願いは終わりました。画面を更新して、いまの状態をご確認ください。',
  cover_not_possible: 'この応援は、いまはお引き受けいただけません。園長にご相談ください。',
  cover_break_missing:
    '6時間を超える勤務には45分以上、8時間を超える勤務には60分以上の休憩が必要です。休憩を入れてください。',
  cover_nobody: 'お願いする職員を選んでください。選んだあとに予定が変わった職員は、一覧から外れています。',
  swap_not_possible: 'この交代は、いまはできません。日を変えるか、園長にご相談ください。',
} as const;
