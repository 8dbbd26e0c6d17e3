import type { Queryable, Transaction } from '../../postgres/database.ts';

type SiteState = {
  id: number;
  open_flag: boolean;
  opened_at: Date | null;
  mail_tested_at: Date | null;
  mail_seen_at: Date | null;
  version: number;
};

/** The one row: whether the company takes families yet. */
export async function siteState(db: Queryable): Promise<SiteState> {
  const { rows } = await db.query<SiteState>(
    'select id, open_flag, opened_at, mail_tested_at, mail_seen_at, version from site_states',
  );
  const [state] = rows;
  if (state === undefined) throw new Error('site_states is empty');
  return state;
}

export async function openSite(tx: Transaction, account_id: number): Promise<void> {
  await tx.query('update site_states set open_flag = true, opened_at = app.now(), opened_account_id = $1', [
    account_id,
  ]);
}

export async function noteMailTested(tx: Transaction): Promise<void> {
  await tx.query('update site_states set mail_tested_at = app.now()');
}

export async function noteMailSeen(tx: Transaction): Promise<void> {
  await tx.query('update site_states set mail_seen_at = app.now()');
}
