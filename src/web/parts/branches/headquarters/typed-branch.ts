import { maximumGradeText, minimumAgeText } from '../../../../domain/membership/age.ts';
import { staffingMode } from '../../../../domain/staffing/staffing-codes.ts';
import { fieldLabel } from '../../../console/audit/audit-fields.ts';
import type { PublicBranch } from '../page/public-branch.ts';
import type { BranchChange } from './preview.tsx';

export const branchFieldNames = [
  'name',
  'path_name',
  'reading',
  'postal_code',
  'prefecture_id',
  'address1',
  'address2',
  'nearest_station',
  'latitude',
  'longitude',
  'tel',
  'email',
  'open_date',
  'minimum_age_months',
  'maximum_school_grade',
  'staffing_mode',
  'chatwork_room_id',
  'google_calendar_flag',
  'google_calendar_id',
  'google_map_embed_code',
  'google_map_shared_link',
] as const;

type FirstHours = 'open_time' | 'close_time' | 'extended_open_time' | 'extended_close_time' | 'capacity';
/** What is in the fields, as typed; hours and capacity only of a new branch. */
export type BranchValues = Record<Exclude<(typeof branchFieldNames)[number], 'google_calendar_flag'>, string> &
  Partial<Record<FirstHours, string>> & { google_calendar_flag: '0' | '1' };

export type NamedPrefecture = { readonly id: number; readonly name: string };

const asCompany = { key: '', label: '会社の決まりのとおり' };
export const minimumAgeOptions = [
  asCompany,
  ...[0, 2, 3, 4, 6, 8, 10, 12, 18, 24, 36, 48, 60, 72].map((minimum_age_months) => ({
    key: String(minimum_age_months),
    label: `${minimumAgeText({ minimum_age_months, maximum_school_grade: 6 })}から`,
  })),
];
export const maximumGradeOptions = [
  asCompany,
  ...[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((maximum_school_grade) => ({
    key: String(maximum_school_grade),
    label: `${maximumGradeText({ minimum_age_months: 6, maximum_school_grade })}まで`,
  })),
];
const labelOf = (options: readonly { key: string; label: string }[], key: string): string =>
  options.find((option) => option.key === key)?.label ?? key;

const numberOr = (text: string | undefined): number | null => (text === undefined || text === '' ? null : Number(text));

/** The page as it will be: what is saved, with what was typed over it. */
export function typedBranch(
  saved: PublicBranch,
  typed: BranchValues,
  prefectures: readonly NamedPrefecture[],
): PublicBranch {
  const time = (name: 'open_time' | 'close_time' | 'extended_open_time' | 'extended_close_time') =>
    typed[name] === undefined ? saved[name] : `${typed[name]}:00`;
  const prefecture = prefectures.find(({ id }) => String(id) === typed.prefecture_id);
  const minimum = numberOr(typed.minimum_age_months);
  const maximum = numberOr(typed.maximum_school_grade);
  const { name, path_name, postal_code, address1, address2, nearest_station, tel, open_date } = typed;
  return {
    ...saved,
    ...{ name, path_name, postal_code, address1, address2, nearest_station, tel, open_date },
    latitude: numberOr(typed.latitude),
    longitude: numberOr(typed.longitude),
    open_time: time('open_time'),
    close_time: time('close_time'),
    extended_open_time: time('extended_open_time'),
    extended_close_time: time('extended_close_time'),
    google_map_embed_code: typed.google_map_embed_code || null,
    google_map_shared_link: typed.google_map_shared_link || null,
    prefecture: prefecture ? { code: '', name: prefecture.name } : saved.prefecture,
    view_branch_age_limits: saved.view_branch_age_limits.map((limits) => ({
      ...limits,
      minimum_age_months: minimum ?? limits.minimum_age_months,
      maximum_school_grade: maximum ?? limits.maximum_school_grade,
    })),
  };
}

/** A field's value as people read it. */
export function branchText(field: string, value: unknown, prefectures: readonly NamedPrefecture[]): string {
  const text = value === null || value === undefined ? '' : String(value as string | number | boolean);
  if (field === 'prefecture_id') return prefectures.find(({ id }) => String(id) === text)?.name ?? '';
  if (field === 'google_calendar_flag') return text === '1' || text === 'true' ? '連携する' : '連携しない';
  if (field === 'staffing_mode') return labelOf(staffingMode.options, text);
  if (field === 'minimum_age_months') return labelOf(minimumAgeOptions, text);
  if (field === 'maximum_school_grade') return labelOf(maximumGradeOptions, text);
  return text;
}

export const branchChanges = (
  before: BranchValues,
  after: BranchValues,
  prefectures: readonly NamedPrefecture[],
): BranchChange[] =>
  branchFieldNames
    .map((field) => ({
      name: fieldLabel(field),
      before: branchText(field, before[field], prefectures) || 'なし',
      after: branchText(field, after[field].trim(), prefectures) || 'なし',
    }))
    .filter((change) => change.before !== change.after);
