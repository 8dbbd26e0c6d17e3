import type { FunctionOk } from '../../contract/functions/functions.ts';
import { callFunction } from '../data/browser-data.ts';

/** What LINE calls the person who is signed in, for a proposal; null for e-mail accounts, and when nobody can say. */
export async function lineName(): Promise<string | null> {
  const answer = await callFunction<FunctionOk<'mypageCustomer'>>('mypageCustomer', null);
  const name = answer === false ? '' : (answer.login_methods.line_name ?? '').trim();
  return name === '' || name.length > 50 ? null : name;
}
