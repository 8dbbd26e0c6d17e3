import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staffQualification } from '../codes.ts';
import { timeText } from '../time.ts';
import { type ChildrenByAge, noChildren, requiredStaff } from './ratio.ts';
import {
  isCareRegistered,
  type RosterPerson,
  type RosterStay,
  registeredNeeded,
  reservesLeftShort,
  rosterStretches,
  rosterWarnings,
} from './roster.ts';

const settings = {
  children_per_staff_zero: 3,
  children_per_staff_one_two: 6,
  children_per_staff_three: 15,
  children_per_staff_four: 25,
  minimum_staff: 2,
  staff_rounding: 1,
  registered_share_percent: 33,
} as const;

type More = { registered?: boolean; flagged?: boolean; breaks?: readonly (readonly [number, number])[] };
const person = (account_id: number, start: number, end: number, more: More = {}): RosterPerson => ({
  account_id,
  shift: {
    start_time: timeText(start),
    end_time: timeText(end),
    breaks: (more.breaks ?? []).map(([from, to]) => ({ start_time: timeText(from), end_time: timeText(to) })),
  },
  registered: more.registered ?? true,
  no_one_to_one_flag: more.flagged ?? false,
});
const stay = (
  reserve_id: number,
  start: number,
  end: number,
  ages: Partial<ChildrenByAge> = { four: 1 },
): RosterStay => ({
  reserve_id,
  start,
  end,
  ages: { ...noChildren, ...ages },
});
const warnings = (people: readonly RosterPerson[], stays: readonly RosterStay[]) =>
  rosterWarnings(rosterStretches(people, stays, settings));

describe('who counts as registered', () => {
  it.each([
    ['nurseryTeacher', true],
    ['nurse', true],
    ['assistantNurse', true],
    ['publicHealthNurse', true],
    ['midwife', true],
    ['kindergartenTeacher', false],
    ['childcareSupporter', false],
  ] as const)('%s: %s', (name, expected) => {
    expect(isCareRegistered([staffQualification.code[name]])).toBe(expected);
  });

  it('one of several is enough, none is not', () => {
    const { nurse, childcareSupporter } = staffQualification.code;
    expect([isCareRegistered([childcareSupporter, nurse]), isCareRegistered([])]).toEqual([true, false]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 3],
    [9, 3],
    [10, 4],
  ])('of %i present %i', (present, needed) => expect(registeredNeeded(present, 33)).toBe(needed));

  it('a third rounds up, however many are there', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 60 }), (n) => registeredNeeded(n, 33) === Math.ceil(n / 3)));
  });
});

describe('warnings of a day', () => {
  it('none without children, none while enough are there', () => {
    expect(warnings([person(1, 540, 600, { registered: false, flagged: true })], [])).toEqual([]);
    expect(warnings([person(1, 540, 600), person(2, 540, 600)], [stay(1, 540, 600)])).toEqual([]);
  });

  it('too few: while a person is on a break, and before they come', () => {
    const people = [person(1, 540, 720), person(2, 570, 720, { breaks: [[660, 690]] })];
    expect(warnings(people, [stay(1, 540, 720)])).toEqual([
      { kind: 'short', start: 540, end: 570, needed: 2, there: 1 },
      { kind: 'short', start: 660, end: 690, needed: 2, there: 1 },
    ]);
  });

  it('babies need more, over the change from one child to the next', () => {
    const people = [person(1, 540, 720), person(2, 540, 720)];
    const stays = [stay(1, 540, 720, { zero: 3 }), stay(2, 540, 600, { zero: 4 }), stay(3, 600, 660, { one_two: 7 })];
    expect(warnings(people, stays)).toEqual([{ kind: 'short', start: 540, end: 660, needed: 3, there: 2 }]);
  });

  it('too few registered; a break of the only one is seen', () => {
    const people = [person(1, 540, 720, { breaks: [[600, 660]] }), person(2, 540, 720, { registered: false })];
    expect(warnings([...people, person(3, 540, 720, { registered: false })], [stay(1, 540, 720)])).toEqual([
      { kind: 'registered', start: 600, end: 660, needed: 1, there: 0 },
    ]);
  });

  it('alone with children: only a person who must not be', () => {
    const people = [person(1, 540, 600, { flagged: true }), person(2, 570, 720)];
    const found = warnings(people, [stay(1, 540, 720)]).filter(({ kind }) => kind === 'alone');
    expect(found).toEqual([{ kind: 'alone', start: 540, end: 570, account_id: 1 }]);
  });
});

