import { adultGender, customerStatus, registrationStatus, socialMediaUpload } from '../../../../domain/codes.ts';

/** What headquarters do for a family, in the words of the console. */
export const familyActions: Readonly<Record<string, string>> = {
  headquartersCorrectCustomer: '登録内容の訂正',
  headquartersSaveChild: 'お子さまの訂正',
  headquartersStopCustomer: '利用の停止',
  headquartersReopenCustomer: '停止の解除',
  headquartersGrantTickets: '無償の回数券',
  headquartersExtendTickets: '回数券の期限の延長',
  headquartersRefundTickets: '回数券の返金',
  headquartersMergeCustomers: 'アカウントの統合',
  headquartersExportCustomer: 'データの書き出し',
  headquartersEraseCustomer: 'データの消去',
};

export const familyTables: Readonly<Record<string, string>> = {
  customer_stops: '利用の停止',
  customer_merges: 'アカウントの統合',
  tickets: '回数券',
};

export const familyFields: Readonly<Record<string, string>> = {
  account_id: '担当',
  address1: '市区町村・町名',
  address2: '番地・建物名',
  card_due_datetime: 'カードの期限',
  created_at: '作成',
  customer_id: 'お客様番号',
  customer_remarks: '保護者の記入',
  default_branch_id: 'よく利用する園',
  disable: '削除',
  email: 'メールアドレス',
  email_verified_at: 'メールの確認',
  email_bounced_at: 'メールの不達',
  ended_account_id: '解除した人',
  ended_at: '解除',
  expiry_date: '使える最終日',
  from_customer_id: '統合した番号',
  gender: '性別',
  grant_reason: '渡した理由',
  granted_account_id: '渡した人',
  granted_flag: '無償',
  into_customer_id: '統合先の番号',
  moved: '移ったもの',
  name: 'お名前',
  name_kana: 'フリガナ',
  number: '枚数',
  postal_code: '郵便番号',
  prefecture_id: '都道府県',
  purchase_date: '購入日',
  reason: '理由',
  refund_id: '返金の番号',
  refunded_number: '返金した枚数',
  registration_status: '登録',
  remaining: '残り',
  social_media_upload: '写真の掲載',
  tel: '電話番号',
  until_date: '停止の最終日',
  withdrawn_date: '退会日',
};

export const familyCodes: Readonly<Record<string, { label(code: number): string }>> = {
  'customers.gender': adultGender,
  'customers.registration_status': registrationStatus,
  'customers.social_media_upload': socialMediaUpload,
  'customers.status': customerStatus,
};
