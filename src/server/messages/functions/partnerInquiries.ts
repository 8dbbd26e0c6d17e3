import { implement, Refusal } from '../../callable/context.ts';
import { refuseBots } from '../../callable/form-token.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { categoryIsOfType, insertInquiry } from '../store/inquiries.ts';

/** SPEC §7: a company's question; it always goes to the headquarters. */
export const partnerInquiries = implement('partnerInquiries', async (context, input) => {
  await refuseBots(context, 'partner_inquiries', input);
  const { form_token: _token, website: _website, ...fields } = input;
  const content_hash = contentHash(input);
  await context.database.transaction(context.clock.now(), async (tx) => {
    if (!(await categoryIsOfType(tx, input.inquiry_category_id, 2))) {
      throw new Refusal('input_error', { fields: ['inquiry_category_id'] });
    }
    const inquiry = await insertInquiry(tx, { ...fields, branch_id: null, customer_id: null, content_hash });
    if (inquiry.id === null) return refuseOtherContent(inquiry.content_hash, content_hash);
    const inquiry_id = inquiry.id;
    await enqueue(tx, 'sendInquiryMail', { inquiry_id });
    await enqueue(tx, 'sendInquiryReply', { inquiry_id });
  });
  return { status: 'OK' };
});
