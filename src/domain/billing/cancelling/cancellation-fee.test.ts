import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCancellationPolicy } from '../../calendar/demo-settings.ts';
import golden from '../../cases/cancellation-fee.json' with { type: 'json' };
import type { ApprovalStatus, ChildcareStatus } from '../../codes.ts';
import { minimumAmountAfterEdit } from '../../reserves/reserve-edit.ts';
import { addMinutes, epochOf, instantOf } from '../../time.ts';
import {
  type CancellableReserve,
  cancellationFee,
  cancellationSchedule,
  minimumFeeAfterEdit,
  noMinimumFee,
  noShowFee,
  payableAmount,
} from './cancellation-fee.ts';

const policies = [
  demoCancellationPolicy,
  { ...demoCancellationPolicy, adaptation_date: '2026-12-01', late_percent: 60 },
];

describe('cancellation fee', () => {
  it.each(golden.cases)('$name', ({ now, tier, fee, deadline, ...row }) => {
    const reserve: CancellableReserve = {
      ...noMinimumFee,
      ...row,
      approval_status: row.approval_status as ApprovalStatus,
      childcare_status: row.childcare_status as ChildcareStatus,
    };
    const result = cancellationFee(reserve, policies, now);
    expect([result.tier, result.fee]).toEqual([tier, fee]);
    expect(result.deadline.getTime()).toBe(epochOf(deadline));
  });

  const minutes = fc.integer({ min: 0, max: 60 * 24 * 5 });
  const situation = fc.record({
    lead: minutes,
    waited: minutes,
    amount: fc.integer({ min: 0, max: 50_000 }),
    kept: fc.integer({ min: 0, max: 20_000 }),
  });
  type Situation = { lead: number; waited: number; amount: number; kept: number };
  const make = ({ lead, waited, amount, kept }: Situation) => {
    const start_datetime = instantOf('2026-11-20', 9 * 60);
    const created_at = addMinutes(start_datetime, -lead);
    const reserve: CancellableReserve = {
      start_datetime,
      created_at,
      reserve_amount: amount,
      approval_status: 1,
      childcare_status: 1,
      kept_cancel_amount: kept,
      kept_cancel_deadline: kept === 0 ? null : created_at,
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
        expect(second.fee).toBeLessThanOrEqual(reserve.reserve_amount);
      }),
    );
  });
  it('says exactly when the percentage changes next', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const { reserve, now } = make(input);
        const { percent, nextChange } = cancellationFee(reserve, policies, now);
        if (nextChange === null) return;
        const justBefore = cancellationFee(reserve, policies, nextChange.getTime() - 1);
        expect(justBefore.percent).toBe(percent);
        expect(cancellationFee(reserve, policies, nextChange).percent).toBeGreaterThan(percent);
      }),
    );
  });

  describe('schedule', () => {
    const reserve: CancellableReserve = {
      ...noMinimumFee,
      start_datetime: '2026-11-18T12:00:00+09:00',
      created_at: '2026-11-10T09:00:00+09:00',
      reserve_amount: 2200,
      approval_status: 1,
      childcare_status: 1,
    };
    const steps = (change: Partial<CancellableReserve>, now: string) =>
      cancellationSchedule({ ...reserve, ...change }, policies, now).map(({ tier, percent, fee }) => [
        tier,
        percent,
        fee,
      ]);
    it('names what it costs now and each rise', () => {
      expect(steps({}, '2026-11-10T09:00:00+09:00')).toEqual([
        ['free', 0, 0],
        ['late', 50, 1100],
        ['last', 80, 1760],
        ['no_show', 100, 2200],
      ]);
      expect(steps({}, '2026-11-17T18:00:01+09:00')).toEqual([
        ['late', 50, 1100],
        ['last', 80, 1760],
        ['no_show', 100, 2200],
      ]);
    });
    it('of a start within two hours has one price after the minutes to take it back', () => {
      expect(steps({ created_at: '2026-11-18T11:00:00+09:00' }, '2026-11-18T11:00:00+09:00')).toEqual([
        ['grace', 0, 0],
        ['last', 80, 1760],
        ['no_show', 100, 2200],
      ]);
    });
    it('has no such minutes where the policy gives none', () => {
      const none = policies.map((policy) => ({ ...policy, take_back_minutes: 0 }));
      const made = { ...reserve, created_at: '2026-11-18T11:00:00+09:00' };
      expect(cancellationSchedule(made, none, made.created_at).map(({ tier }) => tier)).toEqual(['last', 'no_show']);
    });
    it('begins with the grace period', () => {
      expect(steps({ created_at: '2026-11-18T08:00:00+09:00' }, '2026-11-18T08:00:00+09:00')[0]).toEqual([
        'grace',
        0,
        0,
      ]);
    });
    it('leaves out a tier that costs no more than the minimum fee', () => {
      const kept = { kept_cancel_amount: 1100, kept_cancel_deadline: '2026-11-12T18:00:00+09:00' };
      expect(cancellationSchedule({ ...reserve, ...kept }, policies, '2026-11-13T09:00:00+09:00')).toMatchObject([
        { tier: 'free', fee: 1100, kept: true },
        { tier: 'last', fee: 1760, kept: false },
        { tier: 'no_show', fee: 2200, kept: false },
      ]);
    });
    it('agrees with the fee at every moment', () => {
      fc.assert(
        fc.property(situation, minutes, (input, later) => {
          const { reserve, now } = make(input);
          const moment = addMinutes(now, later);
          if (moment >= reserve.start_datetime) return;
          const past = cancellationSchedule(reserve, policies, now).filter(({ from }) => from <= moment);
          expect(past.at(-1)?.fee).toBe(cancellationFee(reserve, policies, moment).fee);
        }),
      );
    });
  });

  it('no sequence of edits and then cancelling costs less than cancelling at any moment before', () => {
    const step = fc.record({
      waited: fc.integer({ min: 0, max: 60 * 24 * 3 }),
      start: fc.integer({ min: 61, max: 60 * 24 * 60 }),
      amount: fc.integer({ min: 0, max: 20_000 }),
      pending: fc.boolean(),
      moves: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (edits) => {
        let now = instantOf('2026-11-16', 600);
        let reserve: CancellableReserve = {
          ...noMinimumFee,
          start_datetime: addMinutes(now, 60 * 24),
          created_at: now,
          reserve_amount: 6600,
          approval_status: 1,
          childcare_status: 1,
        };
        let dearest = 0;
        for (const { waited, start, amount, pending, moves } of edits) {
          now = addMinutes(now, waited);
          if (now >= reserve.start_datetime) break;
          const fee = cancellationFee(reserve, policies, now).fee;
          expect(fee).toBeGreaterThanOrEqual(dearest);
          dearest = fee;
          reserve = {
            ...reserve,
            ...minimumFeeAfterEdit(reserve, policies, now),
            start_datetime: moves ? addMinutes(now, start) : reserve.start_datetime,
            reserve_amount: Math.max(amount, minimumAmountAfterEdit(reserve, policies, now)),
            approval_status: pending ? 2 : 1,
          };
          expect(cancellationFee(reserve, policies, now).fee).toBeGreaterThanOrEqual(dearest);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  ['the company has become dearer', 2000, 2600, 2000],
  ['the company has become cheaper', 2000, 1500, 1500],
  ['nothing else is known', 2000, undefined, 2000],
])('a fee is a share of the lower amount: %s', (_when, reserve_amount, payable_amount, share) => {
  expect(payableAmount({ reserve_amount, ...(payable_amount !== undefined && { payable_amount }) })).toBe(share);
});
