import { futureBirthDateText } from '../../../contract/fields.ts';
import { ownNumberText } from '../../../contract/forms.ts';
import { emergencyContactRefusal } from '../../../domain/membership/emergency-contact.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { newUid } from '../../auth/store/secrets.ts';
import { branchesByName } from '../../branches/store/imported-branches.ts';
import type { Queryable } from '../../postgres/database.ts';
import { deletedEmails } from '../store/deleted-identities.ts';
import { type ImportedFamily, takenEmails } from '../store/imported-families.ts';
import { prefecturesByName } from '../store/imports.ts';
import type { NewChild } from '../store/registering.ts';
import { type Checked, repeated, valueIn } from './checked.ts';
import type { ImportProblem, ImportRow } from './csv-file.ts';

type Report = (column: string, message: string) => void;
type Values = ImportRow['values'];
interface Known {
  today: TokyoDate;
  /** Recognises the email address of a deleted account. */
  key: string;
}

/** Families that can be created as they are. */
export async function checkedFamilies(
  db: Queryable,
  rows: readonly ImportRow[],
  { today, key }: Known,
): Promise<Checked<ImportedFamily>> {
  const [prefectures, branches] = [await prefecturesByName(db), await branchesByName(db)];
  const emails = rows.flatMap(({ values }) => valueIn<string>(values, 'email') ?? []);
  const [taken, deleted] = [await takenEmails(db, emails), await deletedEmails(db, key, emails)];
  const problems: ImportProblem[] = repeated(rows, 'email', 'メールアドレス');
  const made: ImportedFamily[] = [];
  for (const { line, values } of rows) {
    const at: Report = (column, message) => problems.push({ line, column, message });
    const text = (name: string) => valueIn<string>(values, name);
    const email = text('email');
    if (email !== null && taken.has(email)) at('メールアドレス', 'このメールアドレスは、すでに登録されています。');
    else if (email !== null && deleted.has(email))
      at('メールアドレス', 'この方はアカウントを削除されています。取り込めません。ご本人が登録し直すことはできます。');
    notAfter(text('date_of_birth'), today, '生年月日', at);
    made.push({
      uid: newUid(),
      name: text('name') ?? '',
      name_kana: text('name_kana') ?? '',
      gender: valueIn<number>(values, 'gender'),
      date_of_birth: text('date_of_birth'),
      postal_code: text('postal_code'),
      prefecture_id: named(
        text('prefecture'),
        prefectures,
        '都道府県',
        '都道府県の名前をご確認ください。例: 東京都',
        at,
      ),
      address1: text('address1'),
      address2: text('address2'),
      tel: text('tel') ?? '',
      email: email ?? '',
      default_branch_id: named(
        text('branch'),
        branches,
        'よく利用する園',
        '園が見つかりません。園名かURL名をご確認ください。',
        at,
      ),
      ...emergencyContact(values, at),
      children: [1, 2, 3, 4].flatMap((number) => childOf(values, number, today, at)),
    });
  }
  const shown = made.map((family, index) => ({
    line: rows[index]?.line ?? 0,
    title: family.name,
    text: `お子さま${family.children.length}人(${family.children.map(({ name }) => name).join('、')})`,
  }));
  return { made, problems, shown };
}

function named(name: string | null, known: ReadonlyMap<string, number>, column: string, message: string, at: Report) {
  if (name === null) return null;
  const id = known.get(name);
  if (id === undefined) at(column, message);
  return id ?? null;
}

function notAfter(date: string | null, today: TokyoDate, column: string, at: Report): void {
  if (date !== null && date > today) at(column, futureBirthDateText);
}

function emergencyContact(values: Values, at: Report) {
  const emergency_contact_name = valueIn<string>(values, 'emergency_contact_name');
  const emergency_contact_tel = valueIn<string>(values, 'emergency_contact_tel');
  const tel = valueIn<string>(values, 'tel') ?? '';
  if ((emergency_contact_name === null) !== (emergency_contact_tel === null))
    at('緊急連絡先の電話番号', '緊急連絡先は、お名前と電話番号の両方を入力するか、両方を空にしてください。');
  else if (
    emergency_contact_name !== null &&
    emergency_contact_tel !== null &&
    emergencyContactRefusal({ emergency_contact_name, emergency_contact_tel }, tel) !== null
  )
    at('緊急連絡先の電話番号', ownNumberText);
  return { emergency_contact_name, emergency_contact_tel };
}

/** A child with any field filled in needs a name and a birth date. */
function childOf(values: Values, number: number, today: TokyoDate, at: Report): NewChild[] {
  const of = (name: string) => `child${number}.${name}`;
  const header = (rest: string) => `お子さま${number}の${rest}`;
  const name = valueIn<string>(values, of('name'));
  const date_of_birth = valueIn<string>(values, of('date_of_birth'));
  const rest = ['name_kana', 'gender', 'customer_remarks'].some((each) => valueIn(values, of(each)) !== null);
  notAfter(date_of_birth, today, header('生年月日'), at);
  if (number > 1 && name === null && (rest || date_of_birth !== null))
    at(header('お名前'), `${header('お名前')}を入力してください。`);
  // A cell that is wrong has no value either, and has been named already.
  if (number > 1 && name !== null && date_of_birth === null && values.has(of('date_of_birth')))
    at(header('生年月日'), `${header('生年月日')}を入力してください。`);
  if (name === null || date_of_birth === null) return [];
  return [
    {
      name,
      name_kana: valueIn<string>(values, of('name_kana')),
      gender: valueIn<number>(values, of('gender')),
      date_of_birth,
      customer_remarks: valueIn<string>(values, of('customer_remarks')) ?? '',
    },
  ];
}
