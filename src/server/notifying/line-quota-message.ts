import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { insertHeadquartersMessage } from './store/headquarters-messages.ts';
import { storeLineQuota } from './store/line-quotas.ts';

const counted = (number: number): string => `${number.toLocaleString('en')}通`;

/** Stores LINE's monthly figures; headquarters are notified once a month that most is used, and that the rest is reserved. */
export async function checkLineQuota(tx: Transaction, quota: { limit: number | null; used: number }): Promise<void> {
  const { month, warned, became_short, reserve_percent } = await storeLineQuota(tx, quota);
  const used = `今月のLINEのメッセージは、${counted(quota.limit ?? 0)}のうち${counted(quota.used)}を使いました。`;
  if (warned && !became_short) {
    await notify(tx, `lineQuotaLow ${month}`, '今月のLINEのメッセージが少なくなっています', [
      used,
      `残りが${reserve_percent}%を下回ると、当日のご連絡(登園・お迎え・空席・園とのメッセージ・緊急)だけをLINEで送り、ほかはメールで送ります。`,
      'LINE公式アカウントのプランを変えると、上限が増えます。',
    ]);
  }
  if (became_short) {
    await notify(tx, `lineQuotaShort ${month}`, 'LINEのメッセージを当日のご連絡だけにしました', [
      used,
      `残りが${reserve_percent}%を下回ったため、月の終わりまで、当日のご連絡だけをLINEで送ります。ほかのお知らせは、メールアドレスのある方にはメールで届きます。`,
      'LINE公式アカウントのプランを変えて上限が増えると、自動でもとに戻ります。',
    ]);
  }
}

async function notify(tx: Transaction, deduplication_key: string, title: string, lines: readonly string[]) {
  const [kind = ''] = deduplication_key.split(' ');
  const content = lines.join('\n');
  const message = { kind, deduplication_key, title, content, branch_id: null, link: '/staff/headquarters' };
  const headquarters_message_id = await insertHeadquartersMessage(tx, message);
  if (headquarters_message_id !== null) await enqueue(tx, 'sendHeadquartersMail', { headquarters_message_id });
}
