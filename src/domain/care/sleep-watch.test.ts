import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../time.ts';
import { sleepPosition } from './log-codes.ts';
import { napState, needsSleepCheck, type SleepCheckEntry } from './sleep.ts';
import { isRed, type SleepRound, type SleepWatch, sleepOwner, sleepSteps, soundsHere } from './sleep-watch.ts';

const noon = new Date('2026-11-16T12:00:00+09:00');
const at = (minute: number) => addMinutes(noon, minute);
const settings = { sleep_other_tablets_seconds: 15, sleep_manager_minutes: 2, sleep_headquarters_minutes: 5 };
const [mine, theirs] = ['mine', 'theirs'];
const round: SleepRound = { branch_room_id: 1, device_key: mine, silent_at: null };

const usual = { position: sleepPosition.code.back, breathing_flag: true, turned_flag: false };
const prone = { ...usual, position: sleepPosition.code.prone };
type Looks = readonly (readonly [number, Omit<SleepCheckEntry, 'checked_at'>])[];

function watchOf(looks: Looks, now: number, rounds: readonly SleepRound[] = [round]): SleepWatch {
  const nap = { fell_asleep_at: noon, woke_at: null, check_minutes: 5, alarm_minutes: 1 };
  const seen = looks.map(([minute, look]) => ({ checked_at: at(minute), ...look }));
  const { due_at, ...state } = napState(nap, seen, at(now));
  if (due_at === null) throw new Error('no moment');
  return { ...state, due_at, owner: sleepOwner(1, rounds) };
}
const sounds = (watch: SleepWatch, now: number) =>
  [mine, theirs].map((device) => soundsHere(watch, device, settings, at(now)));
const steps = (watch: SleepWatch, now: number) => sleepSteps(watch, settings, at(now)).map(({ step }) => step);

describe('who is called', () => {
  it('at the due moment the screen with the round, fifteen seconds later every other, then the manager, then headquarters', () => {
    expect(sounds(watchOf([], 4.9), 4.9)).toEqual([false, false]);
    expect(sounds(watchOf([], 5), 5)).toEqual([true, false]);
    expect(sounds(watchOf([], 5.2), 5.2)).toEqual([true, false]);
    expect(sounds(watchOf([], 5.25), 5.25)).toEqual([true, true]);
    expect(steps(watchOf([], 6.9), 6.9)).toEqual([]);
    expect(steps(watchOf([], 7), 7)).toEqual(['manager']);
    expect(steps(watchOf([], 10), 10)).toEqual(['manager', 'headquarters']);
  });

  it('after an unusual look every screen and the manager at once, until a look says turned or usual', () => {
    const found: Looks = [[3, prone]];
    expect(sounds(watchOf(found, 3), 3)).toEqual([true, true]);
    expect(steps(watchOf(found, 3), 3)).toEqual(['manager']);
    expect(steps(watchOf(found, 8), 8)).toEqual(['manager', 'headquarters']);
    // Seen again, still prone: it is the same call.
    const again = sleepSteps(watchOf([...found, [4, prone]], 4), settings, at(4));
    expect(again).toEqual([{ step: 'manager', since: at(3) }]);
    const turned: Looks = [...found, [4, { ...prone, turned_flag: true }]];
    expect(isRed(watchOf(turned, 4))).toBe(false);
    expect(sounds(watchOf(turned, 4), 4)).toEqual([false, false]);
  });

  it('nobody has the round: every screen at the due moment', () => {
    expect(sounds(watchOf([], 5, []), 5)).toEqual([true, true]);
    expect(isRed(watchOf([], 4, []))).toBe(false);
  });

  it('a dark screen: everybody in red and the manager at once, whoever it was', () => {
    const dark = watchOf([], 2, [{ ...round, silent_at: at(1) }]);
    expect(dark.owner).toMatchObject({ kind: 'everybody', silent: { device_key: mine } });
    expect(isRed(dark)).toBe(true);
    expect(sounds(dark, 2)).toEqual([true, true]);
    expect(steps(dark, 2)).toEqual(['manager']);
    // The room next door is not touched.
    expect(
      sleepOwner(2, [
        { ...round, silent_at: at(1) },
        { ...round, branch_room_id: 2 },
      ]).kind,
    ).toBe('round');
  });
});

/** A day as it may go: looks, 起きた taken back, check-outs undone, screens that go dark and are taken over, clocks that jump. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('look' as const), prone: fc.boolean(), breathing: fc.boolean(), turned: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom('wake', 'wake undone', 'check out', 'check out undone', 'take', 'dark', 'late look'),
  }),
  fc.record({ kind: fc.constant('clock' as const), minutes: fc.integer({ min: -90, max: 90 }) }),
);
const day = fc.record({
  check_minutes: fc.constantFrom(1, 5, 10, 15, 30),
  acts: fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), act), { maxLength: 40 }),
});

describe('whatever a day brings', () => {
  it('never a sleeping child without a due moment within its interval, and without an owner who is told', () => {
    fc.assert(
      fc.property(day, ({ check_minutes, acts }) => {
        let now = noon;
        let woke_at: Date | null = null;
        let rounds: SleepRound[] = [];
        const looks: SleepCheckEntry[] = [];
        for (const [seconds, step] of acts) {
          now = new Date(now.getTime() + seconds * 1_000);
          if (step.kind === 'clock') now = addMinutes(now, step.minutes);
          if (step.kind === 'wake' || step.kind === 'check out') woke_at ??= now;
          if (step.kind === 'wake undone' || step.kind === 'check out undone') woke_at = null;
          if (step.kind === 'take') rounds = [round];
          if (step.kind === 'dark') rounds = rounds.map((each) => ({ ...each, silent_at: each.silent_at ?? now }));
          if (step.kind === 'late look') looks.push({ checked_at: addMinutes(now, -20), ...usual });
          if (step.kind === 'look') {
            const { breathing: breathing_flag, turned } = step;
            const position = step.prone ? sleepPosition.code.prone : sleepPosition.code.back;
            looks.push({ checked_at: now, position, breathing_flag, turned_flag: turned && step.prone });
          }
          const nap = { fell_asleep_at: noon, woke_at, check_minutes, alarm_minutes: 1 };
          const { due_at, ...state } = napState(nap, looks, now);
          if (woke_at !== null) {
            expect(due_at).toBeNull();
            continue;
          }
          if (due_at === null) throw new Error('no moment');
          const owner = sleepOwner(1, rounds);
          const watch = { ...state, due_at, owner };
          // A minute of tolerance between two clocks, no more.
          expect(due_at.getTime()).toBeLessThanOrEqual(now.getTime() + (check_minutes + 1) * 60_000);
          expect(['round', 'everybody']).toContain(owner.kind);
          const screens = [mine, theirs].filter((device) => soundsHere(watch, device, settings, now));
          if (needsSleepCheck(watch)) expect(screens).toContain(mine);
          if (owner.kind === 'everybody' && isRed(watch)) expect(screens).toEqual([mine, theirs]);
          if (owner.kind === 'everybody' && owner.silent !== null) expect(isRed(watch)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('a look that has not arrived calms nobody: what is due stays due without it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 5, max: 10 }), (looked, now) => {
        const without = watchOf([], now);
        expect(needsSleepCheck(without)).toBe(true);
        if (looked <= now) expect(watchOf([[looked, usual]], now).due_at).toEqual(at(looked + 5));
      }),
    );
  });
});
