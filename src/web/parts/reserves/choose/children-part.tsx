import { formatAge } from '../../../../domain/membership/age.ts';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export type ReserveChild = { readonly id: number; readonly name: string; readonly date_of_birth: string };

type ChildrenPartProps = {
  family: readonly ReserveChild[];
  value: readonly number[];
  onChange: (child_ids: number[]) => void;
  /** Ages are those of this day. */
  today: string;
  error?: string | undefined;
};

/** For whom: one or several. The order of the ids stays that of the list. */
export function ChildrenPart({ family, value, onChange, today, error }: ChildrenPartProps) {
  if (family.length === 0) {
    return (
      <EmptyState
        title="お子さまが登録されていません"
        action={<LinkButton to="/mypage/children/add">お子さまを登録する</LinkButton>}
      >
        ご予約の前に、お預かりするお子さまをご登録ください。
      </EmptyState>
    );
  }
  const toggle = (id: number, chosen: boolean) =>
    onChange(family.map((child) => child.id).filter((each) => (each === id ? chosen : value.includes(each))));
  return (
    <ChoiceGroup legend="お子さま" required columns={2} error={error}>
      {family.map((child) => (
        <ChoiceCard
          key={child.id}
          type="checkbox"
          name="child_ids"
          title={child.name}
          note={formatAge(child.date_of_birth, today)}
          checked={value.includes(child.id)}
          onChange={(event) => toggle(child.id, event.target.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
