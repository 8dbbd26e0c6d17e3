import { brand, company } from '../../../domain/brand.ts';
import { formatTel } from '../../../domain/membership/contact-format.ts';
import { greetingOf } from '../../notifying/greeting.ts';
import type { Job } from '../../queue/job.ts';
import { applicationById } from '../../store/messages/recruitment-applications.ts';
import { deliverMail } from './deliver-mail.ts';

/** The automatic reply to somebody who wants to work with us. */
export const sendApplicationReply: Job<'sendApplicationReply'> = async (services, { application_id }) => {
  const application = await services.database.read(services.clock.now(), (db) => applicationById(db, application_id));
  if (application === null) return;
  await deliverMail(services, {
    to: application.email,
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
      'このメールは自動でお送りしています。お心当たりのない場合は、破棄してください。',
      '',
      '--',
      company.name,
    ].join('\n'),
    key: `application-${application.id}-reply`,
  });
};
