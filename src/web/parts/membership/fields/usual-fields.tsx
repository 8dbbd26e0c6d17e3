import { useWatch } from 'react-hook-form';
import { type CodeOption, withPlaceholder } from '../../../../domain/code-list.ts';
import { ChoiceCards } from '../../../form/choice-cards.tsx';
import { useField } from '../../../form/schema-form.tsx';
import { SelectField } from '../../../ui/field.tsx';

type Branch = { readonly id: number; readonly name: string; readonly prefecture_id: number };
type Prefecture = { readonly id: number; readonly name: string };

/** Branches with their prefecture; those of the customer's own prefecture come first. */
export function branchOptions(
  branches: readonly Branch[],
  prefectures: readonly Prefecture[],
  prefecture_id: unknown,
): CodeOption[] {
  const nameOf = new Map(prefectures.map(({ id, name }) => [id, name]));
  const isNear = (branch: Branch) => String(branch.prefecture_id) === String(prefecture_id);
  return [...branches.filter(isNear), ...branches.filter((branch) => !isNear(branch))].map((branch) => ({
    key: String(branch.id),
    label: `${branch.name}(${nameOf.get(branch.prefecture_id) ?? ''})`,
  }));
}

/** よく利用する園. */
export function BranchField(props: { branches: readonly Branch[]; prefectures: readonly Prefecture[] }) {
  const prefecture_id: unknown = useWatch({ name: 'prefecture_id' });
  return (
    <SelectField
      hint="予約のときは、ほかの園も選べます。"
      options={withPlaceholder(branchOptions(props.branches, props.prefectures, prefecture_id))}
      {...useField('default_branch_id')}
    />
  );
}

/** May pictures of the child be shown (social_media_upload)? */
export function PhotoField() {
  return (
    <ChoiceCards
      name="social_media_upload"
      label="写真の掲載"
      hint="園のSNSやブログに、お子さまの写真を載せてよいかをお聞きしています。あとから変更できます。"
    />
  );
}
