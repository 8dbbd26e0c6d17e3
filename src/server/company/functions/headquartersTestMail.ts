import { randomUUID } from 'node:crypto';
import { addMinutes } from '../../../domain/time.ts';
import { userByUid } from '../../auth/store/users.ts';
import { testMail } from '../../auth/texts/account-mails.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { companyInForce } from '../store/company-facts.ts';
import { noteMailTested, siteState } from '../store/site-state.ts';
import { signTestMail, testMailMinutes } from '../store/test-mail.ts';

/** A mail to the person who presses, sent while they wait: they see at once whether our server accepted it. It has arrived when its link was opened. */
export const headquartersTestMail = implement('headquartersTestMail', async (context, _input, acting) => {
  const { account, clock, config, database, gateways, log, uid } = context;
  const email = (await database.read(clock.now(), (db) => userByUid(db, uid)))?.email ?? null;
  if (email === null) throw new Refusal('not_found');
  const until = addMinutes(clock.now(), testMailMinutes);
  const url = new URL(
    `/staff/headquarters?arrived=${signTestMail(config.AUTH_SIGNING_KEY, account.id, until)}`,
    config.PUBLIC_URL,
  ).href;
  const company = await database.read(clock.now(), companyInForce);
  const body = testMail({ name: account.name, url }, company);
  try {
    await gateways.mail.send({ to: email, ...body, key: `test-${randomUUID()}` });
  } catch (error) {
    log.warn({ err: error }, 'the test mail was not taken');
    throw new Refusal('mail_not_sent');
  }
  await database.transaction(clock.now(), async (tx) => {
    const { id } = await siteState(tx);
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'site_states',
      record_id: id,
    } as const;
    await audited(tx, change, () => noteMailTested(tx));
  });
  return { status: 'OK', email };
});
