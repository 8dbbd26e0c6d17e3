import { brand } from '../../../domain/brand.ts';
import type { Job } from '../../queue/job.ts';
import { inquiryById, type StoredInquiry } from '../../store/messages/inquiries.ts';

/** What somebody wrote, to the branch or to the headquarters. */
export const sendInquiryMail: Job<'sendInquiryMail'> = async ({ clock, database, gateways }, { inquiry_id }) => {
  const inquiry = await database.read(clock.now(), (db) => inquiryById(db, inquiry_id));
  if (inquiry === null) return;
  await gateways.mail.send({
    to: inquiry.branch_email,
    subject: `【${brand.name}】お問い合わせ(受付番号 ${inquiry.id}) ${inquiry.category_name}`,
    text: textOf(inquiry),
    key: `inquiry-${inquiry.id}-branch`,
  });
};

function textOf(inquiry: StoredInquiry): string {
  return [
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
  ].join('\n');
}
