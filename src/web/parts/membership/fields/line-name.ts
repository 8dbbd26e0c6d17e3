import { callFunction } from '../../../data/browser-functions.ts';
import { resultOrFalse } from '../../../data/call-function.ts';

/** The signed-in user's LINE display name, as a suggestion; null for e-mail accounts and when it is unavailable. */
export async function lineName(): Promise<string | null> {
  const answer = resultOrFalse(await callFunction('mypageCustomer', {}));
  const name = answer === false ? '' : (answer.login_methods.line_name ?? '').trim();
  return name === '' || name.length > 50 ? null : name;
}
