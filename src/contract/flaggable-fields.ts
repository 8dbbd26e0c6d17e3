/** The fields the server may flag, as SPEC §5 lists them; `NgResult.fields` holds these names. */
export const customerDetailsFlags = [
  'address1',
  'address2',
  'date_of_birth',
  'default_branch_id',
  'postal_code',
  'prefecture_id',
  'social_media_upload',
] as const;

export const planFlags = ['plan_type_id'] as const;

const childKeys = ['child1', 'child2', 'child3', 'child4'] as const;
const childFields = ['name', 'gender', 'date_of_birth', 'customer_remarks'] as const;
export const childFlags = childKeys.flatMap((child) => childFields.map((name) => `${child}.${name}` as const));

export const customerFlags = [
  'date_of_birth',
  'default_branch_id',
  'gender',
  'email',
  'emergency_contact_name',
  'emergency_contact_tel',
  'name',
  'name_kana',
  'tel',
] as const;

export const reserveFlags = [
  'breakfast_support_flag',
  'lunch_support_flag',
  'supper_support_flag',
  'start_hour',
  'start_min',
  'end_hour',
  'end_min',
  'pickup_flag',
  'pickup_name',
  'pickup_tel',
  'remarks',
  'reserve_date',
] as const;

/** The flagged field names of a failed parse: ['child1', 'name'] → 'child1.name', each once. */
export function flaggedFields(issues: readonly { readonly path: readonly PropertyKey[] }[]): string[] {
  return [...new Set(issues.map((issue) => issue.path.map(String).join('.')).filter((path) => path !== ''))];
}
