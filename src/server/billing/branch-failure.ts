import { formatMonthDay } from '../../domain/time-format.ts';
import { formatYen } from '../../domain/yen.ts';
import { insertBranchMessage } from '../notifying/store/branch-messages.ts';
import type { Transaction } from '../postgres/database.ts';

/** A charge that failed: the branch sees the family next, so it learns of it too. No names: the room is not ours. */
export async function notifyBranchOfFailure(
  tx: Transaction,
  failed: { branch_id: number; reserve_id: number; date: Date; amount: number; occurrence: string },
): Promise<void> {
  const { branch_id, reserve_id, date, amount, occurrence } = failed;
  const body = [
    '[info][title]決済できませんでした[/title]',
    `${formatMonthDay(date)}のご利用 ${formatYen(amount)}`,
    'お客様にもお知らせしました。次のご来園のときに、お支払い方法をご確認ください。',
    `{site}/staff/reserves/${reserve_id}[/info]`,
  ].join('\n');
  await insertBranchMessage(tx, {
    branch_id,
    deduplication_key: `reserve ${reserve_id} settlement_failed ${occurrence}`,
    body,
  });
}
