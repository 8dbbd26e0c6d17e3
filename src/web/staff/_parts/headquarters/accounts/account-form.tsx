import { type FormEvent, type ReactNode, useState } from 'react';
import { accountRole } from '../../../../../domain/codes.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { BranchPicker } from './branch-picker.tsx';
import { type Qualification, QualificationFields } from './qualification-fields.tsx';

export type NamedBranch = { readonly id: number; readonly name: string };
type AccountValues = {
  email: string;
  name: string;
  role: number;
  branch: NamedBranch | null;
  others: readonly NamedBranch[];
  qualifications: readonly Qualification[];
  noOneToOne: boolean;
};

export const emptyAccount: AccountValues = {
  email: '',
  name: '',
  role: accountRole.code.branchStaff,
  branch: null,
  others: [],
  qualifications: [],
  noOneToOne: false,
};

/** What the functions take. */
export const workOf = ({ name, role, branch, others, qualifications, noOneToOne }: AccountValues) => ({
  name,
  role,
  branch_id: branch?.id ?? 0,
  branch_ids: others.map(({ id }) => id),
  qualifications: qualifications.map((each) => ({ ...each })),
  no_one_to_one_flag: noOneToOne ? (1 as const) : (0 as const),
});

const roleNotes: Readonly<Record<number, string>> = {
  [accountRole.code.headquarters]: 'すべての園と、本部管理のすべて',
  [accountRole.code.branchManager]: '担当する園のすべて(受付状態、定員、返金、園のページ)',
  [accountRole.code.branchStaff]: '担当する園の登園・降園、リクエストへの返答、日報',
};

type AccountFormProps = {
  initial: AccountValues;
  /** An invitation asks for the address as well. */
  withEmail?: boolean;
  label: string;
  busy: boolean;
  errors: Readonly<Record<string, string>>;
  problem: string | undefined;
  onSubmit: (values: AccountValues) => Promise<void>;
  aside?: ReactNode;
};

export function AccountForm(props: AccountFormProps) {
  const { initial, withEmail = false, label, busy, errors, problem, onSubmit, aside } = props;
  const [values, setValues] = useState(initial);
  const set = (part: Partial<AccountValues>) => setValues((before) => ({ ...before, ...part }));
  const atBranches = values.role !== accountRole.code.headquarters;
  const shownBelow = Object.keys(errors).length > 0;
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!busy) await onSubmit(values);
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-form gap-6">
      {problem && (
        <Notice kind="error" live>
          {shownBelow ? '入力内容をご確認ください。' : problem}
        </Notice>
      )}
      <TextField
        label="お名前"
        required
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      {withEmail && (
        <TextField
          label="メールアドレス"
          hint="招待のメールをお送りします。本人だけが読めるアドレスにしてください。"
          required
          type="email"
          inputMode="email"
          autoComplete="off"
          value={values.email}
          error={errors.email}
          onChange={(event) => set({ email: event.target.value })}
        />
      )}
      <ChoiceGroup legend="役割" required error={errors.role}>
        {accountRole.keys.map((role) => (
          <ChoiceCard
            key={role}
            type="radio"
            name="role"
            title={accountRole.label(role)}
            note={roleNotes[role]}
            checked={values.role === role}
            onChange={() => set({ role })}
          />
        ))}
      </ChoiceGroup>
      {atBranches && (
        <BranchPicker
          main={values.branch}
          others={values.others}
          error={errors.branch_id ?? errors.branch_ids}
          onChange={(branch, others) => set({ branch, others })}
        />
      )}
      <QualificationFields
        qualifications={values.qualifications}
        errors={errors}
        onChange={(qualifications) => set({ qualifications })}
      />
      {atBranches && (
        <ChoiceGroup legend="シフトでの配慮">
          <ChoiceCard
            type="checkbox"
            title="1対1にしない"
            note="お子さまと2人だけになる時間があると、シフトの画面で知らせます。理由は記録しません。備考にも書かないでください。"
            checked={values.noOneToOne}
            onChange={(event) => set({ noOneToOne: event.target.checked })}
          />
        </ChoiceGroup>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="large" busy={busy} busyLabel="保存しています">
          {label}
        </Button>
        {aside}
      </div>
    </form>
  );
}
