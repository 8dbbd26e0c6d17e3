import { number, type Settings } from '../kinds.ts';

/** reserve_settings: 書類と記録の保存. */
export const records = {
  claim_reminder_days: number('無償化の請求期限の何日前にご家庭へ知らせるか', '日', [1, 60], 21, {
    meaning: "before a quarter's claim for 無償化 is due: families are reminded",
  }),
  certificate_months: number('提供証明書を発行できる期間', 'か月', [24, 120], 36, {
    meaning: 'months back for which a family can have a certificate of provision',
  }),
  inquiry_kept_months: number('完了したお問い合わせを残す期間', 'か月', [1, 120], 24),
  application_kept_months: number('完了した応募を残す期間', 'か月', [1, 120], 12),
  report_kept_months: number('日報と締めの記録を残す期間', 'か月', [1, 120], 60),
  message_kept_months: number('ご家族とのメッセージを残す期間', 'か月', [1, 120], 24),
  retention_days: number('アカウント削除後に記録を残す日数', '日', [0, 3660], 365),
  arrival_notice_kept_days: number('「これから向かいます」のお知らせを残す期間', '日', [1, 366], 30, {
    meaning: 'what a family told of being on its way is forgotten after so long',
  }),
} as const satisfies Settings;
