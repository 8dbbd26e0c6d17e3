import { useEffect, useState } from 'react';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NearestFirst, nearNote } from './nearest-first.tsx';

type BranchPartProps = { value: number; onChange: (branch_id: number) => void; error?: string | undefined };

/** Which branch: the usual one is preselected and shown alone, the others unfold by distance from it. */
export function BranchPart({ value, onChange, error }: BranchPartProps) {
  const [usual] = useState(value);
  const answer = useAnswer(reading('nearBranches', usual === 0 ? {} : { branch_id: usual }));
  const branches = answer.data?.branches;
  const [nearest] = branches ?? [];
  const known = branches?.some(({ branch_id }) => branch_id === value) ?? true;

  // Its usual branch takes no reserves any more: the one nearest to it does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list may move the choice
  useEffect(() => {
    if (!known && nearest) onChange(nearest.branch_id);
  }, [branches]);

  if (answer.failure) return <FailureNotice failure={answer.failure} retry={() => void answer.reload()} />;
  if (branches === undefined) return <Skeleton className="h-32" />;
  return (
    <ChoiceGroup legend="園" required error={error}>
      <NearestFirst branches={branches} first={1} value={value}>
        {(branch) => (
          <ChoiceCard
            key={branch.branch_id}
            type="radio"
            name="branch_id"
            title={branch.branch_name}
            note={nearNote(branch)}
            checked={branch.branch_id === value}
            onChange={() => onChange(branch.branch_id)}
          />
        )}
      </NearestFirst>
    </ChoiceGroup>
  );
}
