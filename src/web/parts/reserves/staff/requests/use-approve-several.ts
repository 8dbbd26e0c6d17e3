import { useState } from 'react';
import { useAction } from '../../../../data/use-action.ts';

export type Several = ReturnType<typeof useApproveSeveral>;

type Heard = { onAnswering: (id: number, underWay: boolean) => void; onAnswered: () => Promise<void> };

/** Several requests chosen and approved with one press. Each is decided alone: what was refused stays chosen no longer and says why. */
export function useApproveSeveral(pending: readonly number[], { onAnswering, onAnswered }: Heard) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map());
  const [said, setSaid] = useState('');
  const { send, busy, text } = useAction('staffApproveReserves');
  const chosen = pending.filter((id) => picked.has(id));

  function choose(ids: readonly number[], on: boolean) {
    const next = new Set(picked);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setPicked(next);
  }
  async function approve() {
    for (const id of chosen) onAnswering(id, true);
    const outcome = await send({ reserve_ids: [...chosen] });
    if (outcome === null) return;
    if (outcome.kind !== 'ok') {
      for (const id of chosen) onAnswering(id, false);
      return;
    }
    const refused = outcome.result.answers.filter(({ approved_flag }) => !approved_flag);
    for (const { reserve_id } of refused) onAnswering(reserve_id, false);
    const done = outcome.result.answers.length - refused.length;
    setProblems(new Map(refused.map(({ reserve_id, msg }) => [reserve_id, msg])));
    setSaid(
      `${done}件を承認しました。${refused.length > 0 ? `${refused.length}件は承認できませんでした。わけは、それぞれの行にあります。` : ''}`,
    );
    setPicked(new Set());
    await onAnswered();
  }
  return { chosen, choose, approve, busy, text, said, problemOf: (id: number) => problems.get(id) };
}
