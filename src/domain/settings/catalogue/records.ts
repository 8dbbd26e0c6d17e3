import { number, type Settings } from '../kinds.ts';

/** reserve_settings: 書類と記録の保存. */
export const records = {
  claim_reminder_days: number('無償化の請求期限の何日前にご家庭へ知らせるか', '日', [1, 60], 21, {
    meaning: "before a quarter's claim for 無償化 is due: families are reminded",
    effect: '無償化の請求の期限の{}前に、ご家庭へ知らせます。',
    words: '無償化 給付 請求 期限',
  }),
  certificate_months: number('提供証明書を発行できる期間', 'か月', [24, 120], 36, {
    meaning: 'months back for which a family can have a certificate of provision',
    effect: '過去{}分の提供証明書を、ご家庭が発行できます。',
    words: '無償化 提供証明書 発行',
  }),
  inquiry_kept_months: number('完了したお問い合わせを残す期間', 'か月', [1, 120], 24, {
    effect: '完了したお問い合わせを、{}残してから消します。',
    words: '保存期間 削除 問い合わせ',
  }),
  application_kept_months: number('完了した応募を残す期間', 'か月', [1, 120], 12, {
    effect: '完了した採用の応募を、{}残してから消します。',
    words: '保存期間 削除 応募 採用',
  }),
  report_kept_months: number('日報と締めの記録を残す期間', 'か月', [1, 120], 60, {
    effect: '日報と1日の締めの記録を、{}残してから消します。',
    words: '保存期間 削除 日報',
  }),
  message_kept_months: number('ご家族とのメッセージを残す期間', 'か月', [1, 120], 24, {
    effect: 'ご家族とのメッセージを、{}残してから消します。',
    words: '保存期間 削除 連絡',
  }),
  retention_days: number('アカウント削除後に記録を残す日数', '日', [0, 3660], 365, {
    effect: '退会されて{}たつと、お客様の記録を消します。',
    words: '退会 個人情報 保存期間 削除 アカウント',
  }),
  arrival_notice_kept_days: number('「これから向かいます」のお知らせを残す期間', '日', [1, 366], 30, {
    meaning: 'what a family told of being on its way is forgotten after so long',
    effect: '「これから向かいます」のお知らせを、{}残してから消します。',
    words: '保存期間 削除 向かいます',
  }),
} as const satisfies Settings;
