import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TimeRange } from '../../../../domain/time.ts';
import type { PickerDay } from './day-slots.ts';
import { FreeStayPicker } from './free-stay-picker.tsx';

afterEach(cleanup);

/** Open 8:00–19:00 (extended to 21:00), full 12:00–13:00, two seats left before 10:00. */
const day: PickerDay = {
  step_minutes: 15,
  minimum_minutes: 60,
  held: null,
  slots: Array.from({ length: 52 }, (_, step) => 480 + step * 15).map((start) => {
    const full = start >= 720 && start < 780;
    return { start, state: full ? 'full' : 'free', remaining: full ? 0 : start < 600 ? 2 : 8 };
  }),
};
const ends = { usual: null, close: 1140, extended_close: 1260 };

function Page({ first = null }: { first?: TimeRange | null }) {
  const [value, setValue] = useState<TimeRange | null>(first);
  return <FreeStayPicker day={day} needed={1} ends={ends} length={120} value={value} onChange={setValue} />;
}
const hours = () => within(screen.getByRole('group', { name: '開始' }));
const names = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const chosen = (text: string) => expect(screen.getByText(text)).toBeTruthy();

describe('the picker of a day', () => {
  it('shows the hours at which something can begin, and nothing else', () => {
    render(<Page />);
    // From 11:15 on no whole hour is left before it is full; the last start is an hour before closing.
    expect(names('開始')).toEqual([
      '8時 残2',
      '9時 残2',
      ...[10, 11, 13, 14, 15, 16, 17, 18, 19, 20].map((hour) => `${hour}時`),
    ]);
    expect(hours().queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.queryByRole('group', { name: '長さ' })).toBeNull();
  });

  it('begins with the usual length, or as much of it as is free, and keeps it at another hour', () => {
    render(<Page />);
    choose('14時');
    chosen('14:00〜16:00');
    choose('14:45');
    chosen('14:45〜16:45');
    choose('16時');
    chosen('16:45〜18:45');
    choose('11時');
    chosen('11:00〜12:00');
  });

  it('offers the lengths that can be had, by their end, and steps to every other', () => {
    render(<Page first={{ start: 540, end: 660 }} />);
    expect(names('長さ')).toEqual(['1時間 〜10:00', '1時間30分 〜10:30', '2時間 〜11:00', '3時間 〜12:00']);
    fireEvent.click(screen.getByRole('button', { name: '15分長くする' }));
    chosen('9:00〜11:15');
    expect(screen.getByRole('radio', { name: '2時間15分 〜11:15', checked: true })).toBeTruthy();
    choose(/^3時間/);
    expect(screen.queryByRole('button', { name: /長くする$/ })).toBeNull();
    choose(/^1時間 /);
    expect(screen.queryByRole('button', { name: /短くする$/ })).toBeNull();
  });

  it('says where the surcharge begins', () => {
    render(<Page first={{ start: 1080, end: 1140 }} />);
    expect(names('長さ')).toContain('2時間 〜20:00 延長');
  });
});
