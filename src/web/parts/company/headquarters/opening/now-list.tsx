import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { SelectStaffWaitingDocument } from '../../../../../contract/operations/generated.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { type NowItem, nowItems } from './now-items.ts';

type NowListProps = {
  overview: FunctionOk<'headquartersOverview'>;
  state: FunctionOk<'headquartersChecklist'>;
  now: Date;
};

/** What needs somebody today, over all branches, each line with the way to where it is mended. */
export function NowList({ overview, state, now }: NowListProps) {
  const { branch } = useStaff();
  const { data } = useLiveAnswer(operation(SelectStaffWaitingDocument, { branch_id: branch.id }));
  const waiting = { messages: data?.messages.aggregate.count ?? 0, handed: data?.handed.aggregate.count ?? 0 };
  const items = nowItems(overview, state, waiting, now);
  const { present, expected, unsettled_amount } = overview.totals;
  return (
    <section aria-labelledby="now">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="now" className="text-lead">
          やること{items.length > 0 && <span className="figures"> {items.length}</span>}
        </h2>
        <p className="figures text-note text-ink-soft">
          お預かり中 {present}人、このあと {expected}人、未精算 {unsettled_amount.toLocaleString('en-US')}円
        </p>
      </div>
      {items.length === 0 ? (
        <p className="flex items-center gap-2 rounded-lg bg-cream px-4 py-3">
          <CircleCheck className="size-5 text-trust" aria-hidden="true" />
          いま、対応が要ることはありません。
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ item: { tone, title, number, note, links } }: { item: NowItem }) {
  const { chooseBranch } = useStaff();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <span className="flex min-w-64 flex-1 items-center gap-3 leading-snug">
        <CircleAlert className={`size-5 shrink-0 ${tone === 'wrong' ? 'text-wrong' : 'text-ask'}`} aria-hidden="true" />
        <span>
          <span className={`font-bold ${tone === 'wrong' ? 'text-wrong' : ''}`}>
            {title} <span className="figures">{number}</span>
          </span>
          {note && <span className="block text-note text-ink-soft">{note}</span>}
        </span>
      </span>
      <span className="flex flex-wrap gap-x-5">
        {links.map(({ to, label, branch }) => (
          <Link
            key={`${to} ${label}`}
            to={to}
            {...(branch ? { onClick: () => chooseBranch(branch) } : {})}
            className="inline-flex min-h-11 items-center gap-0.5 text-note text-ink underline underline-offset-4"
          >
            {label}
            <span className="sr-only">: {title}</span>
            <ChevronRight className="size-4.5" aria-hidden="true" />
          </Link>
        ))}
      </span>
    </li>
  );
}
