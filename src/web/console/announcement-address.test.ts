import { expect, it } from 'vitest';
import { announcementAudience, announcementKind } from '../../domain/messages/announcement-codes.ts';
import { announcementAddress, announcementStart } from './announcement-address.ts';

const begun = (address: string) => announcementStart(new URL(address, 'http://x').searchParams);
const { chosen, reserved, all } = announcementAudience.code;

it('leads to exactly the families touched, while an address can hold them', () => {
  const start = { kind: announcementKind.code.duty, audience: reserved, date_from: '2026-12-01', title: '料金の変更' };
  expect(begun(announcementAddress({ ...start, customer_ids: [3, 7] }))).toMatchObject({
    ...{ kind: announcementKind.code.duty, audience: chosen, customer_ids: [3, 7], title: '料金の変更' },
  });
  const many = Array.from({ length: 301 }, (_, index) => index + 1);
  expect(begun(announcementAddress({ ...start, customer_ids: many }))).toMatchObject({
    ...{ audience: reserved, date_from: '2026-12-01', customer_ids: [] },
  });
});

it('begins as usual from an address somebody changed', () => {
  expect(begun('/add?kind=9&audience=x&families=1-y&branch_id=-3')).toMatchObject({
    ...{ kind: announcementKind.code.news, audience: all, customer_ids: [1], branch_id: '0' },
  });
});
