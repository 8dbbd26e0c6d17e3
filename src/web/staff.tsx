import { redirect } from 'react-router';

/** The console's bare address: redirects staff to today's board; the guard has sent all others to the sign-in. */
export const clientLoader = () => redirect('/staff/today');

export default function StaffEntry() {
  return null;
}
