import { implement } from '../../callable/context.ts';
import { saveChoice } from '../store/notice-choices.ts';

/** Ours: through which channels a guardian gets the messages of one group. Other guardians' choices are not touched. */
export const saveNoticeChoice = implement('saveNoticeChoice', async ({ database, clock, person }, choice) => {
  await database.transaction(clock.now(), (tx) => saveChoice(tx, person.family_member_id, choice));
  return { status: 'OK' };
});
