import { confirmChildHealth } from '../../family/health/confirmChildHealth.ts';
import { readChildHealth } from '../../family/health/readChildHealth.ts';
import { removeChildDocument } from '../../family/health/removeChildDocument.ts';
import { saveChildDocument } from '../../family/health/saveChildDocument.ts';
import { staffNoteChildHealth } from '../../family/health/staffNoteChildHealth.ts';
import { staffReadChildHealth } from '../../family/health/staffReadChildHealth.ts';
import type { FunctionImplementation } from '../context.ts';

export const householdImplementations: readonly FunctionImplementation[] = [
  // invitations and people
  // passes
  // health
  confirmChildHealth,
  readChildHealth,
  removeChildDocument,
  saveChildDocument,
  staffNoteChildHealth,
  staffReadChildHealth,
  // morning
  // day
  // messages
  // notification settings
];
