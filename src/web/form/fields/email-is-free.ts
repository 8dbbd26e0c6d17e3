import { callFunction } from '../../data/browser-data.ts';
import { resultOrFalse } from '../../data/call-function.ts';

/** SPEC §7 checkCustomerUniqueWithUid. Without an answer it counts as free: the final call checks again. */
export async function emailIsFree(email: string): Promise<boolean> {
  const answer = resultOrFalse(await callFunction('checkCustomerUniqueWithUid', { email }));
  return answer === false || answer.unique;
}
