import type { Transaction } from '../postgres/database.ts';
import { writeAutomaticAudit } from '../store/audit.ts';
import { insertBranchMessage } from '../store/branch-messages.ts';
import { headquartersId } from '../store/branches.ts';

/** What Stripe tells us that a person has to look at. */
export type MoneyMatter =
  | 'stripeUnexpectedPayment'
  | 'stripeRefundFailed'
  | 'stripeDispute'
  | 'stripeAccount'
  | 'stripeBooksDiffer';

const titles: Readonly<Record<MoneyMatter, string>> = {
  stripeUnexpectedPayment: '確認が必要な入金',
  stripeRefundFailed: '返金できませんでした',
  stripeDispute: 'カード会社からの異議申し立て',
  stripeAccount: '園の受取口座の状態',
  stripeBooksDiffer: '帳簿とStripeの記録の違い',
};

/**
 * A matter of money goes to the headquarters' Chatwork room and into the audit log of the branch it concerns (else the
 * headquarters'), where the manager reads it as well. The same key is told once.
 */
export async function tellHeadquarters(
  tx: Transaction,
  matter: MoneyMatter,
  about: { key: string; branch_id?: number | null; payment_id?: number | null; lines: readonly string[] },
): Promise<void> {
  const { key, branch_id, payment_id, lines } = about;
  const headquarters = await headquartersId(tx);
  if (headquarters === null) return;
  const body = `[info][title]${titles[matter]}[/title]${lines.join('\n')}[/info]`;
  const fresh = await insertBranchMessage(tx, {
    branch_id: headquarters,
    deduplication_key: `${matter} ${key}`,
    body,
  });
  if (!fresh) return;
  const table_name = matter === 'stripeAccount' ? 'branches' : 'payments';
  await writeAutomaticAudit(tx, {
    branch_id: branch_id ?? headquarters,
    action: matter,
    table_name,
    record_id: (matter === 'stripeAccount' ? branch_id : payment_id) ?? null,
    reason: lines.join(' '),
  });
}
