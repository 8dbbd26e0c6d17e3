import { brand, company } from '../../../domain/brand.ts';
import { formatTel } from '../../../domain/membership/contact-format.ts';
import { greetingOf } from '../../notifying/greeting.ts';
import type { Job } from '../../queue/job.ts';
import { inquiryById } from '../../store/messages/inquiries.ts';
import { deliverMail } from './deliver-mail.ts';

/**
 * The automatic reply. It does not repeat what was written: the address may be somebody else's, and we would carry a
 * stranger's text to them.
 */
export const sendInquiryReply: Job<'sendInquiryReply'> = async (services, { inquiry_id }) => {
  const inquiry = await services.database.read(services.clock.now(), (db) => inquiryById(db, inquiry_id));
  if (inquiry === null) return;
  await deliverMail(services, {
    to: inquiry.email,
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
      'このメールは自動でお送りしています。お心当たりのない場合は、破棄してください。',
      '',
      '--',
      company.name,
    ].join('\n'),
    key: `inquiry-${inquiry.id}-reply`,
  });
};
