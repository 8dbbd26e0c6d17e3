import { Refusal } from '../../contract/refusal.ts';
import type { PackSection } from '../../domain/family/first-visit.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { composePack, packHash } from './compose-pack.ts';
import { type PackRow, packFacts, packOf, writeSignature } from './store/packs.ts';

/** As signed, or as it reads today. */
export async function packToShow(
  db: Queryable,
  customer_id: number,
  branch_id: number,
): Promise<{ pack: PackRow; sections: PackSection[]; paper_hash: string }> {
  const pack = await packOf(db, customer_id, branch_id);
  if (pack === null) throw new Refusal('not_found');
  if (pack.paper !== null && pack.paper_hash !== null) {
    return { pack, sections: pack.paper, paper_hash: pack.paper_hash };
  }
  const facts = await packFacts(db, branch_id);
  if (facts === null) throw new Refusal('not_found');
  const sections = composePack(facts);
  return { pack, sections, paper_hash: packHash(sections) };
}

export async function signPack(
  tx: Transaction,
  sign: { customer_id: number; branch_id: number; paper_hash: string; signed_name: string; family_member_id: number },
): Promise<void> {
  const { pack, sections, paper_hash } = await packToShow(tx, sign.customer_id, sign.branch_id);
  // Anyone who signed first signed for the family; the same press twice changes nothing.
  if (pack.signed_at !== null) return;
  // A price or a rule changed while the page was open: what was read is not what would be signed.
  if (paper_hash !== sign.paper_hash) throw new Refusal('first_visit_changed');
  const { signed_name, family_member_id } = sign;
  const signature = { paper: sections, paper_hash, signed_name, family_member_id };
  if (!(await writeSignature(tx, pack.id, signature))) return;
  await enqueue(tx, 'sendFirstVisitPaper', { first_visit_pack_id: pack.id }, { key: `first visit ${pack.id}` });
}
