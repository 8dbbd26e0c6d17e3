import type { ReactNode } from 'react';
import { worksAtBranches } from '../../../../domain/auth/staff-rights.ts';
import { type AccountRole, accountRole } from '../../../../domain/codes.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Check, Choice, Field } from '../../../form/field.tsx';
import type { FormState } from '../../../form/use-action-form.ts';
import { BranchPicker, type NamedBranch } from './branch-picker.tsx';
import { QualificationFields } from './qualification-fields.tsx';

export type AccountValues = {
  name: string;
  role: AccountRole;
  /** The main branch; 0: none yet. */
  branch_id: number;
  branch_ids: number[];
  qualifications: { qualification: string; registration_number: string }[];
  no_one_to_one_flag: 0 | 1;
  /** Asked of an invitation only. */
  email: string;
};

export const emptyAccount: AccountValues = {
  name: '',
  role: accountRole.code.branchStaff,
  branch_id: 0,
  branch_ids: [],
  qualifications: [],
  no_one_to_one_flag: 0,
  email: '',
};

const roleNotes: Readonly<Record<number, string>> = {
  [accountRole.code.headquarters]: 'すべての園と、会社のすべて',
  [accountRole.code.branchManager]: '担当する園のすべて(受付状態、定員、返金、園のページ)',
  [accountRole.code.branchStaff]: '担当する園の登園・降園、リクエストへの返答、日報',
  [accountRole.code.accounting]:
    '本部の経理。帳簿、月の締め、発行した書類、集計。お子さまの健康やお迎えの情報は見られません',
  [accountRole.code.support]:
    '本部のお問い合わせへの返信と、お客様の検索(お名前・連絡先・プラン)。お子さまの健康やお迎えの情報は見られません',
  [accountRole.code.readOnly]:
    '本部の集計、料金と決まり、会社の情報を見るだけ。変更はできず、ご家庭の情報は見られません',
};
const roles = accountRole.keys.map((value) => ({ value, title: accountRole.label(value), note: roleNotes[value] }));

type AccountFormProps = {
  of: FormState<AccountValues>;
  /** The branches one works at already, by name. */
  branches?: readonly NamedBranch[];
  /** An invitation asks for the address as well. */
  withEmail?: boolean;
  submit: string;
  beside?: ReactNode;
};

export function AccountForm({ of, branches = [], withEmail = false, submit, beside }: AccountFormProps) {
  const atBranches = worksAtBranches(of.values.role);
  return (
    <ActionForm
      of={of}
      className="grid max-w-form gap-6"
      size="large"
      submit={submit}
      busyLabel="保存しています"
      beside={beside}
    >
      <Field of={of} name="name" />
      {withEmail && (
        <Field
          of={of}
          name="email"
          as="email"
          inputMode="email"
          hint="招待のメールをお送りします。本人だけが読めるアドレスにしてください。"
        />
      )}
      <Choice of={of} name="role" options={roles} />
      {atBranches && <BranchPicker of={of} known={branches} />}
      <QualificationFields of={of} />
      {atBranches && (
        <fieldset>
          <legend className="mb-1.5 font-bold">シフトでの配慮</legend>
          <Check
            of={of}
            name="no_one_to_one_flag"
            on={1}
            off={0}
            title="1対1にしない"
            note="お子さまと2人だけになる時間があると、シフトの画面で知らせます。理由は記録しません。備考にも書かないでください。"
          />
        </fieldset>
      )}
    </ActionForm>
  );
}
