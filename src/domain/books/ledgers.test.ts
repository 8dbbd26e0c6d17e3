import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentType } from '../codes.ts';
import { sum } from '../yen.ts';
import { type ClaimFacts, claimEntriesOf, claimMovement, freeBillLinesOf } from './claim-ledger.ts';
import { claimKind } from './journal-codes.ts';
import { type TicketFacts, ticketEntriesOf, ticketMovement } from './ticket-ledger.ts';

const today = '2026-11-16';
const nothing: ClaimFacts = {
  reserve_id: 1,
  branch_id: 2,
  today,
  closed_months: ['2026-09-01'],
  stay: null,
  fee: null,
  corrections: [],
  payments: [],
  write_offs: [],
  entries: [],
};
const stay = (amount: number, open: boolean, day = '2026-11-02') => ({ id: 1, amount, open, day, free: null });
const paid = (amount: number, day: string) => {
  return { id: 1, payment_type: paymentType.code.usage, childcare_correction_id: null, amount, day };
};
const noted = (facts: ClaimFacts): ClaimFacts => ({
  ...facts,
  entries: [...facts.entries, ...claimEntriesOf(facts)],
  payments: [],
  write_offs: [],
});
const short = (facts: ClaimFacts) =>
  claimEntriesOf(facts).map(({ movement, date, amount }) => [movement, date, amount]);
const { billed, paid: isPaid, letGo } = claimMovement.code;

describe('the ledger of a claim', () => {
  it('is billed on its own day, paid on the day of the payment, and lowered on the day it is lowered', () => {
    const made = { ...nothing, stay: stay(3000, true) };
    expect(short(made)).toEqual([[billed, '2026-11-02', 3000]]);
    const lowered = { ...noted(made), stay: stay(2500, true) };
    expect(short(lowered)).toEqual([[billed, today, -500]]);
    const settled = { ...noted(lowered), stay: stay(2500, false), payments: [paid(2500, '2026-11-09')] };
    expect(short(settled)).toEqual([[isPaid, '2026-11-09', 2500]]);
    expect(short(noted(settled))).toEqual([]);
  });

  it('says on the day it is written what belongs to a closed month', () => {
    expect(short({ ...nothing, stay: stay(3000, true, '2026-09-30') })).toEqual([[billed, today, 3000]]);
  });

  it('lets a claim go, and forgets one whose row is gone', () => {
    const made = noted({ ...nothing, fee: { amount: 800, open: true, day: '2026-11-02' } });
    const write_off = { id: 1, amount: 800, day: '2026-11-05', childcare_id: null, reserve_cancellation_id: 1 };
    const gone = { ...made, fee: { amount: 800, open: false, day: '2026-11-02' } };
    expect(short({ ...gone, write_offs: [{ ...write_off, childcare_correction_id: null }] })).toEqual([
      [letGo, '2026-11-05', 800],
    ]);
    // A no-show that was none: its fee's row is removed.
    expect(short({ ...made, fee: null })).toEqual([[billed, today, -800]]);
  });

  it('lets go of the claim the write-off names: a stay’s leaves its fee as it is', () => {
    const fee = { amount: 800, open: true, day: '2026-11-02' };
    const made = noted({ ...nothing, stay: stay(3000, true), fee });
    const write_off = { id: 1, amount: 3000, day: '2026-11-05', reserve_cancellation_id: null };
    const written = { ...write_off, childcare_id: 1, childcare_correction_id: null };
    const entries = claimEntriesOf({ ...made, stay: stay(3000, false), write_offs: [written] });
    expect(entries.map(({ kind, movement, amount }) => [kind, movement, amount])).toEqual([
      [claimKind.code.stay, letGo, 3000],
    ]);
  });

  it('forgets a correction whose row is gone', () => {
    const made = noted({ ...nothing, corrections: [{ id: 7, amount: 600, open: true, day: '2026-11-02' }] });
    expect(short({ ...made, corrections: [] })).toEqual([[billed, today, -600]]);
  });

  it('comes to what is open, whatever was paid of it before', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.boolean(), (amount, part, open) => {
        const facts = noted({
          ...noted({ ...nothing, stay: stay(amount, true) }),
          stay: stay(amount, open),
          payments: part === 0 ? [] : [paid(part, today)],
        });
        const left = sum(facts.entries.map((each) => (each.movement === billed ? each.amount : -each.amount)));
        expect(left).toBe(open ? Math.max(0, amount - part) : 0);
        expect(claimEntriesOf(facts)).toEqual([]);
      }),
    );
  });
});

