import { headquartersReadTabletSettings } from '../../branch-month/tablets/headquartersReadTabletSettings.ts';
import { headquartersSaveTabletSettings } from '../../branch-month/tablets/headquartersSaveTabletSettings.ts';
import { staffBeginIdentityPasskey } from '../../branch-month/tablets/staffBeginIdentityPasskey.ts';
import { staffConfirmIdentityPasskey } from '../../branch-month/tablets/staffConfirmIdentityPasskey.ts';
import { staffReadOwnPin } from '../../branch-month/tablets/staffReadOwnPin.ts';
import { staffReadRoll } from '../../branch-month/tablets/staffReadRoll.ts';
import { staffReadTablets } from '../../branch-month/tablets/staffReadTablets.ts';
import { staffRemovePin } from '../../branch-month/tablets/staffRemovePin.ts';
import { staffRevokeTablet } from '../../branch-month/tablets/staffRevokeTablet.ts';
import { staffSetPin } from '../../branch-month/tablets/staffSetPin.ts';
import { staffUnlockPin } from '../../branch-month/tablets/staffUnlockPin.ts';
import type { FunctionImplementation } from '../context.ts';

export const tabletImplementations: readonly FunctionImplementation[] = [
  headquartersReadTabletSettings,
  headquartersSaveTabletSettings,
  staffBeginIdentityPasskey,
  staffConfirmIdentityPasskey,
  staffReadOwnPin,
  staffReadRoll,
  staffReadTablets,
  staffRemovePin,
  staffRevokeTablet,
  staffSetPin,
  staffUnlockPin,
];
