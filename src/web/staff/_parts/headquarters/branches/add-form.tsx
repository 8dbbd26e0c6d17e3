import { useNavigate } from 'react-router';
import { branchStatus } from '../../../../../domain/codes.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import type { PublicBranch } from '../../../../branch-page/public-branch.ts';
import { showToast } from '../../../../ui/toast.tsx';
import { CareFields, FirstHoursFields, PlaceFields } from './branch-fields.tsx';
import { branchesPath, branchPath } from './branch-part.tsx';
import { payloadFields } from './edit-form.tsx';
import { BranchFormEnd } from './form-end.tsx';
import { BranchPreview } from './preview.tsx';
import { type NamedPrefecture, typedBranch } from './typed-branch.ts';
import { type TypedFields, useBranchForm } from './use-form.ts';

type AddFormProps = { prefectures: readonly NamedPrefecture[]; today: TokyoDate };

const usualHours: TypedFields = {
  open_time: '08:00',
  close_time: '19:00',
  extended_open_time: '07:00',
  extended_close_time: '21:00',
};

/** A new branch. It begins as preparing; pictures, words and papers follow on its own pages. */
export function BranchAddForm({ prefectures, today }: AddFormProps) {
  const navigate = useNavigate();
  const form = useBranchForm({
    name: 'headquartersAddBranch',
    initial: { ...usualHours, google_calendar_flag: '0', prefecture_id: '0', staffing_mode: '1' } as TypedFields,
    payloadOf: (values: TypedFields) => ({
      ...payloadFields(values),
      open_time: values.open_time ?? '',
      close_time: values.close_time ?? '',
      extended_open_time: values.extended_open_time ?? '',
      extended_close_time: values.extended_close_time ?? '',
      capacity: values.capacity ?? '',
    }),
    onSaved: ({ branch_id }) => {
      showToast('園を追加しました');
      void navigate(branchPath(branch_id));
    },
  });
  if (form.step === 'preview') {
    return (
      <BranchPreview
        branch={typedBranch(newBranch(today), form.values, prefectures)}
        today={today}
        busy={form.busy}
        problem={form.problem}
        saveLabel="この内容で園を追加する"
        note="追加すると「開園準備中」の園として、園の一覧に表示されます。予約は、開園するまで受け付けません。"
        onSave={() => void form.save()}
        onBack={form.back}
      />
    );
  }
  return (
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
      <FirstHoursFields form={form} />
      <CareFields form={form} />
      <BranchFormEnd errors={form.errors} problem={form.problem} back={branchesPath} submit="プレビューを確認する" />
    </form>
  );
}

/** A branch of which nothing is known yet. */
const newBranch = (today: TokyoDate): PublicBranch => ({
  id: 0,
  name: '',
  path_name: '',
  postal_code: '',
  address1: '',
  address2: '',
  nearest_station: '',
  latitude: null,
  longitude: null,
  branch_patterns: [],
  tel: '',
  open_time: '08:00:00',
  close_time: '19:00:00',
  extended_open_time: '07:00:00',
  extended_close_time: '21:00:00',
  open_date: today,
  status: branchStatus.code.preparing,
  google_map_embed_code: null,
  google_map_shared_link: null,
  prefecture: null,
  view_branch_age_limits: [],
  branch_informations: [],
  branch_images: [],
  branch_partners: [],
  branch_notices: [],
  branch_certificates: [],
  branch_postings: [],
  staffing_mode: 1,
  view_reserve_date_calendars: [],
});