describe('the lines of a free bill', () => {
  const line = {
    child_index: 0,
    kind: 'childcare',
    unit_price: 1000,
    quantity: 60,
    amount: 1000,
    tax_class: 1,
  } as const;
  const free = {
    ...{ settled: true, ended: true, paid: false, written: [] },
    bill: { amount_lines: [line], number_of_tickets_used: 1, others_discount_amount: 0 },
    cover: { children: [{ child_id: 3, schoolchild_flag: false }], confirmed: false, benefit: null },
  };
  const linesOf = (changed: Partial<typeof free>) =>
    freeBillLinesOf({ ...nothing, stay: { ...stay(0, false), free: { ...free, ...changed } } });

  it('say what was used and what its tickets paid, on the day of the stay', () => {
    expect(linesOf({})).toMatchObject({ date: '2026-11-02', lines: [{ amount: 1000 }, { amount: -1000 }] });
  });

  it('are none where an entry of the books says it, or the bill is not settled', () => {
    expect(linesOf({ paid: true })).toBe(null);
    expect(linesOf({ settled: false })).toBe(null);
  });
});

describe('the ledger of tickets', () => {
  const bundle = fc
    .record({
      number: fc.integer({ min: 1, max: 20 }),
      paid_amount: fc.nat(30_000),
      used: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
      refunded: fc.nat(5),
      expired: fc.boolean(),
    })
    .map(({ number, paid_amount, used, refunded, expired }): TicketFacts => {
      let left = number;
      const take = (wanted: number) => {
        const taken = Math.min(left, wanted);
        left -= taken;
        return taken;
      };
      const uses = used.map(take).flatMap((taken, index) => {
        const use = { childcare_id: index + 1, number: taken, branch_id: 2, day: '2026-11-03', closed: index === 1 };
        return taken === 0 ? [] : [use];
      });
      const refunded_number = take(refunded);
      return {
        ...{ ticket_id: 1, number, remaining: left, refunded_number, paid_amount, uses, today },
        ...{ purchase_date: '2026-10-01', expiry_date: expired ? '2026-11-10' : '2027-03-31', paid_day: '2026-10-01' },
        closed_months: ['2026-10-01'],
        entries: [],
      };
    });

  it('keeps every ticket and every yen, and has nothing left when the bundle is empty', () => {
    fc.assert(
      fc.property(bundle, (facts) => {
        const entries = ticketEntriesOf(facts);
        const signed = (of: 'number' | 'amount') =>
          sum(entries.map((each) => (each.movement === ticketMovement.code.sold ? each[of] : -each[of])));
        const left = facts.expiry_date < today ? 0 : facts.remaining;
        expect(signed('number')).toBe(left);
        expect(signed('amount')).toBe(
          facts.paid_amount - Math.floor((facts.paid_amount * (facts.number - left)) / facts.number),
        );
        expect(entries.every(({ date }) => !date.startsWith('2026-10'))).toBe(true);
        expect(ticketEntriesOf({ ...facts, entries })).toEqual([]);
      }),
    );
  });

  it('takes a use back before it notes another one', () => {
    const before = { childcare_id: 1, number: 2, branch_id: 2, day: '2026-11-03', closed: false };
    const facts: TicketFacts = {
      ...{ ticket_id: 1, number: 10, remaining: 8, refunded_number: 0, paid_amount: 10_500, uses: [before], today },
      ...{ purchase_date: '2026-11-01', expiry_date: '2027-03-31', paid_day: '2026-11-01', closed_months: [] },
      entries: [],
    };
    const entries = ticketEntriesOf(facts);
    const moved = ticketEntriesOf({ ...facts, uses: [{ ...before, childcare_id: 2 }], entries });
    expect(moved.map(({ number, amount, childcare_id, date }) => [childcare_id, number, amount, date])).toEqual([
      [1, -2, -2100, today],
      [2, 2, 2100, '2026-11-03'],
    ]);
  });

  it('notes uses of a stay before those no stay is named for', () => {
    const used = { childcare_id: 4, number: 2, branch_id: 2, day: '2026-11-03', closed: false };
    const facts: TicketFacts = {
      ...{ ticket_id: 1, number: 10, remaining: 6, refunded_number: 0, paid_amount: 10_000, uses: [used], today },
      ...{ purchase_date: '2026-11-01', expiry_date: '2027-03-31', paid_day: '2026-11-01', closed_months: [] },
      entries: [],
    };
    const stays = ticketEntriesOf(facts)
      .filter(({ movement }) => movement === ticketMovement.code.used)
      .map(({ childcare_id }) => childcare_id);
    expect(stays).toEqual([4, null]);
    const entries = ticketEntriesOf(facts);
    const back = ticketEntriesOf({ ...facts, remaining: 10, uses: [], entries });
    expect(back.map(({ childcare_id, number }) => [childcare_id, number])).toEqual([
      [4, -2],
      [null, -2],
    ]);
  });
});
