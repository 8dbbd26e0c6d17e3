import { issuePickupPass } from '../../family/passes/issuePickupPass.ts';
import { readPickupPass } from '../../family/passes/readPickupPass.ts';
import { revokePickupPass } from '../../family/passes/revokePickupPass.ts';
import { showPickupPass } from '../../family/passes/showPickupPass.ts';
import { staffCheckOutByPass } from '../../family/passes/staffCheckOutByPass.ts';
import { staffReadPass } from '../../family/passes/staffReadPass.ts';
import { tellArrival } from '../../family/passes/tellArrival.ts';
import type { FunctionImplementation } from '../context.ts';

export const householdImplementations: readonly FunctionImplementation[] = [
  // invitations and people
  // passes
  issuePickupPass,
  readPickupPass,
  revokePickupPass,
  showPickupPass,
  staffCheckOutByPass,
  staffReadPass,
  tellArrival,
  // health
  // morning
  // day
  // messages
  // notification settings
];
