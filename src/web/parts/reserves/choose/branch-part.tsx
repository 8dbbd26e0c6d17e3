import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';

type Branch = { readonly id: number; readonly name: string; readonly prefecture: { readonly name: string } | null };

type BranchPartProps = {
  branches: readonly Branch[];
  value: number;
  onChange: (branch_id: number) => void;
  error?: string | undefined;
};

/** Which branch: the usual one is preselected and shown alone, the others unfold by prefecture. */
export function BranchPart({ branches, value, onChange, error }: BranchPartProps) {
  const [first] = useState(value);
  const [unfolded, setUnfolded] = useState(!branches.some((branch) => branch.id === value));
  const usual = branches.find((branch) => branch.id === first);
  const others = branches.filter((branch) => branch.id !== usual?.id);
  const prefectures = Map.groupBy(others, (branch) => branch.prefecture?.name ?? '');
  const card = (branch: Branch) => (
    <ChoiceCard
      key={branch.id}
      type="radio"
      name="branch_id"
      title={branch.name}
      note={branch.id === usual?.id ? branch.prefecture?.name : undefined}
      checked={branch.id === value}
      onChange={() => onChange(branch.id)}
    />
  );
  return (
    <ChoiceGroup legend="園" required error={error}>
      {usual && card(usual)}
      {!unfolded && others.length > 0 && (
        <Button kind="quiet" size="small" className="justify-self-start" onClick={() => setUnfolded(true)}>
          ほかの園から選ぶ(あと{others.length}園)
          <ChevronDown className="size-4" aria-hidden="true" />
        </Button>
      )}
      {unfolded &&
        [...prefectures].map(([prefecture, here]) => (
          <div key={prefecture} className="mt-2 grid gap-2.5 sm:grid-cols-2">
            <p className="text-note text-ink-soft sm:col-span-2">{prefecture}</p>
            {here.map(card)}
          </div>
        ))}
    </ChoiceGroup>
  );
}
