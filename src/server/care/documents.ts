import { Refusal } from '../../contract/refusal.ts';
import { childDocumentLimit, isExpired } from '../../domain/care/health-card.ts';
import { type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import { lockUnusedFile } from '../files/store/files.ts';
import type { Transaction } from '../postgres/database.ts';
import {
  addDocument,
  countDocuments,
  documentOfFile,
  lockDocumentOfFamily,
  removeDocument,
} from './store/child-documents.ts';
import { lockChildOfFamily } from './store/child-health.ts';

interface NewPaper {
  child_id: number;
  kind: number;
  file_key: string;
  valid_until: TokyoDate | null;
  replaces_id: number | null;
}

/** A file that was just uploaded becomes a child's paper; the one whose place it takes goes. Sent twice, it is taken once. */
export async function takeDocument(
  tx: Transaction,
  now: Date,
  by: { customer_id: number; family_member_id: number },
  { child_id, kind, file_key, valid_until, replaces_id }: NewPaper,
): Promise<number> {
  const child = await lockChildOfFamily(tx, child_id);
  if (child === null || child.disable || child.customer_id !== by.customer_id) throw new Refusal('not_found');
  const known = await documentOfFile(tx, child_id, file_key);
  if (known !== null) return known;
  if (isExpired(valid_until, tokyoDateOf(now))) throw new Refusal('document_expired', { fields: ['valid_until'] });
  const file = await lockUnusedFile(tx, file_key);
  // A file of another family, or for something else, is as good as none.
  if (file === null || file.purpose !== 'family_document' || file.customer_id !== by.customer_id) {
    throw new Refusal('file_gone');
  }
  if (replaces_id !== null) {
    const old = await lockDocumentOfFamily(tx, by.customer_id, replaces_id);
    if (old === null || old.child_id !== child_id) throw new Refusal('not_found');
    if (!old.removed) await removeDocument(tx, replaces_id);
  }
  if ((await countDocuments(tx, child_id)) >= childDocumentLimit) throw new Refusal('document_limit');
  const { family_member_id } = by;
  return addDocument(tx, { child_id, kind, file_id: file.id, valid_until, family_member_id });
}
