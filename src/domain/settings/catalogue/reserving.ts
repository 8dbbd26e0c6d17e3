import { choice, number, type Settings, time } from '../kinds.ts';

/** reserve_settings: 予約の受付. */
export const reserving = {
  window_days: number('予約を受け付ける期間', '日先まで', [1, 366], 60, {
    screens: true,
    effect: '{}予約でき、それより先の日は選べません。',
    words: '予約期間 何日前から いつから予約',
  }),
  step_minutes: choice<number>('予約時間の刻み', '分', [10, 15, 20, 30, 60], 15, {
    hint: '10、15、20、30、60分のどれかです。',
    meaning: 'a reserve begins and ends on such a step of the hour; those saved under another step count to the minute',
    screens: true,
    effect: '予約の始まりと終わりを、{}ごとに選べます。精算もこの刻みで計算します。',
    words: '時間の刻み 15分単位 きざみ',
  }),
  minimum_minutes: number('最短のご利用時間', '分', [10, 1440], 60, {
    hint: '刻みの倍数にしてください。',
    screens: true,
    effect: '{}より短い予約はできません。サイトの「1時間から」の言葉も、この値から出ます。',
    words: '最低利用 最短 1時間から',
  }),
  today_lead_minutes: number('当日予約の締め切り', '分前まで', [0, 1440], 60, {
    meaning: 'Same-day reserves are taken until so long before the start',
    screens: true,
    effect: '当日の予約は、開始の{}受け付けます。',
    words: '当日予約 締切 直前 しめきり',
  }),
  edit_lead_minutes: number('予約変更の締め切り', '分前まで', [0, 10_080], 60, {
    effect: 'ご家庭は、開始の{}予約を変更できます。',
    words: '変更 締切 しめきり',
  }),
  series_dates: number('一度に予約できる日数', '日', [2, 60], 26, {
    meaning: 'days one can reserve at once',
    screens: true,
    effect: '毎週などの予約を、一度に{}分までまとめて取れます。',
    words: 'まとめて 連続 毎週 くり返し',
  }),
  ready_minutes: number('はじめての方に「今日すぐ」でご案内する長さ', '分', [15, 720], 120, {
    meaning: 'so long a stay is offered to a family that has not had one yet; later its own usual length counts',
    effect: 'はじめての方の「今日すぐ」では、{}のお預かりをご案内します。',
    words: '今すぐ トップ はじめて',
  }),
} as const satisfies Settings;

/** reserve_settings: リクエスト. */
export const requests = {
  request_answer_minutes: number('リクエストに園が答える期限', '分以内', [1, 10_080], 1440, {
    meaning: 'the branch answers a request within so long, and so long before the start as it lapses',
    screens: true,
    effect: '△の日のリクエストに、園は{}に答えます。ご家庭にもそう伝えます。',
    words: '承認 △ 返事 期限',
  }),
  request_lapse_minutes: number('答えのないリクエストを断るのは開始の', '分前', [0, 10_080], 60, {
    meaning: 'An unanswered request lapses so long before the start',
    screens: true,
    effect: '答えのないリクエストは、開始の{}に自動でお断りします。',
    words: '承認 自動 失効 お断り',
  }),
  request_answer_minimum_minutes: number('園が答える時間の最短', '分', [0, 1440], 20, {
    meaning: 'the branch always has so long to answer, also when the start is nearer than request_lapse_minutes',
    effect: '開始が近くても、園は{}のあいだ答えられます。',
    words: '承認 最短',
  }),
  request_undo_minutes: number('リクエストへの回答を取り消せる時間', '分', [0, 10], 1, {
    hint: 'このあいだ、お客様へのお知らせを待ちます。',
    meaning: 'how long the answer to a request can be taken back before the family is told',
    screens: true,
    effect: 'リクエストへの答えを、{}のあいだ取り消せます。ご家庭へのお知らせは、そのあとです。',
    words: '承認 取り消し 元に戻す',
  }),
  request_remind_minutes: number('回答の期限の何分前に、園へ知らせるか', '分', [5, 1440], 60, {
    meaning:
      'so long before the promised answer the branch is reminded of a request; of a shorter promise, when half of it is over',
    screens: true,
    effect: '回答の期限の{}前に、園へもう一度知らせます。',
    words: '承認 催促 リマインド',
  }),
} as const satisfies Settings;

