import { staffUpdateChildHealth } from '../../care/health/staffUpdateChildHealth.ts';
import { updateChildHealth } from '../../care/health/updateChildHealth.ts';
import type { FunctionImplementation } from '../context.ts';

export const healthImplementations: readonly FunctionImplementation[] = [staffUpdateChildHealth, updateChildHealth];
