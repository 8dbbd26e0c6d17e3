import type { NgResult } from './callable.ts';
import { pageRefusals } from './page-errors.ts';
import { announcementRefusals } from './refusals/announcement-refusals.ts';
import { bookRefusals } from './refusals/book-refusals.ts';
import { cancellingRefusals } from './refusals/cancelling-refusals.ts';
import { certificateRefusals } from './refusals/certificate-refusals.ts';
import { coverRefusals } from './refusals/cover-refusals.ts';
import { paperRefusals } from './refusals/paper-refusals.ts';
import { peopleRefusals } from './refusals/people-refusals.ts';
import { stayRefusals } from './refusals/stay-refusals.ts';
import { ticketRefusals } from './refusals/ticket-refusals.ts';
import { unpaidRefusals } from './refusals/unpaid-refusals.ts';
import { waitlistRefusals } from './refusals/waitlist-refusals.ts';

/**
 * The one error catalogue: code → where it appears → Japanese message (SPEC §8; the texts SPEC does not show are ours).
 * Converted only at the edge; docs/generated/error-codes.md is generated from it and from screen-errors.ts.
 */

/** Business refusals: HTTP 200, `{status: 'NG', type, msg}`. The server may send a more precise msg of the same type. */
export const refusals = {
  ...pageRefusals,
  // sign-in and registration
  line_denied: 'LINEでの許可が確認できませんでした。もう一度LINEでお進みください。',
  line_unregistered: 'このLINEアカウントでの登録が見つかりません。新規登録へお進みください。',
  last_login_method: 'ログイン方法が1つだけのため解除できません。先に別のログイン方法を登録してください。',
  identity_unconfirmed: 'ご本人であることを確認してから、もう一度お進みください。',
  password_wrong: 'いまのパスワードと違います。もう一度ご確認ください。',
  password_weak: '推測されやすいパスワードです。別のものにしてください。',
  second_step_wrong: 'コードを確認できませんでした。いま表示されているコードを、もう一度入力してください。',
  second_step_ended: '確認の時間が過ぎたか、間違いが続きました。もう一度、最初からログインしてください。',
  passkey_refused: 'パスキーを確認できませんでした。もう一度お試しいただくか、別の方法で確認してください。',
  line_other: 'ご登録のLINEアカウントと違います。ログインに使っているLINEアカウントで、もう一度お試しください。',
  already_registered: 'すでに登録が完了しています。マイページへお進みください。',
  not_registered: '登録が完了していません。登録の続きへお進みください。',
  // the people of a family
  paying_member_only: 'この手続きは、お支払いの方のアカウントで行います。お支払いの方にお願いしてください。',
  guardians_only: 'この手続きは、保護者の方のアカウントで行います。保護者の方にお願いしてください。',
  ask_headquarters: 'この手続きは、ただいまこのアカウントではご利用いただけません。お問い合わせください。',
  ...peopleRefusals,
  ...announcementRefusals,
  // messages with a branch
  late_not_now:
    'このご予約では、いまは遅れの連絡を送れません。ご予約の内容をご確認のうえ、お急ぎのときは園へお電話ください。',
  late_time_past: '予定より前か、すでに過ぎた時刻です。これからの時刻をお選びください。',
  late_after_closing: '園が閉まる時刻を過ぎます。お手数ですが、園へ直接お電話ください。',
  late_notice_replaced: 'ご家族から新しい連絡が届いています。画面を更新して、新しい連絡にお返事してください。',
  consents_outdated:
    '規約などの内容が新しくなりました。ページを読み込み直し、新しい内容をお読みのうえ、もう一度同意をお願いします。',
  consents_due:
    '利用規約などが新しくなりました。内容をお読みになり、同意のうえ、もう一度お進みください。ご予約の確認とキャンセルは、このままお使いいただけます。',
  child_data_consent_needed:
    'お子さまの健康やアレルギーをお預かりするには、同意が必要です。お子さまの情報の取り扱いをお読みになり、同意のうえ、もう一度保存してください。',
  terms_not_ready: '利用規約を準備しているため、ご登録はまだお受けできません。公開までお待ちください。',
  // card, plan, tickets
  card_action_required: 'カード会社での本人確認が必要です。画面の案内に沿ってお進みください。',
  seat_lost:
    'カードの登録の期限を過ぎたため、ご予約は取り消されました。請求はしていません。同じ日時の空きをご確認ください。',
  plan_unavailable: '選択されたプランは現在お申し込みいただけません。別のプランをお選びください。',
  plan_unchanged: '現在と同じプランです。変更する場合は別のプランをお選びください。',
  plan_change_scheduled:
    'すでに次のお支払い日からのプラン変更を承っています。先に現在のプランへ戻してから、もう一度お選びください。',
  ticket_unavailable: '選択された回数券は現在お求めいただけません。別の回数券をお選びください。',
  receipt_unavailable: 'このお支払いの領収書は発行できません。お支払い履歴をご確認ください。',
  ...unpaidRefusals,
  // reserves
  reserve_full: 'この時間は満席です。ほかの時間をお選びください。',
  reserve_understaffed:
    'この時間は、お子さまの年齢に合わせた職員の数が足りないため、お預かりできません。ほかの時間をお選びください。',
  reserve_closed_day: 'この日はご予約を受け付けていません。ほかの日をお選びください。',
  reserve_outside_window: 'この日時はご予約の受付期間外です。ほかの日時をお選びください。',
  reserve_outside_hours: '園の受付時間内の時間をお選びください。',
  reserve_too_short: 'ご利用時間が短すぎます。終了時間を遅くしてください。',
  reserve_bad_times: '開始時間と終了時間をご確認ください。',
  reserve_overlap: 'お子さまは、この時間に別のご予約があります。時間を変えるか、元のご予約をご確認ください。',
  reserve_child_unknown: 'お子さまの情報を確認できませんでした。もう一度お子さまをお選びください。',
  reserve_age:
    'お子さまの年齢が、この園でお預かりできる年齢ではありません。お子さまの生年月日と、園のページの対象年齢をご確認ください。',
  meal_outside_hours: '選ばれた食事は、この時間にはご用意できません。食事の選択を外すか、時間を変えてください。',
  reserve_branch_unavailable: 'この園は現在ご予約を受け付けていません。ほかの園をお選びください。',
  quote_changed: '料金が変わりました。新しい金額をご確認のうえ、もう一度お進みください。',
  fee_changed: 'キャンセル料が変わりました。新しい金額をご確認のうえ、もう一度お進みください。',
  not_editable: 'このご予約は変更できません。予約一覧で状態をご確認ください。',
  request_decided:
    'このリクエストには、すでに園からお返事があったか、取り下げられています。ご予約の内容をご確認ください。',
  alternative_gone:
    'このお席は、いまは園の確認が必要になりました。リクエストはそのまま残っています。ほかのお席をお選びください。',
  calendar_feed_exists:
    'カレンダーのアドレスは、すでに発行されています。アドレスが分からないときは、新しいアドレスに替えてください。',
  not_cancellable_reserve: 'このご予約はキャンセルできません。予約一覧で状態をご確認ください。',
  amount_below_fee: '無料キャンセルの期限を過ぎているため、キャンセル料を下回る内容には変更できません。',
  customer_disabled:
    '月額料金のお支払いが確認できていないため、新しいご予約はできません。お支払い方法をご確認ください。',
  customer_stopped:
    'ただいま、新しいご予約、変更の追加、プランの変更、回数券のご購入をお受けしていません。すでにあるご予約のご確認とキャンセルは、これまでどおりできます。くわしくはお問い合わせください。',
  customer_withdrawn: '退会済みのため、この日のご予約はできません。再入会のお手続きをお願いします。',
  // several days at once
  series_not_free: '予約できなくなった日があります。その日の時間を変えるか、日にちを外して、もう一度お進みください。',
  series_too_many: '一度に予約できる日数を超えています。日にちを減らして、もう一度お進みください。',
  // leaving
  has_upcoming_reserves: '今後のご予約が残っています。先にご予約をキャンセルしてください。',
  not_cancellable: 'お支払いやご予約が残っているため、アカウントを削除できません。',
  // pictures and files
  file_missing: 'ファイルを選んでください。',
  file_not_picture: '写真として読み取れないファイルです。JPEG、PNG、WebP、HEICの写真を選んでください。',
  file_not_document: '読み取れないファイルです。PDFか、JPEG、PNG、WebP、HEICの写真を選んでください。',
  file_broken: '写真が途中で壊れているため読み取れませんでした。元の写真をもう一度選ぶか、別の写真でお試しください。',
  file_too_many_pixels: '写真の縦横が大きすぎます。5,000万画素までの写真を選んでください。',
  file_gone: '送った写真の保管期限が過ぎました。お手数ですが、もう一度写真を選んでください。',
  file_store_unavailable:
    'ただいまファイルを保管できません。入力はそのままで、しばらくしてからもう一度送ってください。',
  branch_images_full: '写真は1つの園に8枚までです。どれかを外してから、もう一度追加してください。',
  // prices and rules
  rule_too_early: 'この日からは始められません。もっと後の日を選んでください。',
  rule_too_late: '3年より先の日は選べません。もっと近い日を選んでください。',
  rule_in_force: 'すでに始まった内容は変えられません。新しい内容を、始まる日を決めて追加してください。',
  rule_date_taken: 'この日から始まる内容がすでにあります。別の日にするか、すでにある内容を変更してください。',
  holiday_taken: 'この日はすでに祝日に登録されています。一覧から変更してください。',
  exclusion_taken: 'このお客様はすでに照合の対象外です。一覧から理由を変更してください。',
  // contents
  content_was_public: '公開したことのある内容は削除できません。「取り下げる」で非公開にしてください。',
  content_category_used: 'この分類には内容が残っています。ほかの分類に移してから、もう一度削除してください。',
  content_image_used: 'この写真を使っている記事や特典、または以前の版があるため、削除できません。',
  draft_link_ended: 'このリンクは終了しました。リンクを送った人に、新しいリンクをご確認ください。',
  // everywhere
  key_used_for_other_content:
    '前に送信された内容がすでに受け付けられているため、今回の内容は受け付けていません。一覧やお知らせで受付の内容をご確認のうえ、別のお申し込みのときはページを読み込み直してお進みください。',
  changed_meanwhile:
    '入力しているあいだに、ほかの人が同じ内容を保存しました。違うところを確認して、もう一度保存してください。',
  version_in_force: 'すでに有効になった内容は変えられません。新しい版を、これからの日付で作ってください。',
  emergency_goes_on: 'この園では、すでに緊急連絡が始まっています。「緊急」の画面で名簿をご確認ください。',
  emergency_is_over: 'この緊急連絡は終わっています。画面を読み込み直してください。',
  waiver_answered:
    'この申請はすでに回答済みか、キャンセル料の請求が始まっています。予約のページで内容をご確認ください。',
  rate_limited: '短い時間に操作が続きました。しばらくしてからもう一度お試しください。',
  form_token_invalid: 'フォームの有効期限が切れました。ページを読み込み直して、もう一度送信してください。',
  not_found: '対象の情報が見つかりませんでした。一覧からもう一度お選びください。',
  // staff
  answer_told:
    'お客様へのお知らせを送ったため、回答を取り消せません。変更するときは、お客様へお電話のうえ、予約の変更やキャンセルをしてください。',
  request_answered: 'このリクエストにはすでに回答済みです。一覧を更新してご確認ください。',
  transition_refused: '現在の状態ではこの操作はできません。画面を更新してご確認ください。',
  attendance_too_early: 'まだ登園・降園を登録できる時間ではありません。ご予約の日になってから登録してください。',
  attendance_time_needed: '園の時間を過ぎているため、押した時刻では登録できません。実際の時刻を入力してください。',
  attendance_outside_day: 'ご予約の日の、園の時間内の時刻を入力してください。',
  attendance_bad_time: 'これからの時刻や、登園より前の降園は登録できません。時刻をご確認ください。',
  day_items_open: 'まだ終わっていないことがあります。1つずつ説明を入力してから、この日を締めてください。',
  day_incidents_asked:
    '事故・けがとヒヤリハットの記入がありません。なかったことを確認するか、記入してから締めてください。',
  day_closed_already: 'この日はすでに締められています。画面を更新してご確認ください。',
  report_entry_struck: 'この記入は、すでに訂正されています。新しいほうの記入をご確認ください。',
  attendance_doubt: '確認が必要です。内容を確かめてから、もう一度登録してください。',
  hand_over_refused: 'お引き渡しできません。園長を呼んでください。',
  hand_over_person_needed: '今日の一覧で、お迎えの方を選んでください。',
  hand_over_reason_needed: '理由と、見た身分証を入力してください。',
  feeding_doubt: '食事の前に確認が必要です。内容を確かめてから、もう一度記録してください。',
  room_name_taken: '同じ名前の部屋があります。別の名前を入力してください。',
  meal_alone: 'このお子さまの食事は、アレルギーと食事の内容を確かめて、1人ずつ記録・確認してください。',
  meal_changed: '食事かアレルギーの内容が変わりました。新しい内容を読んで、もう一度確認してください。',
  attendance_manager_needed:
    '終わった日の登園・降園・取り消しは、園長が理由をそえて登録します。園長に依頼してください。',
  attendance_reason_needed: '終わった日の記録を変える理由を入力してください。',
  care_bad_time: 'これからの時刻では記録できません。時刻をご確認ください。',
  care_outside_stay: 'お預かりしている間の時刻で記録してください。',
  care_manager_needed:
    '時間がたった記録や前の日の記録、遅れて書かれた記録の訂正は、園長が理由をそえて行います。園長に依頼してください。',
  care_reason_needed: '時間がたってから記録する理由を入力してください。',
  care_record_struck: 'この記録は、すでに取り消されています。新しい記録をご確認ください。',
  nap_open_already: 'この時刻には、すでに睡眠の記録があります。保育の画面をご確認ください。',
  nap_after_leaving: '降園したお子さまの睡眠は、はじめられません。メモに記録してください。',
  nap_ended: 'このお子さまは、すでに起きています。画面を更新してご確認ください。',
  nap_awake_too_long: '「起きた」を取り消せる時間を過ぎています。眠っているときは、もう一度「寝た」を押してください。',
  nap_told_afterwards: 'あとから園長が登録した睡眠に、確認の記録は付けられません。',
  sleep_check_too_late:
    '時間がたってから、午睡の確認は記録できません。実際に確認していたときは、メモに残してください。',
  photo_consent_missing: 'ご家庭から写真の同意をいただいていません。写真は記録できません。',
  shared_photo_consent_missing:
    'ほかのご家庭のお子さまといっしょの写真に、同意をいただいていないお子さまがいます。1人ずつの写真にしてください。',
  child_already_present: 'このお子さまは、別のご予約でお預かり中です。先にその降園を登録してください。',
  closure_touches_reserves: 'この変更に影響するご予約があります。内容を確認してから確定してください。',
  branch_has_reserves: 'この園には、最終日より後のご予約があります。下の一覧をご確認のうえ、もう一度お進みください。',
  branch_has_children: 'お預かり中のお子さまがいます。お迎えが済んでから、もう一度お試しください。',
  certificate_overlaps: '同じ種類の証明が、重なる期間に登録されています。期間をご確認ください。',
  certificate_in_force: '効力がはじまった証明は削除できません。「最後の日」を入れて終わらせてください。',
  override_reason_required: '規則の例外とする理由を入力してください。',
  discount_reason_required: '割引の理由を入力してください。',
  already_settled: 'すでに精算済みです。',
  discount_limit: '割引の上限を超えています。上限までにするか、園長または本部に依頼してください。',
  charge_running: 'いまカードの決済をしています。1分ほどおいて、画面を更新してからもう一度お試しください。',
  refund_running: 'いま返金の手続き中です。終わってから、もう一度お試しください。',
  correction_changed: '確認のあとに内容が変わりました。新しい金額を確認して、もう一度お進みください。',
  correction_nobody: 'お1人も来園していない場合は、訂正ではなく返金をお使いください。',
  correction_unneeded: '変わったところがありません。時刻、食事、割引のどれかを直してください。',
  refund_choice_needed: 'これまでの返金が、この訂正と同じ理由かどうかを選んでください。',
  own_account: '自分のアカウントは停止できません。ほかの本部の方に依頼してください。',
  last_headquarters: '本部のアカウントが1つもなくなります。先に別の本部のアカウントを用意してください。',
  second_factor_required: 'このアカウントには2段階認証が必要です。先に別の方法を登録してから削除してください。',
  second_factor_first: '先に、ご自身の2段階認証を設定してください(アカウント設定)。',
  invitation_accepted: 'すでにパスワードを設定済みの方です。パスワードの再設定は、ログイン画面から本人が行えます。',
  // at the desk
  member_not_found:
    '電話番号(またはメールアドレス)とお子さまの生年月日の両方が一致する方は見つかりませんでした。聞き取った内容を確認して、もう一度お試しください。',
  family_search_limited:
    '確認できる回数を超えました。1時間ほどしてからもう一度お試しください。お急ぎのときは、本部へご連絡ください。',
  family_tel_taken:
    'この電話番号のご家庭は、すでに登録されています。同じご家庭か確認してください。別のご家庭のときは、その旨を選んで登録できます。',
  family_signs_in:
    'このご家庭は、すでにログインできます。案内のリンクは要りません。パスワードをお忘れのときは、ログイン画面から再設定していただいてください。',
  family_link_expired:
    'このリンクは期限が切れています。お手数ですが、園へお問い合わせください。新しいリンクをお出しします。',
  family_link_used: 'このリンクは、すでに使われています。ログインの画面からお進みください。',
  family_link_digits: '電話番号の下4桁が違います。園でお伝えいただいた番号をご確認ください。',
  // families, by headquarters
  family_stopped_already: 'すでに停止しています。画面を更新してご確認ください。',
  family_not_stopped: '停止していません。画面を更新してご確認ください。',
  ticket_extension_limit:
    '販売した回数券の期限は、購入日から6か月を超えて延ばせません。それより先の日までご利用いただくときは、無償の回数券をお渡しください。',
  ticket_not_refundable: 'この回数券は返金できません。残りの枚数と、お支払いの記録をご確認ください。',
  merge_refused: 'この2つのアカウントは、いまは統合できません。画面の理由をご確認ください。',
  merge_changed: '確認のあとに内容が変わりました。新しい内容を確認して、もう一度お進みください。',
  erasure_refused: 'ご予約、精算、返金、月額プランのどれかが残っているため消去できません。先にそちらを終えてください。',
  name_mismatch: '入力されたお名前が、お客様のお名前と違います。消去する方を確認して、もう一度入力してください。',
  refund_too_large: '返金額が支払額を超えています。金額をご確認ください。',
  import_unreadable: 'ファイルを読めませんでした。CSV(UTF-8またはShift_JIS)で保存し直して、もう一度お選びください。',
  import_has_problems: '直すところがあります。行ごとの内容をご確認のうえ、ファイルを直してもう一度お選びください。',
  import_repeated: 'このファイルは取り込み済みです。別のファイルをお選びください。',
  pattern_in_force: 'すでに始まっている開園時間は変えられません。新しい適用日で、もう一つお作りください。',
  pattern_date_taken: 'この日から始まる開園時間がすでにあります。別の日にするか、その開園時間を変えてください。',
  // shared tablets
  needs_password: 'この操作には、PINのほかにパスワードの確認が必要です。',
  pin_wrong: 'PINが違います。もう一度入力してください。',
  pin_locked:
    'PINの間違いが続いたため、この端末では使えなくなりました。園長に解除を依頼するか、パスワードでログインしてください。',
  pin_easy: '推測されやすいPINです。別のPINにしてください。',
  tablet_unknown: 'この端末は登録されていません。パスワードでログインするか、園長に端末の登録を依頼してください。',
  tablet_needed: 'この情報は、園長が登録した端末でだけ使えます。',
  // opening and overview
  site_not_open: 'ただいま開園の準備をしています。公開まで、もうしばらくお待ちください。',
  not_ready_to_open: 'まだそろっていない項目があります。準備の一覧をご確認ください。',
  mail_not_sent:
    'メールを送れませんでした。メールサーバーの設定(SMTP_URL、MAIL_FROM)を確認して、もう一度お試しください。',
  job_not_failed: 'この処理は、すでに終わったか、いま動いています。画面を更新してご確認ください。',
  // closing over existing reserves
  closure_failed: 'この園は閉じられませんでした。もう一度お試しいただくか、園のカレンダーから操作してください。',
  // medicines and incidents
  medicine_not_prescribed:
    '医師が処方した薬だけをお預かりしています。市販の薬はお預かりできないことを、ご説明ください。',
  medicine_first_dose:
    '初めて飲む薬はお預かりできません。ご家庭で一度飲み、様子に変わりがなかった薬だけです。保護者にご説明ください。',
  medicine_as_needed:
    '「熱が出たら」など、様子によって使う薬はお預かりできません。必要になったら保護者に電話で確認することを、ご説明ください。',
  medicine_not_ready:
    '1回分で名前と日付があること、薬剤情報提供書、手渡しの3つがそろっていません。そろってから、もう一度登録してください。',
  medicine_instruction_missing:
    '坐薬は、医師の指示書がなければお預かりできません。指示書を確認してから登録してください。',
  medicine_not_here: 'このお子さまは、この予約でお預かりする予定がありません。予約を確認してください。',
  medicine_withdrawn: 'この与薬依頼は取り下げられています。画面を更新してください。',
  dose_under_way: 'すでに用意されています。画面を更新して、いまの状態をご確認ください。',
  dose_check_by_another:
    '用意した人は、自分では確認できません。ほかの職員が「交代」で自分のPINを入れてから、確認してください。',
  dose_not_checked: 'もう一人の確認が済んでいません。確認のあとに、与薬を記録してください。',
  incident_entry_used:
    'この日報の記入からは、すでに報告書が書かれています。事故・ヒヤリハットの一覧から開いてください。',
  incident_signed: 'この報告書は園長が確認済みです。内容は変えられません。「追記」に書いてください。',
  incident_unsigned: 'まだ園長が確認していない報告書です。本文を直してください。',
  incident_children_missing: 'お子さまを選んでください。ヒヤリハットのほかは、だれに起きたかが必要です。',
  incident_child_not_here: 'この日にお預かりしていないお子さまが選ばれています。日時とお子さまを確認してください。',
  incident_parent_untold:
    '保護者に伝えた相手と日時が、まだ入っていません。お子さまごとに記入してから確認してください。',
  incident_not_serious: '第1報は、重大事故の報告書だけで使います。種類を確認してください。',
  incident_in_future: 'これからの日時は入力できません。起きた日時を確認してください。',
  ...stayRefusals,
  ...ticketRefusals,
  ...bookRefusals,
  ...paperRefusals,
  ...cancellingRefusals,
  ...certificateRefusals,
  ...coverRefusals,
  ...waitlistRefusals,
} as const;
export type RefusalType = keyof typeof refusals;

/** The NG result of a refusal, with the catalogue's words unless more precise ones are given. */
export function refuse(
  type: RefusalType,
  more: { readonly msg?: string; readonly fields?: readonly string[]; readonly details?: unknown } = {},
): NgResult {
  return {
    status: 'NG',
    type,
    msg: more.msg ?? refusals[type],
    ...(more.fields && more.fields.length > 0 ? { fields: [...more.fields] } : {}),
    ...(more.details === undefined ? {} : { details: more.details }),
  };
}
