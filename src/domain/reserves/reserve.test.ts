import { describe, expect, it } from 'vitest';
import { demoSettings } from '../calendar/demo-settings.ts';
import { chosenRefusalReasons, refusalReason, refusalText } from './refusal-reasons.ts';
import {
  isCancellable,
  isEditable,
  type ReserveAction,
  type ReserveColumns,
  type ReservePhase,
  reserveActions,
  reservePhase,
  reservePhases,
  transition,
} from './reserve.ts';

const base: ReserveColumns = { approval_status: 1, childcare_status: 1, cancel_flag: false };
const example: Record<ReservePhase, ReserveColumns> = {
  pending: { ...base, approval_status: 2 },
  confirmed: { ...base, approval_status: 3 },
  rejected: { ...base, approval_status: 4 },
  present: { ...base, childcare_status: 2 },
  left: { ...base, childcare_status: 3 },
  no_show: { ...base, childcare_status: 4 },
  cancelled: { ...base, cancel_flag: true },
};

/** Every pair that is allowed; all others must be refused. */
const allowed: Record<ReservePhase, Partial<Record<ReserveAction, ReservePhase>>> = {
  pending: {
    approve: 'confirmed',
    reject: 'rejected',
    lapse: 'rejected',
    confirm: 'confirmed',
    ask_again: 'pending',
    cancel: 'cancelled',
  },
  confirmed: {
    ask_again: 'pending',
    confirm: 'confirmed',
    cancel: 'cancelled',
    check_in: 'present',
    no_show: 'no_show',
    undo_answer: 'pending',
  },
  rejected: { undo_answer: 'pending' },
  present: { check_out: 'left', undo_check_in: 'confirmed' },
  left: { undo_check_out: 'present' },
  no_show: { undo_no_show: 'confirmed' },
  cancelled: {},
};

describe('reserve transitions', () => {
  for (const phase of reservePhases) {
    for (const action of reserveActions) {
      const to = allowed[phase][action];
      it(`${phase} ${action} → ${to ?? 'refused'}`, () => {
        const result = transition(example[phase], action);
        if (to === undefined) expect(result).toEqual({ ok: false, reason: 'transition_refused', phase });
        else {
          expect(result).toMatchObject({ ok: true, to });
          // The columns written really are the phase promised.
          expect(result.ok && reservePhase({ ...example[phase], ...result.changes })).toBe(to);
        }
      });
    }
  }
  it('approves with 3 and needs no approval with 1', () => {
    expect(transition(example.pending, 'approve')).toMatchObject({ changes: { approval_status: 3 } });
    expect(transition(example.pending, 'confirm')).toMatchObject({ changes: { approval_status: 1 } });
  });
});

describe('editable_flag', () => {
  const start_datetime = '2026-11-16T09:00:00+09:00';
  it.each([
    ['2026-11-16T07:59:59+09:00', true],
    ['2026-11-16T08:00:00+09:00', false],
    ['2026-11-16T09:00:01+09:00', false],
  ])('at %s: %s', (now, editable) => {
    expect(isEditable({ ...base, start_datetime }, now, demoSettings)).toBe(editable);
  });
  it('is for pending and confirmed ones only', () => {
    const editable = reservePhases.filter((phase) =>
      isEditable({ ...example[phase], start_datetime }, '2026-11-01T00:00:00Z', demoSettings),
    );
    expect(editable).toEqual(['pending', 'confirmed']);
  });
  it('can be cancelled until the start', () => {
    expect(isCancellable({ ...base, start_datetime }, '2026-11-16T08:59:59+09:00')).toBe(true);
    expect(isCancellable({ ...base, start_datetime }, '2026-11-16T09:00:00+09:00')).toBe(false);
    expect(isCancellable({ ...example.present, start_datetime }, '2026-11-16T08:00:00+09:00')).toBe(false);
  });
});

it('of a refused request staff choose every reason but the one that only the clock can say', () => {
  const { unanswered, ...chosen } = refusalReason.code;
  expect(chosenRefusalReasons).toEqual(Object.values(chosen));
  expect(refusalText(unanswered)).toBe('期限までに園からお返事ができなかったため');
});

it('another reason is said by the comment alone', () => {
  expect([null, refusalReason.code.other].map(refusalText)).toEqual(['', '']);
});
