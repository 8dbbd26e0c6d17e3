import { adultGender, childGender, socialMediaUpload } from '../../../../domain/codes.ts';
import { parseTokyoDate } from '../../../../domain/time.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import type { ReceiptRow } from '../../../ui/receipt.tsx';
import type { ChildValues } from './children-values.ts';

const birthDate = (typed: string): string => {
  const date = parseTokyoDate(typed);
  return date === null ? typed : formatDate(date);
};
const given = (text: unknown): string => (typeof text === 'string' && text.trim() !== '' ? text : 'なし');

/** Selects have the value '0' until something is chosen. */
const genderText = (
  list: typeof adultGender | typeof childGender,
  gender: number | string | null | undefined,
): string => (gender === null || gender === undefined || Number(gender) === 0 ? '未回答' : list.label(gender));

/** No child is admitted without it: if it is left empty, the form says by when it is needed. */
const contactOpenText = '登園までにお知らせください';

type Contact = {
  name: string;
  name_kana: string;
  gender?: number | string | null | undefined;
  tel: string;
  email: string;
};
type Emergency = {
  emergency_contact_name?: string | null | undefined;
  emergency_contact_tel?: string | null | undefined;
};

/** A confirm page's rows: the customer. */
export function contactRows(values: Contact & { date_of_birth?: string | null | undefined }): ReceiptRow[] {
  return [
    { label: 'お名前', value: values.name },
    { label: 'お名前(カナ)', value: values.name_kana },
    { label: '性別', value: genderText(adultGender, values.gender) },
    ...(values.date_of_birth ? [{ label: '生年月日', value: birthDate(values.date_of_birth) }] : []),
    { label: '電話番号', value: values.tel },
    { label: 'メールアドレス', value: values.email },
  ];
}

export const emergencyRow = ({ emergency_contact_name, emergency_contact_tel }: Emergency): ReceiptRow => ({
  label: '緊急連絡先',
  value: emergency_contact_tel ? `${emergency_contact_name}\n${emergency_contact_tel}` : contactOpenText,
});

type Details = {
  postal_code: string;
  address1: string;
  address2: string;
  social_media_upload: number | string;
};

export const addressRow = ({ postal_code, address1, address2 }: Details, prefecture: string): ReceiptRow => ({
  label: '住所',
  value: `〒${postal_code.slice(0, 3)}-${postal_code.slice(3)}\n${prefecture}${address1}\n${address2}`,
});

export const usualRows = ({ social_media_upload }: Details, branch: string): ReceiptRow[] => [
  { label: 'よく利用する園', value: branch },
  { label: '写真の掲載', value: socialMediaUpload.label(social_media_upload) },
];

export const detailRows = (values: Details, prefecture: string, branch: string): ReceiptRow[] => [
  addressRow(values, prefecture),
  ...usualRows(values, branch),
];

/** SPEC §3: per child full name with kana, gender, birth date, remarks. */
export function childRows(child: ChildValues): ReceiptRow[] {
  return [
    { label: 'お名前', value: child.name_kana ? `${child.name}(${child.name_kana})` : child.name },
    { label: '性別', value: genderText(childGender, child.gender) },
    { label: '生年月日', value: birthDate(child.date_of_birth) },
    { label: '園に伝えたいこと', value: given(child.customer_remarks) },
  ];
}
