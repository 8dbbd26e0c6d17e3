import { number, type Settings, time } from '../kinds.ts';

/** reserve_settings: ご家族とお迎え. */
export const families = {
  family_link_hours: number('窓口で登録したご家庭の案内リンク', '時間有効', [1, 720], 72, {
    meaning: 'how long the link of a family entered at the desk can be used',
    effect: '窓口で登録したご家庭に送る案内のリンクは、{}です。',
    words: '窓口 登録 リンク 期限',
  }),
  family_invitation_hours: number('ご家族への招待リンク', '時間有効', [1, 720], 72, {
    meaning: 'how long the link that invites a person into a family can be used',
    effect: 'ご家族を招くリンクは、{}です。',
    words: '招待 家族 リンク 期限',
  }),
  relatives_limit: number('ご家庭ごとの「家族」(招待中を含む)', '人まで', [1, 50], 10, {
    meaning: 'so many relatives sign in for a family at most, open invitations counted',
    effect: '1つのご家庭に入れる「家族」は、招待中の方を含めて{}です。',
    words: '祖父母 家族 人数',
  }),
  pickup_people_limit: number('ご家庭ごとの「お迎えの方」', '人まで', [1, 50], 20, {
    meaning: "so many people stand on a family's pick-up list at most",
    effect: '1つのご家庭に登録できる「お迎えの方」は、{}です。',
    words: 'お迎え 代理 人数',
  }),
  pickup_pass_grace_minutes: number('お迎えパスが使えるのはお預かりの終了の', '分後まで', [0, 720], 180, {
    meaning: 'how long after the planned end of a stay its pick-up pass is still taken',
    effect: 'お迎えパスは、お預かりの終了の{}使えます。',
    words: 'QR お迎え パス 期限',
  }),
  pickup_dispute_hours: number('凍結の前の、お迎えの方の追加とパスを確認中とする時間', '時間', [0, 720], 72, {
    meaning: 'people listed and passes made so many hours before a freeze of the pick-up list count as disputed',
    effect: 'お迎えを凍結する前の{}に加えられた方とパスは、確認中として扱います。',
    words: '凍結 親権 DV お迎え',
  }),
  introduction_minutes: number('ほかの園の会員を確認してから予約できる時間', '分', [5, 1440], 60, {
    meaning:
      'a family of another branch that was found by an exact number and a birth date may be reserved for this long',
    effect: 'ほかの園の会員は、会員番号と生年月日を確かめてから{}のあいだ予約できます。',
    words: '他園 会員 確認 電話予約',
  }),
  family_search_limit: number('ほかの園の会員を確認できる回数(スタッフ1人、1時間)', '回', [1, 1000], 20, {
    meaning: 'such searches one member of staff may make in an hour',
    effect: 'ほかの園の会員を探せるのは、スタッフ1人につき1時間に{}までです。',
    words: '他園 会員 検索 のぞき見',
  }),
} as const satisfies Settings;

/** reserve_settings: お知らせとお問い合わせ. */
export const messages = {
  reminder_time: time('前日のお知らせを送る時刻', '12:00', {
    meaning: 'Tokyo time of the day before at which a reserve is brought to mind',
    effect: '予約の前日の{}に、お知らせを送ります。',
    words: 'リマインド 前日 通知 LINE',
  }),
  inbox_answer_hours: number('お問い合わせに返信する目安', '時間以内', [1, 720], 24, {
    hint: '過ぎると、園のChatworkに知らせます。',
    screens: true,
    effect: 'お問い合わせに{}に返信がないと、園に知らせます。',
    words: '問い合わせ 返信 未対応',
  }),
  message_quiet_from: time('園からのメッセージをLINE・メールで知らせない時刻(始まり)', '21:00', {
    meaning: 'from then to message_quiet_until no LINE or mail tells of a message; it stands in the app at once',
    effect: '{}からは、園からのメッセージをLINEやメールで知らせません。',
    words: '夜 静かな時間 通知 おやすみ',
  }),
  message_quiet_until: time('園からのメッセージをLINE・メールで知らせない時刻(終わり)', '07:00', {
    effect: '{}から、ふたたび知らせます。',
    words: '朝 静かな時間 通知',
  }),
  message_answer_hours: number('ご家族へのメッセージの返信の目安', '時間', [1, 720], 6, {
    hint: '過ぎると、園のChatworkへお知らせします。',
    meaning: 'a branch is reminded of a family that waits longer',
    screens: true,
    effect: 'ご家族のメッセージに{}返信がないと、園に知らせます。',
    words: '連絡 返信 未対応 チャット',
  }),
  line_reserve_percent: number('当日のご連絡のために残すLINEのメッセージ', '%', [0, 100], 10, {
    hint: '残りがこれを下回ると、ほかのお知らせはメールで送ります。',
    meaning: "of the month's LINE messages, kept for what cannot wait",
    effect: '今月のLINEの残りが{}を下回ると、当日の連絡だけをLINEで送り、ほかはメールにします。',
    words: 'LINE 通数 上限 無料枠',
  }),
  line_warning_percent: number('LINEのメッセージをどれだけ使ったら本部に知らせるか', '%', [1, 100], 80, {
    meaning: "of the month's LINE messages: headquarters are told",
    effect: '今月のLINEを{}使うと、本部に知らせます。',
    words: 'LINE 通数 上限 警告',
  }),
} as const satisfies Settings;
