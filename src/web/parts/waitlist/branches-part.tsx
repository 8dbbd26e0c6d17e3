import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../ui/choice-card.tsx';
import { kilometresText, nearestBranches } from './near-branches.ts';

type Branch = {
  readonly id: number;
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly prefecture: { readonly name: string } | null;
};

type WaitlistBranchesPartProps = {
  branches: readonly Branch[];
  /** The branch the entry began with; the others are sorted by their distance from it. */
  first: number;
  value: readonly number[];
  onChange: (branch_ids: number[]) => void;
  error?: string | undefined;
};

/** How many are shown at first; the others unfold. */
const shownFirst = 5;

/** Where: the branch that was full, and others near it. More branches, sooner a seat. */
export function WaitlistBranchesPart({ branches, first, value, onChange, error }: WaitlistBranchesPartProps) {
  const own = branches.find(({ id }) => id === first);
  const others = nearestBranches(branches, first);
  const [unfolded, setUnfolded] = useState(own === undefined);
  const isFar = (position: number, id: number) => position >= shownFirst && !value.includes(id);
  const shown = others.filter(({ id }, position) => unfolded || !isFar(position, id));
  const inOrder = [...(own ? [own] : []), ...others];
  const toggle = (id: number, chosen: boolean) =>
    onChange(inOrder.map((each) => each.id).filter((each) => (each === id ? chosen : value.includes(each))));
  const card = (branch: Branch, note: string) => (
    <ChoiceCard
      key={branch.id}
      type="checkbox"
      name="branch_ids"
      title={branch.name}
      note={note}
      checked={value.includes(branch.id)}
      onChange={(event) => toggle(branch.id, event.target.checked)}
    />
  );
  return (
    <ChoiceGroup
      legend="園"
      required
      columns={2}
      hint="近くの園もお選びいただくと、席が見つかりやすくなります。5園まで選べます。"
      error={error}
    >
      {own && card(own, own.prefecture?.name ?? '')}
      {shown.map((branch) =>
        card(
          branch,
          [branch.prefecture?.name, branch.kilometres !== null && kilometresText(branch.kilometres)]
            .filter(Boolean)
            .join('・'),
        ),
      )}
      {shown.length < others.length && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start sm:col-span-2"
          onClick={() => setUnfolded(true)}
        >
          ほかの園から選ぶ(あと{others.length - shown.length}園)
          <ChevronDown className="size-4" aria-hidden="true" />
        </Button>
      )}
    </ChoiceGroup>
  );
}
