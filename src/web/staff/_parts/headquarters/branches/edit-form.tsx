import { useNavigate } from 'react-router';
import { showToast } from '../../../../ui/toast.tsx';
import { ChangedMeanwhile } from '../frame/changed-meanwhile.tsx';
import { CareFields, PlaceFields } from './branch-fields.tsx';
import { type BranchPartProps, branchPath } from './branch-part.tsx';
import { BranchFormEnd } from './form-end.tsx';
import { BranchPreview } from './preview.tsx';
import { branchChanges, branchFieldNames, branchText, typedBranch } from './typed-branch.ts';
import { type TypedFields, typedColumns, useBranchForm } from './use-form.ts';

/** Every column headquarters write by hand, of a branch that is there. */
export function BranchEditForm({ branch, prefectures, today, reload }: BranchPartProps) {
  const navigate = useNavigate();
  const { id: branch_id, version } = branch;
  const saved = typedColumns(branch, branchFieldNames);
  const form = useBranchForm({
    name: 'headquartersEditBranch',
    initial: saved,
    payloadOf: (values: TypedFields) => ({ ...payloadFields(values), branch_id, version }),
    onSaved: () => {
      showToast('園の情報を保存しました');
      void navigate(branchPath(branch_id));
    },
  });
  const { conflict } = form;
  const readable = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(branchFieldNames.map((field) => [field, branchText(field, row[field], prefectures)]));
  return (
    <>
      {form.step === 'preview' ? (
        <BranchPreview
          branch={branch.real_store_flag ? typedBranch(branch, form.values, prefectures) : null}
          today={today}
          changes={branchChanges(saved, form.values, prefectures)}
          busy={form.busy}
          problem={form.problem}
          onSave={() => void form.save()}
          onBack={form.back}
        />
      ) : (
        <form
          ref={form.form}
          noValidate
          className="grid max-w-4xl gap-8"
          onSubmit={(event) => {
            event.preventDefault();
            form.look();
          }}
        >
          <PlaceFields form={form} prefectures={prefectures} />
          <CareFields form={form} />
          <BranchFormEnd
            errors={form.errors}
            problem={form.problem}
            back={branchPath(branch_id)}
            submit="プレビューを確認する"
          />
        </form>
      )}
      <ChangedMeanwhile
        conflict={
          conflict && {
            ...conflict,
            current: { ...readable(conflict.current), version: conflict.current.version },
            typed: readable(conflict.typed),
          }
        }
        table="branches"
        busy={form.busy}
        onReload={reload}
      />
    </>
  );
}

/** The fields as the function wants them; a select's '0' or '1' is a flag. */
export function payloadFields(values: TypedFields) {
  const text = (name: string) => values[name] ?? '';
  return {
    name: text('name'),
    path_name: text('path_name'),
    reading: text('reading'),
    postal_code: text('postal_code'),
    prefecture_id: text('prefecture_id'),
    address1: text('address1'),
    address2: text('address2'),
    nearest_station: text('nearest_station'),
    latitude: text('latitude'),
    longitude: text('longitude'),
    tel: text('tel'),
    email: text('email'),
    open_date: text('open_date'),
    minimum_age_months: text('minimum_age_months'),
    maximum_school_grade: text('maximum_school_grade'),
    staffing_mode: text('staffing_mode'),
    chatwork_room_id: text('chatwork_room_id'),
    google_calendar_flag: text('google_calendar_flag') === '1' ? (1 as const) : (0 as const),
    google_calendar_id: text('google_calendar_id'),
    google_map_embed_code: text('google_map_embed_code'),
    google_map_shared_link: text('google_map_shared_link'),
  };
}
