import { implement } from '../../callable/context.ts';
import { takeDocument } from '../documents.ts';

/** A guardian's paper about a child: photographed, or as PDF. */
export const saveChildDocument = implement(
  'saveChildDocument',
  async ({ clock, customer, database, person }, input) => {
    const { family_member_id } = person;
    const now = clock.now();
    const child_document_id = await database.transaction(now, (tx) =>
      takeDocument(tx, now, { customer_id: customer.id, family_member_id }, input),
    );
    return { status: 'OK', child_document_id };
  },
);
