import { company } from '../../domain/brand.ts';
import { formatTel } from '../../domain/membership/contact-format.ts';
import { type MailBody, mailBody } from './mail-body.ts';
import { paragraphs } from './notification-text.ts';

/** Mails about the account itself: they go by mail alone, because they are about the mailbox or the password. */

export const verificationMail = (to: { name: string; url: string; days: number }): MailBody =>
  mailBody({
    name: to.name,
    title: 'メールアドレスのご確認',
    content: paragraphs(
      '予約のお知らせが確実に届くよう、メールアドレスの確認をお願いします。下のボタンを押すと完了します。',
      `リンクは${to.days}日間有効です。確認がまだでも、ご予約はいつもどおりお使いいただけます。`,
      'このメールに心当たりがない場合は、何もせずに破棄してください。',
    ),
    url: to.url,
    button: 'メールアドレスを確認する',
  });

export const passwordChangedMail = (to: { name: string | null; reset_url: string; inquiry_url: string }): MailBody =>
  mailBody({
    name: to.name,
    title: 'パスワードが変更されました',
    content: paragraphs(
      'ログイン用のパスワードが変更されました。安全のため、ほかの端末ではログアウトしています。',
      'お心当たりがない場合は、すぐに下のボタンからパスワードを決め直し、お問い合わせください。',
      `お問い合わせ: ${to.inquiry_url}\n電話: ${formatTel(company.tel)}(${company.office_hours})`,
    ),
    url: to.reset_url,
    button: 'パスワードを決め直す',
  });
