import { implement, Refusal } from '../../callable/context.ts';
import { refuseBots } from '../../callable/form-token.ts';
import { insertBranchMessage } from '../../notifying/store/branch-messages.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { findReceivingBranch } from '../store/inquiries.ts';
import { insertApplication, recruitmentIsOffered } from '../store/recruitment-applications.ts';

/** SPEC §7: an application to work at a branch; the branch and headquarters are notified. */
export const staffRecruitments = implement('staffRecruitments', async (context, input) => {
  await refuseBots(context, 'staff_recruitments', input);
  const { form_token: _token, website: _website, ...fields } = input;
  const content_hash = contentHash(input);
  await context.database.transaction(context.clock.now(), async (tx) => {
    const branch = await findReceivingBranch(tx, input.branch_id);
    if (branch === null) throw new Refusal('input_error', { fields: ['branch_id'] });
    if (!(await recruitmentIsOffered(tx, input.staff_recruitment_id, branch.id))) {
      throw new Refusal('input_error', { fields: ['staff_recruitment_id'] });
    }
    const application = await insertApplication(tx, { ...fields, content_hash });
    if (application.id === null) return refuseOtherContent(application.content_hash, content_hash);
    const application_id = application.id;
    await enqueue(tx, 'sendApplicationMail', { application_id });
    await enqueue(tx, 'sendApplicationReply', { application_id });
    if (branch.chatwork) {
      const body = `[info][title]採用への応募[/title]受付番号 ${application_id}\n内容はメールでご確認ください。[/info]`;
      await insertBranchMessage(tx, { branch_id: branch.id, deduplication_key: `application ${application_id}`, body });
    }
  });
  return { status: 'OK' };
});
