import { implement, Refusal } from '../../callable/context.ts';
import { markConfirmed } from '../store/closure-notices.ts';

/** 確認しました. */
export const confirmClosureNotice = implement('confirmClosureNotice', async ({ clock, database, customer }, input) => {
  const { closure_notice_id } = input;
  const known = await database.transaction(clock.now(), (tx) => markConfirmed(tx, closure_notice_id, customer.id));
  if (!known) throw new Refusal('not_found');
  return { status: 'OK', closure_notice_id };
});
