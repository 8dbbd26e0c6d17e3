import type { CallableErrorStatus } from './callable.ts';

/**
 * Refusals a page shows by itself, before or without the server. They are separate from those in errors.ts so that
 * a parent's page does not bundle the whole catalogue.
 */
export const pageRefusals = {
  file_too_large: 'ファイルが大きすぎます。15MBまでのファイルを選んでください。',
  input_error: '入力内容に誤りがあります。もう一度ご確認ください。',
  email_taken: 'このメールアドレスはすでに登録されています。ログインするか、別のメールアドレスをご入力ください。',
  email_unknown: 'メールアドレスまたはパスワードをご確認ください。',
  line_taken: 'このLINEアカウントは、別のお客様の登録に使われています。別のLINEアカウントでお試しください。',
  line_state: 'LINEログインの有効期限が切れました。お手数ですが、もう一度最初からお試しください。',
  line_unavailable: 'LINEに接続できませんでした。しばらくしてからもう一度お試しください。',
  account_deleted: 'このアカウントは削除されています。ご利用には新しく登録をお願いします。',
  account_merged:
    'このアカウントは、ご家族の別のアカウントにまとめられました。そちらのアカウントでログインしてください。ご不明なときはお問い合わせください。',
  card_declined: 'カードを確認できませんでした。番号と有効期限をもう一度ご確認ください。',
  payment_unavailable: 'ただいま決済に接続できません。しばらくしてからもう一度お試しください。',
  card_missing: 'お支払い用のカードが登録されていません。カードをご登録ください。',
  deadline_passed: '変更の受付時間を過ぎています。園へお電話ください。',
  stale_status: '別の画面で内容が更新されています。ページを読み込み直してご確認ください。',
  child_has_reserve: '今後のご予約があるお子さまは削除できません。先にご予約をご確認ください。',
  birth_date_has_reserve:
    '今後のご予約の料金に関わるため、生年月日だけを変更できませんでした。入力に戻り、もう一度お進みください。',
} as const;

/** Protocol errors, permissions and faults: callable errors with SPEC §8's codes. */
export const callableErrors = {
  INVALID_ARGUMENT: '送信された内容を確認できませんでした。ページを読み込み直して、もう一度お試しください。',
  UNAUTHENTICATED: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  PERMISSION_DENIED: 'この操作を行う権限がありません。',
  NOT_FOUND: 'お探しの情報は見つかりませんでした。',
  ALREADY_EXISTS: 'すでに登録されています。',
  ABORTED: 'ほかの操作と重なりました。もう一度お試しください。',
  RESOURCE_EXHAUSTED: '短い時間に操作が続きました。しばらくしてからもう一度お試しください。',
  CANCELLED: '通信が中断されました。もう一度お試しください。',
  UNIMPLEMENTED: 'この機能は準備中です。',
  UNAVAILABLE: 'ただいまサービスを利用できません。しばらくしてからもう一度お試しください。',
  DEADLINE_EXCEEDED: '応答に時間がかかっています。結果をご確認のうえ、もう一度お試しください。',
  INTERNAL: '処理中に問題が起きました。しばらくしてからもう一度お試しください。',
  UNKNOWN: '処理中に問題が起きました。しばらくしてからもう一度お試しください。',
  FAILED_PRECONDITION: '現在の状態ではこの操作はできません。',
  OUT_OF_RANGE: '指定された範囲をご確認ください。',
  DATA_LOSS: '処理中に問題が起きました。しばらくしてからもう一度お試しください。',
} as const satisfies Record<CallableErrorStatus, string>;

const allowCookies = 'Cookieが許可されていることをご確認のうえ、もう一度お試しください。';
/** Browser alerts of SPEC §8. */
export const alerts = {
  flagged_fields: '入力エラーがあります。もう一度ご確認ください。',
  customer_information_missing: `お客様情報を取得できませんでした。${allowCookies}`,
  plan_selection_missing: `プランの選択情報を取得できませんでした。${allowCookies}`,
  prefecture_information_missing: `都道府県の情報を取得できませんでした。${allowCookies}`,
  reserve_information_missing: `予約の入力内容を取得できませんでした。${allowCookies}`,
} as const;
export type AlertType = keyof typeof alerts;

/** The message of a schema without its own text; zod's are English and talk about types. */
const unsaidProblem = ({ input }: { readonly input?: unknown }): string =>
  input === undefined || input === null || input === '' ? '入力してください。' : '入力の内容をご確認ください。';

/** For every parse whose refusal a person reads. A schema's own words go before these. */
export const inJapanese = { error: unsaidProblem } as const;
