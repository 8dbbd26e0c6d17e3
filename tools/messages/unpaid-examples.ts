import { instantOf } from '../../src/domain/time.ts';
import type { UnpaidData } from '../../src/server/billing/texts/unpaid-texts.ts';

const claim = {
  branch_name: 'みなと広場園',
  date: instantOf('2026-11-16', 9 * 60),
  amount: 3300,
  purpose: 'usage',
} as const;

type UnpaidExamples = { [Kind in keyof UnpaidData]: readonly { when: string; data: UnpaidData[Kind] }[] };

export const unpaidExamples: UnpaidExamples = {
  konbini_slip: [
    {
      when: '',
      data: {
        ...claim,
        expires_at: instantOf('2026-11-20', 23 * 60 + 59),
        url: 'https://payments.stripe.com/konbini/voucher/test',
      },
    },
  ],
  konbini_expired: [{ when: '', data: claim }],
  unpaid_reminder: [{ when: '', data: { amount: 5300, count: 2, pauseDate: '2026-12-01' } }],
  reserves_pausing: [{ when: '', data: { amount: 5300, pauseDate: '2026-12-01' } }],
  reserves_paused: [{ when: '', data: { amount: 5300 } }],
  part_received: [{ when: '', data: { ...claim, amount: 1000, rest: 2300, way: 'bank' } }],
  instalments_agreed: [
    {
      when: '',
      data: {
        total: 9000,
        instalments: [
          { due_date: '2026-12-01', amount: 5000 },
          { due_date: '2027-01-05', amount: 4000 },
        ],
      },
    },
  ],
  instalments_ended: [{ when: '', data: { amount: 4000 } }],
  instalment_paid: [
    { when: '続きがあるとき', data: { number: 1, amount: 5000, next: { date: '2027-01-05', amount: 4000 } } },
    { when: '最後', data: { number: 2, amount: 4000, next: null } },
  ],
  instalment_failed: [{ when: '', data: { number: 2, amount: 4000, due_date: '2027-01-05' } }],
};
