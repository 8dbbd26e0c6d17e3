import { useNavigate } from 'react-router';
import { branchFunctions } from '../../../../contract/functions/branches/branches.ts';
import { branchStatus } from '../../../../domain/codes.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { PreviewedForm, usePreviewedForm } from '../../../console/edit/previewed-form.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { PublicBranch } from '../page/public-branch.ts';
import { CareFields, FirstHoursFields, NewsFields, PlaceFields } from './branch-fields.tsx';
import { branchesPath, branchPath } from './branch-part.tsx';
import { BranchPreview } from './preview.tsx';
import { type BranchValues, branchFieldNames, type NamedPrefecture, typedBranch } from './typed-branch.ts';
import { typedColumns } from './typed-columns.ts';

const begun: BranchValues = {
  ...typedColumns({ prefecture_id: 0, staffing_mode: 1 }, branchFieldNames),
  google_calendar_flag: '0',
  open_time: '08:00',
  close_time: '19:00',
  extended_open_time: '07:00',
  extended_close_time: '21:00',
  capacity: '',
};

/** A new branch. It begins as preparing; pictures, words and papers follow on its own pages. */
export function BranchAddForm({ prefectures, today }: { prefectures: readonly NamedPrefecture[]; today: TokyoDate }) {
  const navigate = useNavigate();
  const form = usePreviewedForm(branchFunctions, 'headquartersAddBranch', {
    defaults: begun,
    payload: ({ open_time, close_time, extended_open_time, extended_close_time, capacity, ...values }) => ({
      ...values,
      ...{ open_time, close_time, extended_open_time, extended_close_time, capacity },
    }),
    toast: '園を追加しました',
    done: ({ branch_id }) => void navigate(branchPath(branch_id)),
  });
  return (
    <PreviewedForm
      of={form}
      className="grid max-w-4xl gap-8"
      leave={
        <LinkButton to={branchesPath} kind="plain">
          やめる
        </LinkButton>
      }
      save="この内容で園を追加する"
      note="追加すると「開園準備中」の園として、園の一覧に表示されます。予約は、開園するまで受け付けません。"
      preview={() => <BranchPreview branch={typedBranch(newBranch(today), form.values, prefectures)} today={today} />}
    >
      <PlaceFields form={form} prefectures={prefectures} />
      <FirstHoursFields form={form} />
      <CareFields form={form} />
      <NewsFields form={form} />
    </PreviewedForm>
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
  last_date: null,
  status: branchStatus.code.preparing,
  google_map_embed_code: null,
  google_map_shared_link: null,
  prefecture: null,
  view_branch_age_limits: [],
  branch_informations: [],
  branch_images: [],
  branch_faces: [],
  branch_partners: [],
  branch_notices: [],
  branch_certificates: [],
  branch_postings: [],
  staffing_mode: 1,
  view_reserve_date_calendars: [],
});
