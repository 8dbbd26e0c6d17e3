import type { NoticeGroup } from '../../../domain/messages/notice-codes.ts';
import type { NoticeChoice } from '../../../domain/messages/notice-ways.ts';
import type { Transaction } from '../../postgres/database.ts';

/** One person's choice for one group; the last one counts. */
export async function saveChoice(
  tx: Transaction,
  family_member_id: number,
  { kind_group, line_flag, mail_flag, push_flag }: NoticeChoice & { kind_group: NoticeGroup },
): Promise<void> {
  await tx.query(
    `insert into notification_settings (family_member_id, kind_group, line_flag, mail_flag, push_flag)
     values ($1, $2, $3, $4, $5)
     on conflict (family_member_id, kind_group) do update
       set line_flag = excluded.line_flag, mail_flag = excluded.mail_flag, push_flag = excluded.push_flag`,
    [family_member_id, kind_group, line_flag, mail_flag, push_flag],
  );
}
