import type { TicketOutlooks } from '../../../contract/functions/reserves.ts';
import { formatYen } from '../../../domain/money/money.ts';
import { ChoiceCard, ChoiceGroup } from '../../ui/choice-card.tsx';

export type TicketChoiceValue = 0 | 1 | null;
type Option = { wish: TicketChoiceValue; title: string; note?: string };

/** What can be chosen for one reserve; a single option is no question. */
export function ticketOptions({ by_itself, all }: TicketOutlooks): Option[] {
  const loss = all.paid - all.discount;
  const worth = `保育料${formatYen(by_itself.discount)}分にあてます。`;
  return [
    by_itself.number > 0
      ? { wish: null, title: `${by_itself.number}枚を使う`, note: worth }
      : { wish: null, title: '使わない', note: '使わずにとっておきます。' },
    ...(all.number > by_itself.number
      ? [
          {
            wish: 1 as const,
            title: `${all.number}枚を使う`,
            note: `保育料${formatYen(all.discount)}分にあてます。${loss > 0 ? `お求めの金額(${formatYen(all.paid)}分)より${formatYen(loss)}少なくなります。` : ''}`,
          },
        ]
      : []),
    ...(by_itself.number > 0 ? [{ wish: 0 as const, title: '使わない', note: '使わずにとっておきます。' }] : []),
  ];
}

/** Why some tickets are not used by themselves; null where all are. */
export const lossText = ({ by_itself, all }: TicketOutlooks): string | null =>
  all.number > by_itself.number
    ? '1枚あたりのお値段がこの予約の1時間の保育料より高い回数券は、自動では使いません。使うときはお選びください。'
    : null;

/** What the tickets do by a word on them. */
export const outlookOf = ({ by_itself, all }: TicketOutlooks, wish: TicketChoiceValue) =>
  wish === 0 ? { number: 0, discount: 0, paid: 0 } : wish === 1 ? all : by_itself;

type TicketChoiceProps = {
  tickets: TicketOutlooks;
  value: TicketChoiceValue;
  onChange: (wish: TicketChoiceValue) => void;
  /** Apart from the same question about another reserve. */
  name?: string;
  /** What the stay costs without tickets: what is left to pay is said. */
  total?: number;
  disabled?: boolean;
};

/** Whether tickets are used for this reserve: they are taken at check-out, and until then it may be changed. */
export function TicketChoice(props: TicketChoiceProps) {
  const { tickets, value, onChange, name = 'use_tickets', total, disabled = false } = props;
  const options = ticketOptions(tickets);
  if (tickets.all.number === 0) return null;
  const chosen = options.some(({ wish }) => wish === value) ? value : null;
  const used = outlookOf(tickets, value);
  return (
    <ChoiceGroup
      legend={`回数券(残り${tickets.remaining}枚)`}
      hint={lossText(tickets) ?? 'お迎えのあとの精算で使います。'}
    >
      {options.map(({ wish, title, note }) => (
        <ChoiceCard
          key={String(wish)}
          type="radio"
          name={name}
          title={title}
          note={note}
          disabled={disabled}
          checked={chosen === wish}
          onChange={() => onChange(wish)}
        />
      ))}
      {total !== undefined && used.number > 0 && (
        <p className="figures text-note" role="status">
          回数券{used.number}枚を使ったあとのお支払いの見込み: {formatYen(total - used.discount)}
        </p>
      )}
    </ChoiceGroup>
  );
}
