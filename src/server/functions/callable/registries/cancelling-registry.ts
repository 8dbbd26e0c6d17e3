import { staffLowerCancelFee } from '../../cancelling/staffLowerCancelFee.ts';
import type { FunctionImplementation } from '../context.ts';

export const cancellingImplementations: readonly FunctionImplementation[] = [staffLowerCancelFee];
