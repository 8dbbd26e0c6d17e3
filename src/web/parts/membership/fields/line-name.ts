import { callFunction } from '../../../data/browser-functions.ts';
import { resultOrFalse } from '../../../data/call-function.ts';

/** What LINE calls the person who is signed in, for a proposal; null for e-mail accounts, and when nobody can say. */
export async function lineName(): Promise<string | null> {
  const answer = resultOrFalse(await callFunction('mypageCustomer', {}));
  const name = answer === false ? '' : (answer.login_methods.line_name ?? '').trim();
  return name === '' || name.length > 50 ? null : name;
}
