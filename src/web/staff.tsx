import { redirect } from 'react-router';

/** The console's bare address: staff go on to today's board; the guard has sent everybody else to the sign-in. */
export const clientLoader = () => redirect('/staff/today');

export default function StaffEntry() {
  return null;
}
