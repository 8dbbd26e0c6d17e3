import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DayChangePayload } from '../../../../../contract/functions/calendar/day-change.ts';
import { type ClosureChoice, closureChoice } from '../../../../../domain/staff-codes.ts';
import { agreedPriceText } from '../../../../console/edit/agreed-price.tsx';
import { RepricedList } from '../../../../console/edit/repriced-list.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { reading } from '../../../../data/question.ts';
import { staffFailureText, useAction } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { useContentKey } from '../../../../form/content-key.ts';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { ClosureChoiceFields, firstMessage } from './closure-choice.tsx';
import { closedPart } from './closure-text.ts';
import { TouchedList } from './touched-list.tsx';

type ClosureDialogProps = {
  /** What was to be changed; null while nothing is asked. */
  change: DayChangePayload | null;
  busy: boolean;
  problem: string | undefined;
  onKeep: () => void;
  /** The days are changed and the families notified. */
  onSent: () => void;
  onClose: () => void;
};

/** A change that touches reserves: names the families and asks what becomes of them. */
export function ClosureDialog({ change, ...rest }: ClosureDialogProps) {
  if (change === null) return null;
  return <Asked key={JSON.stringify(change)} change={change} {...rest} />;
}

const { keep, cancel, move } = closureChoice.code;

type AskedProps = Omit<ClosureDialogProps, 'change'> & { change: DayChangePayload };

/** Whom the change touches, what was chosen for them, and the press that does it. */
function useClosing({ change, onKeep, onSent }: AskedProps) {
  const { branch } = useStaff();
  const navigate = useNavigate();
  const keyOf = useContentKey();
  const answer = useAnswer(reading('staffPreviewClosure', { branch_ids: [branch.id], change }));
  const closing = useAction('staffCloseBranches');
  const about = {
    branch_name: branch.name,
    date_from: change.date_from,
    date_to: change.date_to,
    ...closedPart(change),
  };
  const [choice, setChoice] = useState<ClosureChoice | null>(null);
  const [message, setMessage] = useState(() => firstMessage(about));
  const [left_out, setLeftOut] = useState<ReadonlySet<number>>(new Set());

  const known = answer.data?.branches[0];
  const reserves = known?.reserves ?? [];
  const onlyRepriced = (known?.repriced ?? []).filter(
    ({ reserve_id }) => !reserves.some((reserve) => reserve.reserve_id === reserve_id),
  );
  // No stay becomes impossible: the only decision is whether to make the change.
  const priceOnly = known !== undefined && reserves.length === 0;
  const chosen = reserves.filter(({ reserve_id }) => !left_out.has(reserve_id));
  const families = new Set(chosen.map(({ customer_id }) => customer_id)).size;
  // Fewer seats need not affect every stay: those that still fit may remain.
  const some = change.kind === 'capacity' && choice !== keep && choice !== null;
  const words = message.title.trim() !== '' && message.content.trim() !== '';

  async function close() {
    if (choice === null || choice === keep || priceOnly) return onKeep();
    const input = { branch_ids: [branch.id], change, choice, title: message.title, content: message.content };
    const result = await closing.send({
      ...input,
      seen_reserve_ids: reserves.map(({ reserve_id }) => reserve_id),
      reserve_ids: chosen.map(({ reserve_id }) => reserve_id),
      idempotency_key: keyOf(input),
    });
    if (result?.kind === 'refused' && result.type === 'closure_touches_reserves') void answer.reload();
    if (result?.kind !== 'ok') return;
    onSent();
    showToast(`${result.result.branches[0]?.families ?? 0}家庭にお知らせを送りました`);
    void navigate(`/staff/closures/${result.result.branches[0]?.closure_id}`);
  }

  function toggle(reserve_id: number) {
    const next = new Set(left_out);
    if (!next.delete(reserve_id)) next.add(reserve_id);
    setLeftOut(next);
  }

  return {
    ...{ about, answer, known, reserves, onlyRepriced, priceOnly, families, choice, setChoice, message, setMessage },
    ticks: some ? { chosen: { ids: new Set(chosen.map((each) => each.reserve_id)), onToggle: toggle } } : {},
    ready: known !== undefined && (priceOnly || choice === keep || (choice !== null && families > 0 && words)),
    busy: closing.busy,
    text: closing.text,
    close,
  };
}

function Asked(props: AskedProps) {
  const { problem, onClose } = props;
  const closing = useClosing(props);
  const { known, reserves, onlyRepriced, priceOnly, families, choice } = closing;
  const labels: Readonly<Record<ClosureChoice, string>> = {
    [keep]: '予約を残したまま変更する',
    [cancel]: `${families}家庭に知らせてキャンセルする`,
    [move]: `${families}家庭に移動を提案する`,
  };
  return (
    <Dialog
      question
      wide
      title={known ? `予約が${reserves.length + onlyRepriced.length}件あります` : '予約があります'}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button
            kind={choice === cancel ? 'danger' : 'primary'}
            busy={props.busy || closing.busy}
            busyLabel="変更しています"
            disabled={!closing.ready}
            onClick={() => void closing.close()}
          >
            {priceOnly ? labels[keep] : choice === null ? '選んでください' : labels[choice]}
          </Button>
          <GiveUpButton onGiveUp={onClose} />
        </>
      }
    >
      <div className="grid gap-4">
        {known && known.present > 0 && (
          <Notice kind="warning" title={`お預かり中のお子さまが${known.present}名います`}>
            お迎えの連絡は、この操作では送られません。お電話してください。
          </Notice>
        )}
        <Touched closing={closing} />
        {!priceOnly && (
          <ClosureChoiceFields
            about={closing.about}
            choice={choice}
            onChoice={closing.setChoice}
            message={closing.message}
            onMessage={closing.setMessage}
          />
        )}
        <ErrorNotice text={closing.text ?? problem} />
      </div>
    </Dialog>
  );
}

/** Reserves that become impossible, and those of which only the price rules change. */
function Touched({ closing }: { closing: ReturnType<typeof useClosing> }) {
  const { answer, known, reserves, onlyRepriced, priceOnly, choice, ticks } = closing;
  return (
    <>
      {answer.failure ? (
        <Notice kind="error" live>
          {staffFailureText(answer.failure)}
        </Notice>
      ) : priceOnly ? null : (
        <section aria-label="影響する予約" className="max-h-64 min-h-20 overflow-y-auto">
          {known ? <TouchedList reserves={reserves} moving={choice === move} {...ticks} /> : <SkeletonLines />}
        </section>
      )}
      {onlyRepriced.length > 0 && (
        <section aria-label="料金の決まりだけが変わる予約" className="grid gap-2">
          <p>{agreedPriceText}</p>
          <div className="max-h-64 overflow-y-auto">
            <RepricedList reserves={onlyRepriced} />
          </div>
        </section>
      )}
    </>
  );
}
