import { company } from '../../../domain/brand.ts';
import { formatTel } from '../../../domain/membership/contact-format.ts';
import { mailBody } from '../../notifying/mail-body.ts';
import type { Job } from '../../queue/job.ts';
import { returnEmailChange, takeEmailChange } from '../../store/sign-in/email-changes.ts';
import { deliverMail } from './deliver-mail.ts';

/** To the address that is no longer used: only its reader can say that somebody else changed it. */
export const sendEmailChangeNotice: Job<'sendEmailChangeNotice'> = async (services, { email_change_id }) => {
  const { config, clock, database } = services;
  // Marked first, as every mail: a crash loses one rather than sends two, a refused one waits again.
  const change = await database.transaction(clock.now(), (tx) => takeEmailChange(tx, email_change_id));
  if (change === null) return;
  const body = mailBody({
    name: change.customer_name,
    title: 'メールアドレスが変更されました',
    content: [
      'ご登録のメールアドレスが、別のアドレスに変更されました。これからのお知らせは、新しいアドレスへお送りします。',
      '心当たりがない場合は、お手数ですがすぐにご連絡ください。',
      `お問い合わせ: ${new URL('/user_inquiries', config.PUBLIC_URL).href}\n電話: ${formatTel(company.tel)}(${company.office_hours})`,
    ].join('\n\n'),
    url: null,
  });
  try {
    await deliverMail(services, { to: change.old_email, ...body, key: `email-change-${email_change_id}` });
  } catch (error) {
    await database.read(clock.now(), (db) => returnEmailChange(db, email_change_id));
    throw error;
  }
};
