import {
  type CancellableReserve,
  cancellationFee,
  type MinimumFee,
  minimumFeeAfterEdit,
  noMinimumFee,
} from '../../domain/billing/cancelling/cancellation-fee.ts';
import { isFreeMove } from '../../domain/billing/cancelling/fair-cancellation.ts';
import { currentDayFlagAfterEdit } from '../../domain/reserves/reserve-edit.ts';
import type { DeskCancellationPolicy } from '../../domain/settings/settings.ts';
import type { TokyoDate } from '../../domain/time.ts';
import type { Queryable } from '../postgres/database.ts';
import { rulesOn } from './store/reserve-facts.ts';

type EditTerms = {
  policy: DeskCancellationPolicy;
  kept: MinimumFee;
  /** To another day, by the difference alone. */
  free_move_flag: boolean;
  current_day_flag: boolean;
};

/** What is at stake by the terms of the day it was for, what of it the edit keeps, and the same-day line. */
export async function editTerms(
  db: Queryable,
  reserve: CancellableReserve & { reserve_date: TokyoDate; current_day_flag: boolean; free_moves: number },
  edit: {
    date: TokyoDate;
    askedByBranch: boolean;
    now: Date;
    /** Of the reserve's day, where it is known already. */
    policy?: DeskCancellationPolicy;
  },
): Promise<EditTerms> {
  const policy = edit.policy ?? (await rulesOn(db, reserve.reserve_date)).policy;
  if (edit.askedByBranch)
    return { policy, kept: noMinimumFee, free_move_flag: false, current_day_flag: reserve.current_day_flag };
  const { kept_cancel_amount, kept_cancel_deadline } = reserve;
  // A turn is taken only where a fee was at stake; what an earlier change left behind stays.
  const atStake = cancellationFee(reserve, [policy], edit.now).fee > kept_cancel_amount;
  const free_move_flag = atStake && isFreeMove(reserve, policy, edit);
  return {
    policy,
    kept: free_move_flag
      ? { kept_cancel_amount, kept_cancel_deadline }
      : minimumFeeAfterEdit(reserve, [policy], edit.now),
    free_move_flag,
    current_day_flag: currentDayFlagAfterEdit(reserve, edit.date, edit.now),
  };
}
