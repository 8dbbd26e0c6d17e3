import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '../calendar/demo-settings.ts';
import { type ChildAttendance, childAttendance, childcareStatus } from '../codes.ts';
import { reserveTransitions } from '../reserves/reserve.ts';
import {
  type AttendingChild,
  arrivalWarnings,
  type ChildAct,
  childcareStatusOf,
  childTargets,
  childTransitions,
  undoneAttendance,
  withAttendance,
} from './child-attendance.ts';

const state = childAttendance.code;
const { upcoming, present, left, noShow } = childcareStatus.code;
const acts = Object.keys(childTransitions) as ChildAct[];

describe('the reserve follows its children', () => {
  it.each<[string, ChildAttendance[], number]>([
    ['all expected', [state.expected, state.expected], upcoming],
    ['one present', [state.present, state.expected], present],
    ['one left, one still present', [state.left, state.present], present],
    ['one left, one still expected: the stay is open', [state.left, state.expected], present],
    ['one present, one absent', [state.present, state.absent], present],
    ['all left', [state.left, state.left], left],
    ['one left, the other never came', [state.left, state.absent], left],
    ['none came', [state.absent, state.absent], noShow],
    ['one will not come, one may', [state.absent, state.expected], upcoming],
    ['an only child', [state.present], present],
    ['nobody in it', [], upcoming],
  ])('%s', (_name, children, expected) => {
    expect(childcareStatusOf(children)).toBe(expected);
  });
});

describe('whom an act is about', () => {
  const children: AttendingChild[] = [
    { child_id: 1, attendance_status: state.left },
    { child_id: 2, attendance_status: state.present },
    { child_id: 3, attendance_status: state.expected },
  ];
  it.each<[string, ChildAct, number[] | undefined, unknown]>([
    ['everybody who is expected', 'check_in', undefined, { ok: true, child_ids: [3] }],
    ['everybody who is there', 'check_out', undefined, { ok: true, child_ids: [2] }],
    ['one by name', 'check_in', [3], { ok: true, child_ids: [3] }],
    ['the same tap twice', 'check_out', [1], { ok: true, child_ids: [] }],
    ['one already there with one to come', 'check_in', [2, 3], { ok: true, child_ids: [3] }],
    ['one who left does not come again', 'check_in', [1, 3], { ok: false, reason: 'transition_refused' }],
    ['one who is there did come', 'no_show', [2], { ok: false, reason: 'transition_refused' }],
    ['a stranger', 'check_in', [4], { ok: false, reason: 'reserve_child_unknown' }],
  ])('%s', (_name, act, named, expected) => {
    expect(childTargets(children, act, named)).toEqual(expected);
  });
});

describe('whatever is done to whomever', () => {
  const step = fc.record({
    act: fc.constantFrom(...acts),
    undo: fc.boolean(),
    named: fc.option(fc.subarray([1, 2, 3], { minLength: 1 }), { nil: undefined }),
  });
  const phaseOf: Record<number, string> = {
    [upcoming]: 'confirmed',
    [present]: 'present',
    [left]: 'left',
    [noShow]: 'no_show',
  };

  it('the reserve moves only along its own transitions, and an act twice is an act once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(step, { maxLength: 12 }), (size, steps) => {
        let children: AttendingChild[] = Array.from({ length: size }, (_, index) => ({
          child_id: index + 1,
          attendance_status: state.expected,
        }));
        for (const { act, undo, named } of steps) {
          const before = childcareStatusOf(children.map(({ attendance_status }) => attendance_status));
          if (undo) {
            const { to } = childTransitions[act];
            const back = undoneAttendance(to);
            const taken = children.filter(
              ({ child_id, attendance_status }) => attendance_status === to && (named?.includes(child_id) ?? true),
            );
            if (back === null) throw new Error('every act can be undone');
            const ids = taken.map(({ child_id }) => child_id);
            children = withAttendance(children, ids, back);
          } else {
            const targets = childTargets(children, act, named);
            if (!targets.ok) continue;
            children = withAttendance(children, targets.child_ids, childTransitions[act].to);
            expect(childTargets(children, act, named)).toEqual({ ok: true, child_ids: [] });
          }
          const after = childcareStatusOf(children.map(({ attendance_status }) => attendance_status));
          if (after === before) continue;
          const [from, to] = [phaseOf[before], phaseOf[after]];
          expect(reserveTransitions.some((row) => row.from === from && row.to === to)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a doubtful arrival', () => {
  const start_datetime = '2026-11-19T10:00:00+09:00';
  it.each([
    ['in time', '10:00', null, []],
    ['as early as may be', '08:00', null, []],
    ['a minute earlier', '07:59', null, ['early']],
    ['not warm yet', '10:00', 37.4, []],
    ['warm', '10:00', 37.5, ['temperature']],
    ['both', '07:00', 38.2, ['early', 'temperature']],
  ])('%s', (_name, time, temperature, expected) => {
    const at = `2026-11-19T${time}:00+09:00`;
    expect(
      arrivalWarnings({ at, start: start_datetime, temperature, unwell: false, noContact: false }, demoSettings),
    ).toEqual(expected);
  });

  it('asks about a morning form that has not been approved', () => {
    const at = start_datetime;
    expect(
      arrivalWarnings({ at, start: start_datetime, temperature: null, unwell: true, noContact: true }, demoSettings),
    ).toEqual(['morning', 'emergency_contact']);
  });
});
