import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { drafts } from '../../../flow/browser-flow.ts';
import type { Draft } from '../../../flow/flow.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ReserveFlow, ReserveValues } from '../reserve-flow.ts';
import { carriedCare, emptyCare } from './carried-care.ts';

type TakenOverProps = { values: ReserveValues; onClear: () => void };

/** Said wherever a reserve was filled in from an earlier one: what came along, and one press to leave it out. */
function TakenOver({ values, onClear }: TakenOverProps) {
  const carried = carriedCare(values);
  return (
    <Notice
      kind="info"
      title="前回の内容を引き継ぎました"
      action={
        carried.length > 0 && (
          <Button kind="plain" size="small" onClick={onClear}>
            引き継いだ内容を消す
          </Button>
        )
      }
    >
      {carried.length > 0
        ? `${carried.join('、')}も前回と同じです。`
        : '食事やお迎えの方など、必要なことを加えてください。'}
    </Notice>
  );
}

function Cleared() {
  return (
    <Notice kind="done" live>
      引き継いだ食事・お迎え・園に伝えたいことを消しました。
    </Notice>
  );
}

/** On the confirm page: cleared, it is another draft, priced again. */
export function TakenOverDraft({ flow, draft }: { flow: ReserveFlow; draft: Draft<ReserveValues> }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const cleared = state?.careCleared === true;
  if (draft.origin === undefined && !cleared) return null;
  function clear() {
    drafts().begin(flow, { ...draft.values, ...emptyCare });
    void navigate(flow.confirm, { replace: true, state: { careCleared: true } });
  }
  return <div className="mb-6">{cleared ? <Cleared /> : <TakenOver values={draft.values} onClear={clear} />}</div>;
}

/** On the date step: the form forgets it too. */
export function TakenOverForm({ flow, form }: { flow: ReserveFlow; form: UseFormReturn<ReserveValues> }) {
  const values = form.watch();
  const [origin] = useState(() => {
    const found = drafts().find(flow);
    return found.kind === 'found' ? found.draft.origin : undefined;
  });
  const [cleared, setCleared] = useState(false);
  if (origin === undefined) return null;
  if (cleared) return <Cleared />;
  function clear() {
    const without = { ...form.getValues(), ...emptyCare };
    drafts().begin(flow, without);
    form.reset(without);
    setCleared(true);
  }
  return <TakenOver values={values} onClear={clear} />;
}
