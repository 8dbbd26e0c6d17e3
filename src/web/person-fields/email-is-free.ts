import type { FunctionOk } from '../../contract/functions/functions.ts';
import { callFunction } from '../data/browser-data.ts';

/** SPEC §7 checkCustomerUniqueWithUid. Without an answer it counts as free: the final call checks again. */
export async function emailIsFree(email: string): Promise<boolean> {
  const answer = await callFunction<FunctionOk<'checkCustomerUniqueWithUid'>>('checkCustomerUniqueWithUid', { email });
  return answer === false || answer.unique;
}
