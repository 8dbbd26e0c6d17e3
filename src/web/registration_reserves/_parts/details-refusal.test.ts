import { expect, it } from 'vitest';
import { customerDetailsFlags } from '../../../contract/flaggable-fields.ts';
import { detailsRefusal } from './details-refusal.ts';

const rules = [
  'details_birth_date_is_past',
  'details_branch_is_choosable',
  'customers_prefecture_id_fkey',
  'customers_postal_code_check',
  'customers_address1_check',
  'address1_is_not_blank',
  'customers_address2_check',
  'address2_is_not_blank',
  'customers_social_media_upload_check',
];

it('flags every field of SPEC §5, each with its own words', () => {
  const flagged = rules.flatMap((rule) => detailsRefusal(rule)?.fields ?? []);
  expect(new Set(flagged)).toEqual(new Set(customerDetailsFlags));
});

it('names the missing card, and nothing else it does not know', () => {
  expect(detailsRefusal('details_need_plan_and_card')).toMatchObject({ type: 'card_missing' });
  expect(detailsRefusal('customers_uid_key')).toBeNull();
  expect(detailsRefusal(undefined)).toBeNull();
});
