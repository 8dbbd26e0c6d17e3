import type { Job } from '../../queue/job.ts';
import { applicationById } from '../store/recruitment-applications.ts';
import { applicationMail } from '../texts/form-mails.ts';

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
    ...applicationMail(application),
    key: `application-${application.id}-branch`,
  });
};
