import { familyRole } from '../../../domain/family/family-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { refuseBots } from '../../callable/form-token.ts';
import { personByUid } from '../../membership/store/family-people.ts';
import { insertBranchMessage } from '../../notifying/store/branch-messages.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { categoryIsOfType, findReceivingBranch, insertInquiry } from '../store/inquiries.ts';

/** SPEC §7: a parent's question to a branch or the headquarters. Stored first; mails and Chatwork are jobs. */
export const userInquiries = implement('userInquiries', async (context, input) => {
  await refuseBots(context, 'user_inquiries', input);
  const { form_token: _token, website: _website, ...fields } = input;
  const content_hash = contentHash(input);
  await context.database.transaction(context.clock.now(), async (tx) => {
    const branch = await findReceivingBranch(tx, input.branch_id);
    if (branch === null) throw new Refusal('input_error', { fields: ['branch_id'] });
    if (!(await categoryIsOfType(tx, input.inquiry_category_id, 1))) {
      throw new Refusal('input_error', { fields: ['inquiry_category_id'] });
    }
    const person = context.uid === null ? null : await personByUid(tx, context.uid);
    const pays = person?.role === familyRole.code.payingMember;
    const inquiry = await insertInquiry(tx, {
      ...fields,
      customer_id: person?.customer_id ?? null,
      asked_member_id: person === null || pays ? null : person.family_member_id,
      corporate_name: null,
      department_name: null,
      content_hash,
    });
    if (inquiry.id === null) return refuseOtherContent(inquiry.content_hash, content_hash);
    const inquiry_id = inquiry.id;
    await enqueue(tx, 'sendInquiryMail', { inquiry_id });
    await enqueue(tx, 'sendInquiryReply', { inquiry_id });
    if (branch.chatwork) {
      // What was written, and by whom, stays out of the room: it is not ours.
      const body = `[info][title]新しいお問い合わせ[/title]受付番号 ${inquiry_id}\n内容はメールでご確認ください。[/info]`;
      await insertBranchMessage(tx, { branch_id: branch.id, deduplication_key: `inquiry ${inquiry_id}`, body });
    }
  });
  return { status: 'OK' };
});
