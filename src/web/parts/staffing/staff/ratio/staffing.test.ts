import { describe, expect, it } from 'vitest';
import { roomThroughout, type ShownStaffing, shortTimes, timeAt, timesIn } from './staffing.ts';

const room = (zero: number, four: number) => ({ zero, one_two: zero, three: four, four });
const staffing: ShownStaffing = {
  mode: 1,
  planned: 2,
  stretches: [
    { start_time: '09:00', end_time: '10:00', staff: 2, required: 2, room: room(1, 5) },
    { start_time: '10:00', end_time: '11:00', staff: 1, required: 2, room: room(0, 0) },
    { start_time: '11:00', end_time: '11:30', staff: 1, required: 2, room: room(0, 0) },
    { start_time: '11:30', end_time: '24:00', staff: 2, required: 0, room: room(3, 2) },
  ],
};

describe('staffing of a day', () => {
  it('names each gap once', () => {
    expect(shortTimes(timesIn(staffing, null))).toMatchObject([{ start: 600, end: 690, staff: 1, required: 2 }]);
    expect(shortTimes(timesIn(staffing, { start: 690, end: 720 }))).toEqual([]);
  });

  it('offers what can be had throughout', () => {
    expect(roomThroughout(timesIn(staffing, { start: 690, end: 720 }))).toEqual(room(3, 2));
    expect(roomThroughout(timesIn(staffing, { start: 540, end: 601 }))).toEqual(room(0, 0));
    expect(roomThroughout([])).toBeNull();
  });

  it('knows the present moment', () => {
    expect(timeAt(staffing, 600)).toMatchObject({ staff: 1 });
    expect(timeAt(staffing, 1439)).toMatchObject({ staff: 2 });
    expect(timeAt(staffing, 100)).toBeUndefined();
  });
});
