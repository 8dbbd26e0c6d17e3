import { choice, number, type Settings, time } from '../kinds.ts';

/** reserve_settings: 予約の受付. */
export const reserving = {
  window_days: number('予約を受け付ける期間', '日先まで', [1, 366], 60, { screens: true }),
  step_minutes: choice<number>('予約時間の刻み', '分', [10, 15, 20, 30, 60], 15, {
    hint: '10、15、20、30、60分のどれかです。',
    meaning: 'a reserve begins and ends on such a step of the hour; those saved under another step count to the minute',
    screens: true,
  }),
  minimum_minutes: number('最短のご利用時間', '分', [10, 1440], 60, {
    hint: '刻みの倍数にしてください。',
    screens: true,
  }),
  today_lead_minutes: number('当日予約の締め切り', '分前まで', [0, 1440], 60, {
    meaning: 'Same-day reserves are taken until so long before the start',
    screens: true,
  }),
  edit_lead_minutes: number('予約変更の締め切り', '分前まで', [0, 10_080], 60),
  series_dates: number('一度に予約できる日数', '日', [2, 60], 26, {
    meaning: 'days one can reserve at once',
    screens: true,
  }),
  ready_minutes: number('はじめての方に「今日すぐ」でご案内する長さ', '分', [15, 720], 120, {
    meaning: 'so long a stay is offered to a family that has not had one yet; later its own usual length counts',
  }),
} as const satisfies Settings;

/** reserve_settings: リクエスト. */
export const requests = {
  request_answer_minutes: number('リクエストに園が答える期限', '分以内', [1, 10_080], 1440, {
    meaning: 'the branch answers a request within so long, and so long before the start as it lapses',
    screens: true,
  }),
  request_lapse_minutes: number('答えのないリクエストを断るのは開始の', '分前', [0, 10_080], 60, {
    meaning: 'An unanswered request lapses so long before the start',
    screens: true,
  }),
  request_answer_minimum_minutes: number('園が答える時間の最短', '分', [0, 1440], 20, {
    meaning: 'the branch always has so long to answer, also when the start is nearer than request_lapse_minutes',
  }),
  request_undo_minutes: number('リクエストへの回答を取り消せる時間', '分', [0, 10], 1, {
    hint: 'このあいだ、お客様へのお知らせを待ちます。',
    meaning: 'how long the answer to a request can be taken back before the family is told',
    screens: true,
  }),
  request_remind_minutes: number('回答の期限の何分前に、園へ知らせるか', '分', [5, 1440], 60, {
    meaning:
      'so long before the promised answer the branch is reminded of a request; of a shorter promise, when half of it is over',
    screens: true,
  }),
} as const satisfies Settings;

/** reserve_settings: お席の確保と空き待ち. */
export const seats = {
  hold_minutes: number('予約の確認画面で席を確保しておく時間', '分', [1, 30], 5, {
    meaning: 'so long an opened confirm page holds its seats',
    screens: true,
  }),
  holds_per_hour: number('1時間に席を確保できる回数(1家庭)', '回', [1, 1000], 20, {
    meaning: 'holds a family may begin within an hour',
  }),
  address_holds_per_hour: number('1時間に席を確保できる回数(1つの接続元)', '回', [1, 10_000], 200, {
    hint: '携帯電話では、多くの方が同じ接続元になります。',
    meaning: 'the same for an address, which many telephones share',
  }),
  offer_minutes: number('空席のご案内に答えていただく時間', '分', [1, 1440], 30, {
    hint: '開始が近いときは短くなります。',
    meaning: 'so long an offer holds its seats; shorter as the start nears, never less than offer_minimum_minutes',
    screens: true,
  }),
  offer_minimum_minutes: number('空席のご案内に答えていただく時間の最短', '分', [1, 60], 5, {
    meaning: '… but never less than this',
  }),
  offer_quiet_from: time('空席のご案内を控える時刻(あさって以降の日)', '22:00', {
    meaning: 'from then to offer_quiet_until nothing is offered for days after tomorrow',
  }),
  offer_quiet_until: time('空席のご案内を再開する時刻', '07:00'),
  automatic_cancel_minutes: number('自動で取れた予約を無料で取り消せる時間', '分', [5, 240], 30, {
    meaning: 'so long after its message a reserve made by a wish is cancelled without a fee',
    screens: true,
  }),
  open_wishes: number('1家庭の空き待ちの上限', '件', [1, 50], 5, {
    meaning: 'waitlist entries a family may have at once',
    screens: true,
  }),
} as const satisfies Settings;

/** reserve_settings: カードの登録、精算、割引. */
export const settling = {
  card_due_minutes: number('カード登録を待つ時間', '分', [0, 10_080], 1440, {
    meaning: 'Variant B: a card is due so long after the reserve …',
  }),
  card_due_lead_minutes: number('カード登録の締め切り', '分前', [0, 10_080], 120, {
    meaning: '… or so long before the start, if that is earlier',
  }),
  card_due_minimum_minutes: number('カード登録を待つ時間の最短', '分', [0, 1440], 20, {
    meaning:
      'a first-time parent always has so long to enter a card, also when the start is nearer than card_due_lead_minutes',
  }),
  settle_after_minutes: number('降園から精算まで', '分', [0, 1440], 15, {
    hint: 'このあいだは登降園を元に戻せます。',
    meaning: 'a check-out or no-show can be undone for so long; then it is charged',
  }),
  waiver_answer_hours: number('キャンセル料の免除に園長が答える期限', '時間以内', [1, 168], 24, {
    hint: '過ぎると、キャンセル料を請求します。',
    meaning: 'A manager answers so long; then a fee that staff asked to be let go is charged',
  }),
  staff_discount_yen: number('スタッフがつけられる割引', '円まで', [0, 100_000], 1000, {
    hint: '金額と割合の、小さいほうまでです。',
    meaning: 'How much a person may take off a bill; headquarters as they see fit',
  }),
  staff_discount_percent: number('スタッフがつけられる割引の割合', '%まで', [0, 100], 30),
  manager_discount_yen: number('園長がつけられる割引', '円まで', [0, 100_000], 20_000, {
    hint: '本部には上限がありません。',
  }),
  manager_discount_percent: number('園長がつけられる割引の割合', '%まで', [0, 100], 100),
} as const satisfies Settings;
