import { describe, expect, it } from 'vitest';
import { lateKind } from '../messages/message-codes.ts';
import { minutesOfQuiet } from '../messages/quiet-hours.ts';
import { instantOf, minuteOfDayOf, timeText } from '../time.ts';
import { lateRefusal, laterOf, lateTimes } from './late-notice.ts';

const at = (time: string) => new Date(`2026-11-16T${time}:00+09:00`);
const pickUp = {
  kind: lateKind.code.pickUp,
  start_datetime: at('09:00'),
  end_datetime: at('18:00'),
  until: at('18:30'),
};
const arrival = { ...pickUp, kind: lateKind.code.arrival };
const texts = (times: Date[]) => times.map((time) => timeText(minuteOfDayOf(time)));

describe('a time that can be said', () => {
  it('lies after the agreed one, to come, and not past closing and its grace', () => {
    expect(texts(lateTimes(pickUp, at('12:00')))).toEqual(['18:05', '18:10', '18:15', '18:20', '18:25', '18:30']);
    expect(texts(lateTimes(pickUp, at('18:20')))).toEqual(['18:25', '18:30']);
    expect(lateTimes(pickUp, at('18:30'))).toEqual([]);
    expect(lateRefusal(pickUp, at('18:00'), at('12:00'))).toBe('late_time_past');
    expect(lateRefusal(pickUp, at('18:31'), at('12:00'))).toBe('late_after_closing');
  });

  it('of an arrival lies before the stay is over', () => {
    expect(lateTimes(arrival, at('08:00')).at(-1)).toEqual(at('17:55'));
    expect(lateRefusal(arrival, at('18:00'), at('08:00'))).toBe('late_after_closing');
  });

  it('moves the time from which a child counts as late', () => {
    expect(laterOf(at('18:00'), at('18:30'))).toEqual(at('18:30'));
    expect(laterOf(at('18:00'), null)).toEqual(at('18:00'));
  });
});

describe('quiet hours', () => {
  const night = { message_quiet_from: '21:00', message_quiet_until: '07:00' };
  it.each([
    ['20:59', 0],
    ['21:00', 600],
    ['23:30', 450],
    ['00:00', 420],
    ['06:59', 1],
    ['07:00', 0],
  ])('at %s: %i minutes', (time, minutes) => {
    expect(minutesOfQuiet(at(time), night)).toBe(minutes);
  });
  it('may lie within a day, or not be at all', () => {
    expect(minutesOfQuiet(at('13:00'), { message_quiet_from: '12:00', message_quiet_until: '14:00' })).toBe(60);
    expect(minutesOfQuiet(instantOf('2026-11-16'), { message_quiet_from: '00:00', message_quiet_until: '00:00' })).toBe(
      0,
    );
  });
});
