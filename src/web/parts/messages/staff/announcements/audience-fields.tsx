import { useState } from 'react';
import { SelectStaffPrefecturesDocument } from '../../../../../contract/operations/generated.ts';
import { announcementAudience, announcementKind } from '../../../../../domain/messages/announcement-codes.ts';
import { BranchDialog } from '../../../../console/branch-dialog.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { operation } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { Choice, Field } from '../../../../form/field.tsx';
import type { FormState } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import type { AnnouncementValues } from './announcement-values.ts';
import { FamilyPicker } from './family-picker.tsx';

type Of = { of: FormState<AnnouncementValues> };
const { all, branch, prefecture, reserved, chosen } = announcementAudience.code;
const { duty, news, advertising, emergency } = announcementKind.code;

const kinds = [
  {
    value: duty,
    title: announcementKind.label(duty),
    note: '規約、料金、時間の変更、閉園など、知らせる義務があること',
  },
  {
    value: news,
    title: announcementKind.label(news),
    note: '行事やお休みの予定など。受け取り方は、おひとりずつの設定どおりです',
  },
];
const ofHeadquarters = [
  {
    value: advertising,
    title: announcementKind.label(advertising),
    note: '同意した方だけに届き、受け取りをやめるリンクが付きます',
  },
  { value: emergency, title: announcementKind.label(emergency), note: '夜でもすぐに、届く方法すべてで送ります' },
];

/** What it is, and to whom. A manager writes to the families of the own branch. */
export function AudienceFields({ of }: Of) {
  const { headquarters } = useStaff();
  return (
    <>
      <Choice of={of} name="kind" columns={2} options={headquarters ? [...kinds, ...ofHeadquarters] : kinds} />
      {headquarters && (
        <Choice
          of={of}
          name="audience"
          columns={2}
          options={[all, branch, prefecture, reserved, chosen].map((value) => ({
            value,
            title: announcementAudience.label(value),
          }))}
        />
      )}
      <Narrowed of={of} />
    </>
  );
}

function Narrowed({ of }: Of) {
  const { audience, customer_ids } = of.values;
  if (audience === branch) return <BranchField of={of} />;
  if (audience === prefecture) return <PrefectureField of={of} />;
  if (audience === reserved) {
    return (
      <>
        <div className="grid gap-5 md:grid-cols-2">
          <Field of={of} name="date_from" required />
          <Field of={of} name="date_until" hint="空欄なら、これから先のすべてのご予約です。" />
        </div>
        <BranchField of={of} optional />
      </>
    );
  }
  if (audience !== chosen) return null;
  return (
    <FamilyPicker ids={customer_ids} error={of.error('customer_ids')} onChange={(ids) => of.set('customer_ids', ids)} />
  );
}

function PrefectureField({ of }: Of) {
  const { data } = useAnswer(operation(SelectStaffPrefecturesDocument, {}));
  const options = (data?.prefectures ?? []).map(({ id, name }) => ({ key: String(id), label: name }));
  return <Field of={of} name="prefecture_id" required options={[{ key: '0', label: '選んでください' }, ...options]} />;
}

function BranchField({ of, optional = false }: Of & { optional?: boolean }) {
  const { branches, headquarters } = useStaff();
  const [open, setOpen] = useState(false);
  const [named, setNamed] = useState(branches);
  const { branch_id } = of.values;
  const name = named.find(({ id }) => String(id) === branch_id)?.name;
  const error = of.error('branch_id');
  if (!headquarters) {
    const options = branches.map((each) => ({ key: String(each.id), label: each.name }));
    return <Field of={of} name="branch_id" options={options} />;
  }
  return (
    <div>
      <p className="mb-1.5 font-bold">園</p>
      <p className="flex flex-wrap items-center gap-3">
        {branch_id === '0' ? (optional ? 'すべての園' : '選ばれていません') : (name ?? `園 ${branch_id}`)}
        <Button kind="plain" size="small" onClick={() => setOpen(true)}>
          園を選ぶ
        </Button>
      </p>
      {error && <FieldError id="announcement-branch-error">{error}</FieldError>}
      <BranchDialog
        title="園を選ぶ"
        isOpen={open}
        onClose={() => setOpen(false)}
        onChoose={(chosenBranch) => {
          setNamed((before) => [...before, chosenBranch]);
          of.set('branch_id', String(chosenBranch.id));
          setOpen(false);
        }}
      />
    </div>
  );
}
