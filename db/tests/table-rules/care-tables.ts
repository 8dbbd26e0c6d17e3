import { otherBranch, ownBranch } from '../actors.ts';
import {
  atBranch,
  byBranch,
  childKnownAt,
  childOf,
  everyone,
  ofFamily,
  staffOnly,
  type TableRule,
} from './rule-kinds.ts';

/** Tables of caring for children: roster, health, the log of a day. */
export const careTables: Readonly<Record<string, TableRule>> = {
  care_settings: everyone(),
  allergens: everyone(),
  branch_rooms: atBranch,
  child_rooms: atBranch,
  shift_patterns: atBranch,
  shift_pattern_days: staffOnly({
    manager: `shift_pattern_id in (select id from shift_patterns where ${byBranch(ownBranch)})`,
    staff: `shift_pattern_id in (select id from shift_patterns where ${byBranch(ownBranch)})`,
    elsewhere: `shift_pattern_id in (select id from shift_patterns where ${byBranch(otherBranch)})`,
  }),
  shifts: atBranch,
  staff_clockings: atBranch,
  child_allergies: ofFamily(childOf, childKnownAt),
  child_essentials: { ...ofFamily(childOf, childKnownAt), key: 'child_id' },
  meal_confirmations: atBranch,
  child_photo_answers: ofFamily(childOf, childKnownAt),
  child_logs: atBranch,
  naps: atBranch,
  sleep_checks: atBranch,
  medicine_requests: atBranch,
  medicine_doses: atBranch,
  incidents: atBranch,
  incident_children: atBranch,
  incident_accounts: atBranch,
  incident_entries: atBranch,
  incident_photos: atBranch,
};
