import { customerEditForm } from '../../../contract/forms.ts';
import { inJapanese } from '../../../contract/page-errors.ts';
import { registrationStatus } from '../../../domain/codes.ts';
import { type InputOf, implement, Refusal } from '../../callable/context.ts';
import { editRow } from '../../edit-row.ts';
import { notify } from '../../notifying/notify.ts';
import { rowOf } from '../../store/audit.ts';
import { changeProfile, refuseImpossibleProfile, refuseTakenEmail } from '../change-profile.ts';
import { requireLivingCustomer } from '../living-customer.ts';
import { holdCustomer } from '../store/customer-standing.ts';

/** Headquarters correct a family's details, giving a reason; the parent's own rules apply, and the parent is notified. */
export const headquartersCorrectCustomer = implement(
  'headquartersCorrectCustomer',
  async ({ account, clock, database }, input, acting) => {
    const { customer_id, version, reason, ...profile } = input;
    await database
      .transaction(clock.now(), async (tx) => {
        await holdCustomer(tx, customer_id);
        const customer = await requireLivingCustomer(tx, customer_id);
        if (customer.registration_status === registrationStatus.code.complete) refuseIncomplete(profile);
        await refuseImpossibleProfile(tx, customer, profile, clock.now());
        const change = {
          account: acting,
          branch_id: account.branch_id,
          table_name: 'customers',
          record_id: customer_id,
          version,
          reason,
        } as const;
        const before = (await rowOf(tx, 'customers', customer_id)) as Readonly<Record<string, unknown>>;
        await editRow(tx, change, () => changeProfile(tx, customer, profile, clock.now()));
        const fields = Object.entries(words).filter(([name]) => {
          const value = profile[name as keyof typeof words];
          return String(value ?? '') !== String(before[name] ?? '');
        });
        if (fields.length === 0) return;
        const data = { fields: [...new Set(fields.map(([, label]) => label))] };
        const occurrence = String(clock.now().getTime());
        await notify(tx, { customer_id, kind: 'profile_corrected', data, occurrence });
      })
      .catch(refuseTakenEmail);
    return { status: 'OK' };
  },
);

type Profile = Omit<InputOf<'headquartersCorrectCustomer'>, 'customer_id' | 'version' | 'reason'>;

/** Who has registered in full stays so: the parent's own form decides. */
function refuseIncomplete(profile: Profile): void {
  const read = customerEditForm.safeParse(profile, inJapanese);
  if (read.success) return;
  const details = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Refusal('input_error', { fields: details.map(({ path }) => path), details });
}

const words: Readonly<Record<keyof Profile, string>> = {
  name: 'お名前',
  name_kana: 'フリガナ',
  gender: '性別',
  email: 'メールアドレス',
  tel: '電話番号',
  emergency_contact_name: '緊急連絡先',
  emergency_contact_tel: '緊急連絡先',
  date_of_birth: '生年月日',
  postal_code: '住所',
  prefecture_id: '住所',
  address1: '住所',
  address2: '住所',
  default_branch_id: 'よく利用する園',
  social_media_upload: '写真掲載の可否',
};
