import { at, own, retention, stays } from './table.ts';

export const seatTables = {
  ...at('the family, the waitlist', '/mypage/waitlist, /staff/wishes', {
    waitlist_entries: {
      holds: 'stay',
      exported: { where: own.family, without: ['staff_agreed_account_id', 'idempotency_key', 'content_hash'] },
      kept: retention.account,
      erased: { delete: own.family },
      audit: '空き待ち',
    },
    waitlist_branches: {
      holds: 'stay',
      exported: { where: own.wishes },
      kept: retention.account,
      erased: 'with waitlist_entries',
      audit: null,
    },
    waitlist_children: {
      holds: 'stay',
      exported: { where: own.wishes },
      kept: retention.account,
      erased: 'with waitlist_entries',
      audit: null,
    },
    seat_offers: {
      holds: 'stay',
      exported: { where: own.family, without: ['account_id'] },
      kept: retention.account,
      erased: 'with waitlist_entries',
      audit: null,
    },
  }),
  ...at('the confirm page, offers', 'counted in every calendar; swept', {
    seat_holds: {
      holds: 'stay',
      exported: { where: own.family },
      kept: 'a week',
      erased: { delete: own.family },
      audit: null,
    },
  }),
  ...at(
    'the family, days reserved together',
    '/mypage/reserves/series, marks in /mypage/reserves/list and /staff/reserves/{reserve_id}',
    {
      reserve_series: {
        holds: 'stay',
        exported: { where: own.family, without: ['idempotency_key', 'content_hash'] },
        kept: retention.books,
        erased: stays.emptied,
        audit: null,
      },
    },
  ),
};
