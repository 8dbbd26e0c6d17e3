import { advertisingWords, type ConsentWay } from '../../../domain/messages/announcement-codes.ts';
import type { Transaction } from '../../postgres/database.ts';

/** An answer of one person; the same answer again adds nothing. */
export async function writeConsent(
  tx: Transaction,
  family_member_id: number,
  { agreed, way }: { agreed: boolean; way: ConsentWay },
): Promise<void> {
  await tx.query(
    `insert into advertising_consents (family_member_id, agreed_flag, way, words)
     select m.id, $2, $3, $4 from family_members m where m.id = $1 and app.agrees_to_advertising(m.id) <> $2`,
    [family_member_id, agreed, way, advertisingWords],
  );
}
