import { Refusal } from '../../contract/refusal.ts';
import type { Transaction } from '../postgres/database.ts';
import { type AuditedChange, lockedRowOf, rowOf, writeAudit } from '../store/audit.ts';
import { updateColumns } from '../store/row-columns.ts';
import { ensureRowOfBranch, type PartnerColumns, partnersOf, replacePartners } from './store/branch-pages.ts';

type PageEdit = Pick<AuditedChange, 'account'> & {
  branch_id: number;
  version: number;
  words: { information_content: string; instagram_account: string | null; twitter_account: string | null };
  partners: readonly PartnerColumns[];
};

/**
 * The page's words, accounts and partners are one form, so they are one change: one version, one entry of the audit log
 * that holds all three (editRow knows a single row only).
 */
export async function savePage(tx: Transaction, edit: PageEdit): Promise<{ id: number; version: number }> {
  const { account, branch_id } = edit;
  const id = await ensureRowOfBranch(tx, 'branch_informations', branch_id);
  const row = await lockedRowOf(tx, 'branch_informations', id);
  const before = { ...row, partners: partnerLines(await partnersOf(tx, branch_id)) };
  if (row?.version !== edit.version) throw new Refusal('changed_meanwhile', { details: { current: before } });
  const saved = await updateColumns(tx, 'branch_informations', id, edit.words);
  await replacePartners(tx, branch_id, edit.partners);
  const after = { ...((await rowOf(tx, 'branch_informations', id)) as object), partners: partnerLines(edit.partners) };
  await writeAudit(tx, { account, branch_id, table_name: 'branch_informations' }, id, before, after);
  return saved;
}

/** One a line, as people read it. */
const partnerLines = (partners: readonly PartnerColumns[]): string =>
  partners.map(({ name, partner_url }) => [name, partner_url].filter(Boolean).join(' ')).join('\n');
