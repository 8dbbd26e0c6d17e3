import { expect, it } from 'vitest';
import { noticeWhere } from './notice-filter.ts';

it('asks for every word, as it was typed, and for what follows the last one shown', () => {
  expect(noticeWhere({ text: ' ', group: null, unread: false })).toEqual({});
  expect(noticeWhere({ text: '１２月 50%_', group: 5, unread: true }, 9)).toEqual({
    _and: [
      { _or: [{ title: { _ilike: '%12月%' } }, { content: { _ilike: '%12月%' } }] },
      { _or: [{ title: { _ilike: '%50\\%\\_%' } }, { content: { _ilike: '%50\\%\\_%' } }] },
      { kind_group: { _eq: 5 } },
      { read_datetime: { _is_null: true } },
      { id: { _lt: 9 } },
    ],
  });
});
