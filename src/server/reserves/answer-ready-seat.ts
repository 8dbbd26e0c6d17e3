import type { messagingApi } from '@line/bot-sdk';
import type { Queryable } from '../postgres/database.ts';
import { findReadySeat, usualPreference } from './ready-seat.ts';
import { branchPathOf, customerOfLineUser } from './store/ready-seat.ts';
import { readySeatMessage, unknownFamilyMessage } from './texts/ready-seat-message.ts';

/** What a tap on 今日の空き is answered with. */
export async function readySeatAnswer(
  db: Queryable,
  now: Date,
  lineUserId: string,
  publicUrl: string,
): Promise<messagingApi.Message> {
  const customer = await customerOfLineUser(db, lineUserId);
  if (customer === null) return unknownFamilyMessage(publicUrl);
  const { today, reason, branch_name, ...found } = await findReadySeat(db, now, customer.id, usualPreference);
  const seat = found.seat ?? found.instead[0] ?? null;
  const branchPath = seat && (await branchPathOf(db, seat.branch_id));
  return readySeatMessage({ today, seat, reason, usualBranch: branch_name, branchPath }, publicUrl);
}
