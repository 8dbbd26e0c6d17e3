import { otherActs } from '../../domain/company/other-acts.ts';
import { headquartersId } from '../branches/store/branches.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { writeAutomaticAudit } from '../store/audit.ts';
import { insertBranchMessage } from './store/branch-messages.ts';
import { customerOfPayment, insertHeadquartersMessage } from './store/headquarters-messages.ts';

/** What Stripe tells us that a person has to look at. */
type MoneyMatter =
  | 'stripeUnexpectedPayment'
  | 'stripeRefundFailed'
  | 'stripeDispute'
  | 'stripeAccount'
  | 'stripeBooksDiffer'
  | 'unpaidFamily'
  | 'unpaidPlanBroken';

export const matterTitles: Readonly<Record<MoneyMatter, string>> = {
  stripeUnexpectedPayment: otherActs.stripeUnexpectedPayment,
  stripeRefundFailed: '返金できませんでした',
  stripeDispute: otherActs.stripeDispute,
  stripeAccount: '園の受取口座の状態',
  stripeBooksDiffer: '帳簿とStripeの記録の違い',
  unpaidFamily: '未払いが続いているご家庭',
  unpaidPlanBroken: '分割払いが止まりました',
};

/**
 * Reports a money matter to headquarters: in the console until it is marked as handled, by mail, and to the Chatwork
 * room where there is one; and into the audit log of the branch it concerns (else the headquarters'), where the manager
 * reads it as well. Each key is reported once.
 */
export async function notifyHeadquarters(
  tx: Transaction,
  matter: MoneyMatter,
  about: {
    key: string;
    branch_id?: number | null;
    payment_id?: number | null;
    /** Where it is seen to; of a payment its family. */
    link?: string;
    lines: readonly string[];
  },
): Promise<void> {
  const { key, branch_id = null, payment_id = null, lines } = about;
  const deduplication_key = `${matter} ${key}`;
  const customer_id = payment_id === null ? null : await customerOfPayment(tx, payment_id);
  const id = await insertHeadquartersMessage(tx, {
    kind: matter,
    deduplication_key,
    title: matterTitles[matter],
    content: lines.join('\n'),
    branch_id,
    link: about.link ?? (customer_id === null ? null : `/staff/customers/${customer_id}`),
  });
  if (id === null) return;
  await enqueue(tx, 'sendHeadquartersMail', { headquarters_message_id: id });
  const headquarters = await headquartersId(tx);
  if (headquarters !== null) {
    const body = `[info][title]${matterTitles[matter]}[/title]${lines.join('\n')}[/info]`;
    await insertBranchMessage(tx, { branch_id: headquarters, deduplication_key, body });
  }
  await writeAutomaticAudit(tx, {
    branch_id: branch_id ?? headquarters,
    action: matter,
    table_name: matter === 'stripeAccount' ? 'branches' : 'payments',
    record_id: matter === 'stripeAccount' ? branch_id : payment_id,
    reason: lines.join(' '),
  });
}
