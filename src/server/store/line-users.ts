import type { Tx } from './database.ts';

export async function setLineNotification(tx: Tx, lineUserId: string, wanted: boolean): Promise<void> {
  await tx.query('update customers set line_notification_flag = $2 where line_user_id = $1', [lineUserId, wanted]);
}
