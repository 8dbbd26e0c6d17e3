import { implement, Refusal } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { noteMailSeen, siteState } from '../store/site-state.ts';
import { isTestMail } from '../store/test-mail.ts';

/** The link of a test mail was opened. */
export const headquartersSeeTestMail = implement(
  'headquartersSeeTestMail',
  async ({ account, clock, config, database }, { arrived }, acting) => {
    if (!isTestMail(config.AUTH_SIGNING_KEY, arrived, clock.now())) {
      throw new Refusal('not_found', {
        msg: 'メールのリンクの期限が切れています。テストのメールをもう一度送ってください。',
      });
    }
    await database.transaction(clock.now(), async (tx) => {
      const { id, mail_seen_at } = await siteState(tx);
      if (mail_seen_at !== null) return;
      const change = {
        account: acting,
        branch_id: account.branch_id,
        table_name: 'site_states',
        record_id: id,
      } as const;
      await audited(tx, change, () => noteMailSeen(tx));
    });
    return { status: 'OK' };
  },
);
