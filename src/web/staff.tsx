import { redirect } from 'react-router';
import { isHeadquarters, staffAccount } from './console/staff-account.ts';
import { session } from './session/browser-session.ts';

/** The console's bare address, where every sign-in leads: headquarters begin at いま, a branch at today's board. */
export async function clientLoader() {
  const state = await session().ready();
  if (state.kind !== 'signed_in') return redirect('/staff/login');
  const account = await staffAccount(state.user);
  // With a PIN one works at the tablet's branch, whatever else one may do.
  const company = account !== null && isHeadquarters(account) && !state.user.tablet?.limited;
  return redirect(company ? '/staff/headquarters' : '/staff/today');
}

export default function StaffEntry() {
  return null;
}
