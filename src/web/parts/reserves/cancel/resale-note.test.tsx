import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { feeRefundWay } from '../../../../domain/billing/resale/resale-codes.ts';
import { FeeRefundNote } from '../detail/fee-refund-note.tsx';
import { ResaleNote } from './resale-note.tsx';

afterEach(cleanup);

describe('a fee that may come back', () => {
  it('is promised where there is a fee and the policy says so', () => {
    const shown = (fee: number, resale_percent: number) =>
      render(<ResaleNote fee={fee} resale_percent={resale_percent} />).container.textContent;
    expect(shown(880, 100)).toContain('その時間分のキャンセル料をお返しします。');
    expect(shown(0, 100)).toBe('');
    expect(shown(880, 0)).toBe('');
  });

  it('is shown with its reason once it came back, and not where nothing did', () => {
    const given = { fee_amount: 1760, amount: 880, seat_minutes: 120, resold_minutes: 60, how: feeRefundWay.code.card };
    const shown = (amount: number) => render(<FeeRefundNote given={[{ ...given, amount }]} />).container.textContent;
    expect(shown(880)).toContain('キャンセル料 1,760円のうち 880円をお支払いのカードへお返しします。');
    expect(shown(0)).toBe('');
    expect(render(<FeeRefundNote given={undefined} />).container.textContent).toBe('');
  });
});
