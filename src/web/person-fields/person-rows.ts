import { adultGender, childGender, socialMediaUpload } from '../../domain/codes.ts';
import { parseTokyoDate } from '../../domain/time.ts';
import { formatDate } from '../../domain/time-format.ts';
import type { ReceiptRow } from '../ui/receipt.tsx';
import type { ChildValues } from './children-values.ts';

const birthDate = (typed: string): string => {
  const date = parseTokyoDate(typed);
  return date === null ? typed : formatDate(date);
};
const given = (text: unknown): string => (typeof text === 'string' && text.trim() !== '' ? text : 'なし');

type Contact = {
  name: string;
  name_kana: string;
  gender: number | string;
  tel: string;
  email: string;
  emergency_contact_name: string;
  emergency_contact_tel: string;
};

/** A confirm page's rows: the customer. */
export function contactRows(values: Contact & { date_of_birth?: string | null | undefined }): ReceiptRow[] {
  return [
    { label: 'お名前', value: values.name },
    { label: 'お名前(カナ)', value: values.name_kana },
    { label: '性別', value: adultGender.label(values.gender) },
    ...(values.date_of_birth ? [{ label: '生年月日', value: birthDate(values.date_of_birth) }] : []),
    { label: '電話番号', value: values.tel },
    { label: 'メールアドレス', value: values.email },
    { label: '緊急連絡先', value: `${values.emergency_contact_name}\n${values.emergency_contact_tel}` },
  ];
}

type Details = {
  postal_code: string;
  address1: string;
  address2: string;
  social_media_upload: number | string;
};

export function detailRows(values: Details, prefecture: string, branch: string): ReceiptRow[] {
  const { postal_code, address1, address2 } = values;
  return [
    {
      label: '住所',
      value: `〒${postal_code.slice(0, 3)}-${postal_code.slice(3)}\n${prefecture}${address1}\n${address2}`,
    },
    { label: 'よく利用する園', value: branch },
    { label: '写真の掲載', value: socialMediaUpload.label(values.social_media_upload) },
  ];
}

/** SPEC §3: per child full name with kana, gender, birth date, remarks. */
export function childRows(child: ChildValues): ReceiptRow[] {
  return [
    { label: 'お名前', value: child.name_kana ? `${child.name}(${child.name_kana})` : child.name },
    { label: '性別', value: childGender.label(child.gender) },
    { label: '生年月日', value: birthDate(child.date_of_birth) },
    { label: '園に伝えたいこと', value: given(child.customer_remarks) },
  ];
}
