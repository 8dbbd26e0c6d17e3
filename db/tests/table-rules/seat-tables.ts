import { byBranch, byCustomer, ofFamily, personal, type TableRule } from './rule-kinds.ts';

const ofEntry = (entries: (id: number) => string) => (id: number) =>
  `waitlist_entry_id in (select id from waitlist_entries where ${entries(id)})`;
const wishedAt = (branch: number) =>
  `id in (select waitlist_entry_id from waitlist_branches where branch_id = ${branch})`;

/** Tables of holds, waitlist entries and offers. */
export const seatTables: Readonly<Record<string, TableRule>> = {
  waitlist_entries: ofFamily(byCustomer, wishedAt),
  waitlist_branches: { ...ofFamily(ofEntry(byCustomer), ofEntry(wishedAt)), key: '(waitlist_entry_id, branch_id)' },
  waitlist_children: { ...ofFamily(ofEntry(byCustomer), ofEntry(wishedAt)), key: '(waitlist_entry_id, child_id)' },
  seat_offers: ofFamily(byCustomer, byBranch),
  seat_holds: ofFamily(byCustomer, byBranch),
  // series
  reserve_series: ofFamily(
    byCustomer,
    (branch) => `id in (select reserve_series_id from reserves where branch_id = ${branch})`,
  ),
  calendar_feeds: { ...personal(byCustomer, 'refused'), key: 'customer_id' },
};
