import { brand } from '../../../domain/brand.ts';
import type { Job } from '../../queue/job.ts';
import { applicationById } from '../../store/messages/recruitment-applications.ts';

/** An application, to the branch and to the headquarters (SPEC §7 SelectStaffRecruitmentsConfirm). */
export const sendApplicationMail: Job<'sendApplicationMail'> = async (
  { clock, database, gateways },
  { application_id },
) => {
  const application = await database.read(clock.now(), (db) => applicationById(db, application_id));
  if (application === null) return;
  const receivers = new Set([application.branch_email, application.headquarters_email ?? application.branch_email]);
  await gateways.mail.send({
    to: [...receivers].join(', '),
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
    key: `application-${application.id}-branch`,
  });
};
