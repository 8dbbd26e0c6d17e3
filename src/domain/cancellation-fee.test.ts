import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CancellableReserve, cancellationFee, noShowFee } from './cancellation-fee.ts';
import golden from './cases/cancellation-fee.json' with { type: 'json' };
import type { ApprovalStatus, ChildcareStatus } from './codes.ts';
import { demoCancellationPolicy } from './demo-settings.ts';
import { addMinutes, epochOf, instantOf } from './time.ts';

const policies = [
  demoCancellationPolicy,
  { ...demoCancellationPolicy, adaptation_date: '2026-12-01', late_percent: 60 },
];

describe('cancellation fee', () => {
  it.each(golden.cases)('$name', ({ now, tier, fee, deadline, ...row }) => {
    const reserve: CancellableReserve = {
      ...row,
      approval_status: row.approval_status as ApprovalStatus,
      childcare_status: row.childcare_status as ChildcareStatus,
    };
    const result = cancellationFee(reserve, policies, now);
    expect([result.tier, result.fee]).toEqual([tier, fee]);
    expect(result.deadline.getTime()).toBe(epochOf(deadline));
  });

  const minutes = fc.integer({ min: 0, max: 60 * 24 * 5 });
  const situation = fc.record({ lead: minutes, waited: minutes, amount: fc.integer({ min: 0, max: 50_000 }) });
  const make = ({ lead, waited, amount }: { lead: number; waited: number; amount: number }) => {
    const start_datetime = instantOf('2026-11-20', 9 * 60);
    const created_at = addMinutes(start_datetime, -lead);
    const reserve: CancellableReserve = {
      start_datetime,
      created_at,
      reserve_amount: amount,
      approval_status: 1,
      childcare_status: 1,
    };
    return { reserve, now: addMinutes(created_at, waited) };
  };

  it('never falls as time passes, and never exceeds the amount', () => {
    fc.assert(
      fc.property(situation, minutes, (input, later) => {
        const { reserve, now } = make(input);
        const first = cancellationFee(reserve, policies, now);
        const second = cancellationFee(reserve, policies, addMinutes(now, later));
        expect(second.fee).toBeGreaterThanOrEqual(first.fee);
        expect(second.fee).toBeLessThanOrEqual(noShowFee(reserve, policies));
      }),
    );
  });
  it('says exactly when the percentage changes next', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const { reserve, now } = make(input);
        const { percent, next_change } = cancellationFee(reserve, policies, now);
        if (next_change === null) return;
        const just_before = cancellationFee(reserve, policies, next_change.getTime() - 1);
        expect(just_before.percent).toBe(percent);
        expect(cancellationFee(reserve, policies, next_change).percent).toBeGreaterThan(percent);
      }),
    );
  });
});
