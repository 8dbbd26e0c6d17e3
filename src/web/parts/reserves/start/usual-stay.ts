import { callFunction } from '../../../data/browser-functions.ts';
import { resultOrFalse } from '../../../data/call-function.ts';

/** What every button of a family begins with: as the 今日すぐ card, by its latest stays (server/reserves/ready-seat.ts). */
type UsualStay = { branch_id: number | null; child_ids: readonly number[]; minutes: number };

/** Where nothing is known, also while the server cannot be asked. */
const firstStay: UsualStay = { branch_id: null, child_ids: [], minutes: 120 };

export async function loadUsualStay(): Promise<UsualStay> {
  const usual = resultOrFalse(await callFunction('readySeat', { choices_flag: 0 }));
  if (usual === false) return firstStay;
  const { branch_id, child_ids, usual_minutes: minutes } = usual;
  return { branch_id, child_ids, minutes };
}
