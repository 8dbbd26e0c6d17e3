import { useNavigate } from 'react-router';
import { branchFunctions } from '../../../../contract/functions/branches/branches.ts';
import { PreviewedForm, usePreviewedForm } from '../../../console/edit/previewed-form.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CareFields, NewsFields, PlaceFields } from './branch-fields.tsx';
import { type BranchPartProps, branchPath } from './branch-part.tsx';
import { BranchPreview } from './preview.tsx';
import { type BranchValues, branchChanges, branchFieldNames, branchText, typedBranch } from './typed-branch.ts';
import { typedColumns } from './typed-columns.ts';

/** Every column headquarters write by hand, of a branch that is there. */
export function BranchEditForm({ branch, prefectures, today, reload }: BranchPartProps) {
  const navigate = useNavigate();
  const { id: branch_id, version } = branch;
  const saved = typedColumns(branch, branchFieldNames) as BranchValues;
  const form = usePreviewedForm(branchFunctions, 'headquartersEditBranch', {
    defaults: saved,
    payload: (values) => ({ ...values, branch_id, version }),
    toast: '園の情報を保存しました',
    done: () => void navigate(branchPath(branch_id)),
  });
  const { conflict, values } = form;
  const office = !branch.real_store_flag;
  const readable = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(branchFieldNames.map((field) => [field, branchText(field, row[field], prefectures)]));
  return (
    <PreviewedForm
      of={form}
      className="grid max-w-4xl gap-8"
      leave={
        <LinkButton to={branchPath(branch_id)} kind="plain">
          やめる
        </LinkButton>
      }
      table="branches"
      conflict={
        conflict && {
          ...conflict,
          current: { ...readable(conflict.current), version: conflict.current.version },
          typed: readable(conflict.typed),
        }
      }
      onReload={reload}
      preview={() => (
        <BranchPreview
          branch={office ? null : typedBranch(branch, values, prefectures)}
          today={today}
          changes={branchChanges(saved, values, prefectures)}
        />
      )}
    >
      <PlaceFields form={form} prefectures={prefectures} office={office} />
      {!office && <CareFields form={form} />}
      <NewsFields form={form} office={office} />
    </PreviewedForm>
  );
}
