import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { ChoiceCard, ChoiceGroup } from '../../ui/choice-card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';

type Payload = 0 | 1 | null;
const options: readonly { choice: Payload; title: string; note: string }[] = [
  { choice: null, title: '自動(お得なとき)', note: '1枚あたりのお値段が、1時間の保育料より高くないときに使います。' },
  { choice: 1, title: '使う', note: 'お得でないときも、残っていれば使います。' },
  { choice: 0, title: '使わない', note: '使わずにとっておきます。' },
];

/** The family's usual preference: what a new reserve begins with. */
export function TicketChoicePart({ use_tickets }: { use_tickets: boolean | null }) {
  const [chosen, setChosen] = useState<Payload>(use_tickets === null ? null : use_tickets ? 1 : 0);
  const saving = useAction('saveTicketWish');
  async function choose(choice: Payload) {
    const before = chosen;
    setChosen(choice);
    const outcome = await saving.send({ use_tickets: choice });
    if (outcome?.kind === 'ok') showToast('回数券の使い方を保存しました', undefined, 'ticket-wish');
    else setChosen(before);
  }
  return (
    <section>
      <ChoiceGroup
        legend="ふだんの使い方"
        hint="これからのご予約は、この使い方で始まります。ご予約ごとに変更できます。すでにあるご予約は変わりません。"
      >
        {options.map(({ choice, title, note }) => (
          <ChoiceCard
            key={String(choice)}
            type="radio"
            name="usual_use_tickets"
            title={title}
            note={note}
            disabled={saving.busy}
            checked={chosen === choice}
            onChange={() => void choose(choice)}
          />
        ))}
      </ChoiceGroup>
      <ErrorNotice text={saving.text} className="mt-3" />
    </section>
  );
}
