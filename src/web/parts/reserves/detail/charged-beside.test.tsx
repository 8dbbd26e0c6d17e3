import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChargedBeside } from './charged-beside.tsx';

afterEach(cleanup);

it('says agreed beside charged only where they differ, and a fall before the stay', () => {
  const text = (payable_amount: number | undefined, charged: number | undefined) => {
    const { container } = render(
      <ChargedBeside reserve_amount={2200} payable_amount={payable_amount} charged={charged} />,
    );
    const shown = container.textContent;
    cleanup();
    return shown;
  };
  expect(text(undefined, 2550)).toContain('ご予約のときの金額');
  expect(text(undefined, 2550)).toContain('2,550');
  expect(text(undefined, 2200)).toBe('');
  expect(text(2200, undefined)).toBe('');
  expect(text(1800, undefined)).toContain('いまは1,800円です');
});
