import { otherBranch, ownBranch } from '../actors.ts';
import {
  atBranch,
  byBranch,
  childKnownAt,
  childOf,
  everyone,
  personal,
  staffOnly,
  type TableRule,
} from './rule-kinds.ts';

/** Tables of caring for children: roster, health, the log of a day. */
export const careTables: Readonly<Record<string, TableRule>> = {
  care_settings: everyone(),
  allergens: everyone(),
  shift_patterns: atBranch,
  shift_pattern_days: staffOnly({
    manager: `shift_pattern_id in (select id from shift_patterns where ${byBranch(ownBranch)})`,
    staff: `shift_pattern_id in (select id from shift_patterns where ${byBranch(ownBranch)})`,
    elsewhere: `shift_pattern_id in (select id from shift_patterns where ${byBranch(otherBranch)})`,
  }),
  shifts: atBranch,
  staff_clockings: atBranch,
  child_allergies: personal(childOf, childKnownAt),
  child_essentials: { ...personal(childOf, childKnownAt), key: 'child_id' },
};
