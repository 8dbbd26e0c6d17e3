import { implement, Refusal } from '../../callable/context.ts';
import { lockDocumentOfFamily, removeDocument } from '../store/child-documents.ts';

/** Its bytes go at once, and with them every address that led there. */
export const removeChildDocument = implement(
  'removeChildDocument',
  async ({ clock, customer, database }, { child_document_id }) => {
    await database.transaction(clock.now(), async (tx) => {
      const document = await lockDocumentOfFamily(tx, customer.id, child_document_id);
      if (document === null) throw new Refusal('not_found');
      // Pressed twice, it is gone once.
      if (!document.removed) await removeDocument(tx, child_document_id);
    });
    return { status: 'OK' };
  },
);
