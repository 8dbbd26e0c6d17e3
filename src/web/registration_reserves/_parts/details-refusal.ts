import { futureBirthDateText } from '../../../contract/fields.ts';
import type { customerDetailsFlags } from '../../../contract/flaggable-fields.ts';
import { pageRefusals } from '../../../contract/page-errors.ts';

type Flag = (typeof customerDetailsFlags)[number];

/** The database's rules about the details, by name, and the field of SPEC §5 each speaks about. */
const fieldOfRule: Readonly<Record<string, Flag>> = {
  details_birth_date_is_past: 'date_of_birth',
  details_branch_is_choosable: 'default_branch_id',
  customers_prefecture_id_fkey: 'prefecture_id',
  customers_postal_code_check: 'postal_code',
  customers_address1_check: 'address1',
  address1_is_not_blank: 'address1',
  customers_address2_check: 'address2',
  address2_is_not_blank: 'address2',
  customers_social_media_upload_check: 'social_media_upload',
};

const words: Record<Flag, string> = {
  address1: '市区町村・町名をご確認ください(64文字まで)。',
  address2: '番地・建物名をご確認ください(64文字まで)。',
  date_of_birth: futureBirthDateText,
  default_branch_id: 'この園は、いまお選びいただけません。別の園を選択してください。',
  postal_code: '郵便番号は7桁の数字で入力してください。',
  prefecture_id: '都道府県を選択してください。',
  social_media_upload: '写真掲載の可否を選択してください。',
};

type DetailsRefusal = { type: string; msg: string; fields?: string[] };

/** The refusal of the details mutation in the parent's words; null for a rule that is not about them. */
export function detailsRefusal(rule: string | undefined): DetailsRefusal | null {
  if (rule === 'details_need_plan_and_card') return { type: 'card_missing', msg: pageRefusals.card_missing };
  const field = fieldOfRule[rule ?? ''];
  return field === undefined ? null : { type: 'input_error', msg: words[field], fields: [field] };
}
