import { describe, expect, it } from 'vitest';
import { fieldLabel } from './audit-fields.ts';
import { tableText } from './audit-text.ts';

describe('prices and rules in the log', () => {
  it('names tables and columns as the forms do', () => {
    expect([tableText('unit_prices'), fieldLabel('late_percent'), fieldLabel('withdrawn_date')]).toEqual([
      '単価',
      '無料の期限を過ぎてから',
      '販売を終える日',
    ]);
  });
});
