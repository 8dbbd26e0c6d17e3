import { brand } from '../../../domain/brand.ts';
import { type CompanyFacts, signatureLines } from '../../../domain/company/company-facts.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { greetingOf } from '../../notifying/writing/greeting.ts';
import type { AnswerToSend } from '../store/inbox-threads.ts';
import type { StoredInquiry } from '../store/inquiries.ts';
import type { StoredApplication } from '../store/recruitment-applications.ts';

/** Mails that the public forms send: to those who have to answer, and an automatic reply to the sender. */
export type PlainMail = { subject: string; text: string };

/**
 * The end of an automatic reply. It does not repeat what was written: the address may belong to someone else, and we would
 * carry a stranger's text to them.
 */
const ending = (company: CompanyFacts): string[] => [
  'このメールは自動でお送りしています。お心当たりのない場合は、破棄してください。',
  '',
  '--',
  ...signatureLines(company),
];

export const inquiryMail = (inquiry: StoredInquiry): PlainMail => ({
  subject: `【${brand.name}】お問い合わせ(受付番号 ${inquiry.id}) ${inquiry.category_name}`,
  text: [
    `${inquiry.branch_name} ご担当者様`,
    '',
    'ホームページからお問い合わせがありました。ご返信をお願いします。',
    '',
    `受付番号: ${inquiry.id}`,
    `種類: ${inquiry.category_name}`,
    ...(inquiry.type === 2
      ? [`会社名: ${inquiry.corporate_name ?? ''}`, `部署名: ${inquiry.department_name || 'なし'}`]
      : []),
    `お名前: ${inquiry.name}`,
    `電話番号: ${inquiry.tel}`,
    `メールアドレス: ${inquiry.email}`,
    '',
    '内容:',
    inquiry.inquiry_text,
  ].join('\n'),
});

export const inquiryReply = (inquiry: StoredInquiry, company: CompanyFacts): PlainMail => ({
  subject: `【${brand.name}】お問い合わせを受け付けました(受付番号 ${inquiry.id})`,
  text: [
    greetingOf(inquiry.name),
    '',
    `${brand.name}へお問い合わせいただき、ありがとうございます。`,
    '下の内容で受け付けました。3営業日以内に、担当者からご返信します。',
    '',
    `受付番号: ${inquiry.id}`,
    `種類: ${inquiry.category_name}`,
    `宛先: ${inquiry.branch_name}`,
    '',
    `お急ぎのときは、${inquiry.branch_name}(電話 ${formatTel(inquiry.branch_tel)})へお電話ください。`,
    '',
    ...ending(company),
  ].join('\n'),
});

export const applicationMail = (application: StoredApplication): PlainMail => ({
  subject: `【${brand.name}】採用への応募(受付番号 ${application.id}) ${application.branch_name}`,
  text: [
    `${application.branch_name} ご担当者様`,
    '',
    'ホームページから応募がありました。ご連絡をお願いします。',
    '',
    `受付番号: ${application.id}`,
    `希望の園: ${application.branch_name}`,
    `希望の職種: ${application.occupation ?? '相談して決めたい'}`,
    `お名前: ${application.name}(${application.name_kana})`,
    `電話番号: ${application.tel}`,
    `メールアドレス: ${application.email}`,
    '',
    '自己紹介・ご質問:',
    application.application_text || 'なし',
  ].join('\n'),
});

export const applicationReply = (application: StoredApplication, company: CompanyFacts): PlainMail => ({
  subject: `【${brand.name}】ご応募を受け付けました(受付番号 ${application.id})`,
  text: [
    greetingOf(application.name),
    '',
    `${brand.name}の採用にご応募いただき、ありがとうございます。`,
    '下の内容で受け付けました。5営業日以内に、担当者からご連絡します。',
    '',
    `受付番号: ${application.id}`,
    `希望の園: ${application.branch_name}`,
    `希望の職種: ${application.occupation ?? '相談して決めたい'}`,
    '',
    `ご不明な点は、${application.branch_name}(電話 ${formatTel(application.branch_tel)})へお電話ください。`,
    '',
    ...ending(company),
  ].join('\n'),
});

/** The branch's answer, and how to reply. */
export const inboxAnswerMail = (answer: AnswerToSend): PlainMail => ({
  subject: answer.subject,
  text: [
    answer.body,
    '',
    '--',
    `${brand.name} ${answer.branch_name}`,
    `電話 ${formatTel(answer.branch_tel)}`,
    'このメールへの返信は、園のメールアドレスに届きます。',
  ].join('\n'),
});
