import type { TicketOutlooks } from '../../../contract/functions/reserves/reserve-answers.ts';
import { BENEFIT_WORDS } from '../../../domain/tickets/ticket-text.ts';
import { formatYen } from '../../../domain/yen.ts';
import { ChoiceCard, ChoiceGroup } from '../../ui/choice-card.tsx';

export type TicketChoiceValue = 0 | 1 | null;
type LaterRefund = { none: number; by_itself: number; all: number };
/** What the stay costs, and what may come back of it by the tickets it takes. */
type TicketsLeave = { amount: number; later_refund: LaterRefund };
type Option = { choice: TicketChoiceValue; title: string; note?: string };

/** What can be chosen for one reserve; a single option is no question. */
export function ticketOptions({ by_itself, all }: TicketOutlooks, leaves?: TicketsLeave): Option[] {
  const loss = all.paid - all.discount;
  const after = (used: { discount: number }, comesBack: keyof LaterRefund): string =>
    leaves === undefined
      ? ''
      : `お支払い${formatYen(leaves.amount - used.discount)}、あとで戻る見込み${formatYen(leaves.later_refund[comesBack])}。`;
  const worth = `保育料${formatYen(by_itself.discount)}分にあてます。`;
  const kept = `使わずにとっておきます。${after({ discount: 0 }, 'none')}`;
  return [
    by_itself.number > 0
      ? { choice: null, title: `${by_itself.number}枚を使う`, note: `${worth}${after(by_itself, 'by_itself')}` }
      : { choice: null, title: '使わない', note: kept },
    ...(all.number > by_itself.number
      ? [
          {
            choice: 1 as const,
            title: `${all.number}枚を使う`,
            note: `保育料${formatYen(all.discount)}分にあてます。${loss > 0 ? `お求めの金額(${formatYen(all.paid)}分)より${formatYen(loss)}少なくなります。` : ''}${after(all, 'all')}`,
          },
        ]
      : []),
    ...(by_itself.number > 0 ? [{ choice: 0 as const, title: '使わない', note: kept }] : []),
  ];
}

/** Why some tickets are not used by themselves; null where all are. */
export const lossText = ({ by_itself, all }: TicketOutlooks): string | null =>
  all.number > by_itself.number
    ? '1枚あたりのお値段がこの予約の1時間の保育料より高い回数券は、自動では使いません。使うときはお選びください。'
    : null;

/** What the tickets do by a word on them. */
export const outlookOf = ({ by_itself, all }: TicketOutlooks, choice: TicketChoiceValue) =>
  choice === 0 ? { number: 0, discount: 0, paid: 0, short: 0, later: 0 } : choice === 1 ? all : by_itself;

/** Where the tickets run out, and what else their use does. */
export function ticketNotes(used: ReturnType<typeof outlookOf>, benefit: boolean): string[] {
  return [
    ...(used.short > 0 ? [`${used.short}時間分は回数券が足りないため、カードへ請求します。`] : []),
    ...(used.later > 0 ? [`これよりあとのご予約で使う回数券が、${used.later}枚足りなくなります。`] : []),
    ...(benefit && used.number > 0 ? [BENEFIT_WORDS] : []),
  ];
}

/** Nothing is left for this reserve: said instead of a choice. */
export const usedUpText = ({ remaining, planned }: Pick<TicketOutlooks, 'remaining' | 'planned'>): string =>
  `回数券(残り${remaining}枚)のうち${planned}枚は、これより前のご予約で使う予定です。このご予約の料金は、カードへ請求します。`;

type TicketChoiceProps = {
  tickets: TicketOutlooks;
  value: TicketChoiceValue;
  onChange: (choice: TicketChoiceValue) => void;
  /** Apart from the same question about another reserve. */
  name?: string;
  /** A child has the 認定 for 無償化: each choice says what it leaves. */
  leaves?: TicketsLeave | undefined;
  disabled?: boolean;
};

/** Whether tickets are used for this reserve: they are taken at check-out, and until then it may be changed. */
export function TicketChoice(props: TicketChoiceProps) {
  const { tickets, value, onChange, name = 'use_tickets', leaves, disabled = false } = props;
  const options = ticketOptions(tickets, leaves);
  if (tickets.all.number === 0)
    return tickets.all.short > 0 ? <p className="text-note">{usedUpText(tickets)}</p> : null;
  const chosen = options.some(({ choice }) => choice === value) ? value : null;
  const notes = ticketNotes(outlookOf(tickets, value), leaves !== undefined);
  return (
    <ChoiceGroup
      legend={`回数券(残り${tickets.remaining}枚${tickets.planned > 0 ? `、前のご予約で${tickets.planned}枚使う予定` : ''})`}
      hint={lossText(tickets) ?? 'お迎えのあとの精算で使います。'}
    >
      {options.map(({ choice, title, note }) => (
        <ChoiceCard
          key={String(choice)}
          type="radio"
          name={name}
          title={title}
          note={note}
          disabled={disabled}
          checked={chosen === choice}
          onChange={() => onChange(choice)}
        />
      ))}
      <div role="status" className="figures grid gap-1 text-note empty:hidden">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </ChoiceGroup>
  );
}