describe('reserves left short', () => {
  const stays = [stay(1, 540, 600), stay(2, 600, 720), stay(3, 690, 800)];
  const both = [person(1, 540, 800), person(2, 540, 800)];

  it('names those during whose stay staff are now missing', () => {
    expect(reservesLeftShort(both, [person(1, 540, 800), person(2, 540, 700)], stays, settings)).toEqual([2, 3]);
    expect(reservesLeftShort(both, [person(1, 540, 800)], stays, settings)).toEqual([1, 2, 3]);
  });

  it('none if staff were added, or if the shortage existed before', () => {
    expect(reservesLeftShort(both, [...both, person(3, 540, 800)], stays, settings)).toEqual([]);
    expect(reservesLeftShort([person(1, 540, 800)], [person(1, 540, 800)], stays, settings)).toEqual([]);
  });
});

// A plain re-computation, minute by minute.
const minute = fc.integer({ min: 480, max: 500 });
const range = fc.tuple(minute, minute).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const);
const people = fc.array(
  fc
    .record({ at: range, rest: range, registered: fc.boolean(), flagged: fc.boolean() })
    .map(({ at, rest, ...more }) => ({
      at,
      rest,
      ...more,
      of: (id: number) => person(id, at[0], at[1], { ...more, breaks: [rest] }),
    })),
  { maxLength: 4 },
);
const children = fc.array(
  fc.record({ at: range, zero: fc.integer({ min: 0, max: 4 }), four: fc.integer({ min: 0, max: 3 }) }),
  { maxLength: 4 },
);

describe('against a plain re-computation', () => {
  it('every minute has its stretch, and says the same', () => {
    fc.assert(
      fc.property(people, children, (staff, kids) => {
        const listed = staff.map((each, position) => each.of(position + 1));
        const stays = kids.map(({ at, zero, four }, position) => stay(position + 1, at[0], at[1], { zero, four }));
        const stretches = rosterStretches(listed, stays, settings);
        const found = rosterWarnings(stretches);
        for (let now = 475; now < 510; now += 1) {
          const within = ([from, to]: readonly [number, number]) => from <= now && now < to;
          const there = staff.filter((each) => within(each.at) && !within(each.rest));
          const here = kids.filter((each) => within(each.at));
          const ages = {
            ...noChildren,
            zero: here.reduce((sum, { zero }) => sum + zero, 0),
            four: here.reduce((sum, { four }) => sum + four, 0),
          };
          const any = ages.zero + ages.four > 0;
          const needed = requiredStaff(ages, settings);
          const registered = there.filter((each) => each.registered).length;
          const warned = new Set(found.filter(({ start, end }) => within([start, end])).map(({ kind }) => kind));
          expect([warned.has('short'), warned.has('registered'), warned.has('alone')]).toEqual([
            any && there.length < needed,
            any && registered < Math.ceil(there.length / 3),
            any && there.length === 1 && there[0]?.flagged === true,
          ]);
          const stretch = stretches.find(({ start, end }) => within([start, end]));
          expect(stretch?.present.length ?? 0).toBe(there.length);
          expect(stretch?.needed ?? 0).toBe(needed);
        }
      }),
    );
  });

  it('more staff leaves nobody short', () => {
    fc.assert(
      fc.property(people, children, fc.nat(3), (staff, kids, dropped) => {
        const listed = staff.map((each, position) => each.of(position + 1));
        const stays = kids.map(({ at, zero, four }, position) => stay(position + 1, at[0], at[1], { zero, four }));
        const fewer = listed.filter((_, position) => position !== dropped);
        expect(reservesLeftShort(fewer, listed, stays, settings)).toEqual([]);
      }),
    );
  });
});
