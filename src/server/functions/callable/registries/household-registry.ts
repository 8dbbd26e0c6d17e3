import { saveNoticeChoice } from '../../family/notices/saveNoticeChoice.ts';
import type { FunctionImplementation } from '../context.ts';

export const householdImplementations: readonly FunctionImplementation[] = [
  // invitations and people
  // passes
  // health
  // morning
  // day
  // messages
  // notification settings
  saveNoticeChoice,
];