/** reserve_settings: お席の確保と空き待ち. */
export const seats = {
  hold_minutes: number('予約の確認画面で席を確保しておく時間', '分', [1, 30], 5, {
    meaning: 'so long an opened confirm page holds its seats',
    screens: true,
    effect: '予約の確認画面を開いた方の席を、{}のあいだほかの方に取られないようにします。',
    words: '仮押さえ 確保 席',
  }),
  holds_per_hour: number('1時間に席を確保できる回数(1家庭)', '回', [1, 1000], 20, {
    meaning: 'holds a family may begin within an hour',
    effect: '1つのご家庭が席を確保できるのは、1時間に{}までです。',
    words: '仮押さえ いたずら 制限',
  }),
  address_holds_per_hour: number('1時間に席を確保できる回数(1つの接続元)', '回', [1, 10_000], 200, {
    hint: '携帯電話では、多くの方が同じ接続元になります。',
    meaning: 'the same for an address, which many telephones share',
    effect: '1つの接続元から席を確保できるのは、1時間に{}までです。',
    words: '仮押さえ いたずら 制限 IP',
  }),
  offer_minutes: number('空席のご案内に答えていただく時間', '分', [1, 1440], 30, {
    hint: '開始が近いときは短くなります。',
    meaning: 'so long an offer holds its seats; shorter as the start nears, never less than offer_minimum_minutes',
    screens: true,
    effect: '空き待ちの方に、{}のあいだ席を取っておきます。',
    words: '空き待ち キャンセル待ち 案内',
  }),
  offer_minimum_minutes: number('空席のご案内に答えていただく時間の最短', '分', [1, 60], 5, {
    meaning: '… but never less than this',
    effect: '開始が近くても、空き待ちの方に{}は席を取っておきます。',
    words: '空き待ち キャンセル待ち',
  }),
  offer_quiet_from: time('空席のご案内を控える時刻(あさって以降の日)', '22:00', {
    meaning: 'from then to offer_quiet_until nothing is offered for days after tomorrow',
    effect: '{}から、あさって以降の空席のご案内を控えます。',
    words: '空き待ち 夜 静かな時間',
  }),
  offer_quiet_until: time('空席のご案内を再開する時刻', '07:00', {
    effect: '{}から、空席のご案内を再開します。',
    words: '空き待ち 朝 静かな時間',
  }),
  automatic_cancel_minutes: number('自動で取れた予約を無料で取り消せる時間', '分', [5, 240], 30, {
    meaning: 'so long after its message a reserve made by a wish is cancelled without a fee',
    screens: true,
    effect: '空き待ちで自動で取れた予約は、お知らせから{}のあいだ無料で取り消せます。',
    words: '空き待ち 自動 無料 取り消し',
  }),
  open_wishes: number('1家庭の空き待ちの上限', '件', [1, 50], 5, {
    meaning: 'waitlist entries a family may have at once',
    screens: true,
    effect: '1つのご家庭が同時に待てるのは{}までです。',
    words: '空き待ち キャンセル待ち 上限',
  }),
} as const satisfies Settings;

/** reserve_settings: カードの登録、精算、割引. */
export const settling = {
  card_due_minutes: number('カード登録を待つ時間', '分', [0, 10_080], 1440, {
    meaning: 'Variant B: a card is due so long after the reserve …',
    effect: '予約と同時に登録した方のカードを、{}のあいだ待ちます。過ぎると予約を無料で取り消します。',
    words: 'カード 登録 未登録 期限',
  }),
  card_due_lead_minutes: number('カード登録の締め切り', '分前', [0, 10_080], 120, {
    meaning: '… or so long before the start, if that is earlier',
    effect: 'カードの登録は、開始の{}までです。',
    words: 'カード 登録 期限',
  }),
  card_due_minimum_minutes: number('カード登録を待つ時間の最短', '分', [0, 1440], 20, {
    meaning:
      'a first-time parent always has so long to enter a card, also when the start is nearer than card_due_lead_minutes',
    effect: '開始が近くても、カードの登録を{}は待ちます。',
    words: 'カード 登録 最短',
  }),
  settle_after_minutes: number('降園から精算まで', '分', [0, 1440], 15, {
    hint: 'このあいだは登降園を元に戻せます。',
    meaning: 'a check-out or no-show can be undone for so long; then it is charged',
    effect: '降園から{}後に、カードへ請求します。それまでは登降園を元に戻せます。',
    words: '精算 請求 いつ 決済',
  }),
  waiver_answer_hours: number('キャンセル料の免除に園長が答える期限', '時間以内', [1, 168], 24, {
    hint: '過ぎると、キャンセル料を請求します。',
    meaning: 'A manager answers so long; then a fee that staff asked to be let go is charged',
    effect: 'キャンセル料の免除の願いに、園長が{}に答えないと、請求します。',
    words: '免除 キャンセル料 園長',
  }),
  staff_discount_yen: number('スタッフがつけられる割引', '円まで', [0, 100_000], 1000, {
    hint: '金額と割合の、小さいほうまでです。',
    meaning: 'How much a person may take off a bill; headquarters as they see fit',
    effect: '保育スタッフが1回の精算で引けるのは、{}です。',
    words: '値引き 割引 スタッフ',
  }),
  staff_discount_percent: number('スタッフがつけられる割引の割合', '%まで', [0, 100], 30, {
    effect: '保育スタッフが1回の精算で引けるのは、料金の{}です。',
    words: '値引き 割引 スタッフ 割合',
  }),
  manager_discount_yen: number('園長がつけられる割引', '円まで', [0, 100_000], 20_000, {
    hint: '本部には上限がありません。',
    effect: '園長が1回の精算で引けるのは、{}です。',
    words: '値引き 割引 園長',
  }),
  manager_discount_percent: number('園長がつけられる割引の割合', '%まで', [0, 100], 100, {
    effect: '園長が1回の精算で引けるのは、料金の{}です。',
    words: '値引き 割引 園長 割合',
  }),
} as const satisfies Settings;
