import { demoConsents } from '../../../db/seed/content/company.ts';
import type { FunctionPayload } from '../../contract/functions/functions.ts';

/** A filled-in registration form of variant A; `email` keeps parents apart. */
export function registrationForm(
  email: string,
  changes: Partial<FunctionPayload<'createCustomer'>> = {},
): FunctionPayload<'createCustomer'> {
  return {
    name: '小林 さくら',
    name_kana: 'コバヤシ サクラ',
    gender: 2,
    email,
    tel: '09012345678',
    emergency_contact_name: '小林 健',
    emergency_contact_tel: '0312345678',
    date_of_birth: '19900401',
    postal_code: '1080074',
    prefecture_id: 13,
    address1: '港区高輪',
    address2: '1-2-3',
    default_branch_id: 2,
    social_media_upload: 2,
    plan_type_id: 2,
    child1: { name: '小林 はる', name_kana: 'コバヤシ ハル', gender: 1, date_of_birth: '2023-05-05' },
    child2: { name: '小林 なつ', gender: 2, date_of_birth: '2025-08-08', customer_remarks: '卵アレルギー' },
    consents: demoConsents,
    ...changes,
  };
}
