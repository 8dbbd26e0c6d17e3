import { Bell, BellOff, LayoutGrid, List, OctagonAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../../../ui/dialog.tsx';
import { AllergyAlarm } from '../../../care/staff/health/allergy-alarm.tsx';
import { ParentRemarks } from '../../../care/staff/health/parent-remarks.tsx';
import { boardColumns } from './board.ts';
import type { DayChild, DaySummary } from './day-summary.ts';
import { mealLetters } from './meal-letters.ts';

export type BoardLayout = 'cards' | 'rows';

type DayHeadProps = {
  summary: DaySummary;
  news: number;
  onNews: () => void;
  /** Whether enough are there for them. */
  staffing?: ReactNode;
  /** Search and rail, where there are many. */
  children?: ReactNode;
};

/** Who is here, who comes, who leaves soon; stays in view while the board is scrolled (on a phone the tabs do). */
export function DayHead({ summary, news, onNews, staffing, children }: DayHeadProps) {
  const { present, coming, leaving, late, overdue, ages, meals, allergies, unasked } = summary;
  const eaten = meals.filter(({ count }) => count > 0);
  return (
    <section
      aria-label="今日のようす"
      className="sticky-bar z-20 -mx-4 mb-1.5 grid grid-cols-[minmax(0,1fr)] gap-0.5 border-b border-line bg-paper px-4 pt-0.5 pb-1.5 md:sticky md:top-14 md:-mx-6 md:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <dl className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Figure label="お預かり中" value={present} big>
            {overdue > 0 && <Alarm>お迎え超過 {overdue}名</Alarm>}
          </Figure>
          <Figure label="来園予定" value={coming} big>
            {late > 0 && <Alarm>遅れ {late}名</Alarm>}
          </Figure>
          <Figure label="1時間以内" value={leaving} className="max-md:hidden" />
        </dl>
        {news > 0 && (
          <button
            type="button"
            onClick={onNews}
            className="ml-auto min-h-11 rounded-full bg-trust px-4 text-note font-bold text-white hover:bg-trust-deep forced-colors:border"
          >
            動き {news}件
          </button>
        )}
      </div>
      {/* On a phone one line to push along: the children come first. */}
      <div className="flex items-center gap-x-3 gap-y-1 text-note leading-snug max-md:overflow-x-auto max-md:whitespace-nowrap max-md:*:shrink-0 md:flex-wrap">
        <p className="flex gap-x-3 md:flex-wrap">
          <span className="text-ink-soft">いま/今日</span>
          {ages.map(({ label, present: here, all }) => (
            <span key={label} className={all === 0 ? 'text-ink-soft' : ''}>
              {label} <b className="figures">{`${here}/${all}`}</b>
            </span>
          ))}
        </p>
        {eaten.length > 0 && (
          <p className="flex gap-x-3 md:flex-wrap">
            {eaten.map(({ label, count }) => (
              <span key={label}>
                {label} <b className="figures">{count}</b>
              </span>
            ))}
          </p>
        )}
        <div className="flex items-center gap-x-3 max-md:contents md:w-full">
          {staffing}
          <Allergies allergies={allergies} unasked={unasked} />
        </div>
      </div>
      {children}
    </section>
  );
}

/** On a phone the tabs say how many; here stands only what is late. */
type FigureProps = { label: string; value: number; big?: boolean; className?: string; children?: ReactNode };

function Figure({ label, value, big, className = '', children }: FigureProps) {
  return (
    <div className={`flex items-baseline gap-1.5 ${className}`}>
      <dt className="text-note leading-snug text-ink-soft max-md:sr-only">{label}</dt>
      <dd className={`figures leading-snug font-bold ${big ? 'text-h3' : 'text-body'}`}>
        <span className="max-md:sr-only">{value}名</span>
        {children}
      </dd>
    </div>
  );
}

function Alarm({ children }: { children: ReactNode }) {
  return (
    <span className="figures inline-block md:ml-1.5 rounded-full bg-wrong px-2.5 align-middle text-note leading-normal text-white forced-colors:border">
      {children}
    </span>
  );
}

type BoardChoicesProps = {
  layout: BoardLayout;
  onLook: (layout: BoardLayout) => void;
  sound: boolean;
  onSound: () => void;
};

/** How this tablet likes its board. */
export function BoardChoices({ layout, onLook, sound, onSound }: BoardChoicesProps) {
  const Icon = sound ? Bell : BellOff;
  return (
    <div className="flex items-center gap-1.5">
      <button
        type="button"
        aria-pressed={sound}
        aria-label="動きがあったら音で知らせる"
        title="動きがあったら音で知らせる"
        onClick={onSound}
        className="inline-flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-cream aria-pressed:text-action"
      >
        <Icon className="size-5.5" aria-hidden="true" />
      </button>
      <fieldset aria-label="表示のしかた" className="flex gap-1 rounded-md bg-cream px-1">
        <LayoutButton layout="cards" word="カード" icon={LayoutGrid} chosen={layout} onLook={onLook} />
        <LayoutButton layout="rows" word="一覧" icon={List} chosen={layout} onLook={onLook} />
      </fieldset>
    </div>
  );
}

type LayoutButtonProps = {
  layout: BoardLayout;
  word: string;
  icon: typeof List;
  chosen: BoardLayout;
  onLook: (layout: BoardLayout) => void;
};

function LayoutButton({ layout, word, icon: Icon, chosen, onLook }: LayoutButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={layout === chosen}
      onClick={() => onLook(layout)}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 text-note font-bold text-ink-soft aria-pressed:bg-white aria-pressed:text-ink aria-pressed:shadow-raised forced-colors:aria-pressed:border-2"
    >
      <Icon className="size-4.5" aria-hidden="true" />
      <span className="sr-only xl:not-sr-only">{word}</span>
    </button>
  );
}

function Allergies({ allergies, unasked }: Pick<DaySummary, 'allergies' | 'unasked'>) {
  const [open, setOpen] = useState(false);
  if (allergies.length + unasked.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md border border-wrong/40 bg-white px-2 text-note font-bold md:ml-auto md:shrink-0 hover:border-wrong"
      >
        {allergies.length > 0 && <OctagonAlert className="size-4.5 text-wrong" aria-hidden="true" />}
        アレルギー <span className="figures">{allergies.length}名</span>
        {unasked.length > 0 && <span className="figures font-normal text-ink-soft">未確認{unasked.length}</span>}
      </button>
      <Dialog title="今日のアレルギー" isOpen={open} onClose={() => setOpen(false)}>
        {allergies.length > 0 && <DayChildren lines={allergies} alarming />}
        {unasked.length > 0 && (
          <>
            <h3 className="mt-4 mb-1 text-lead">未確認 {unasked.length}名</h3>
            <p className="mb-2 text-note text-ink-soft">
              ご家庭からまだ回答がありません。お預かりの前にうかがって、お客様の画面で記入してください。
            </p>
            <DayChildren lines={unasked} />
          </>
        )}
      </Dialog>
    </>
  );
}

function DayChildren({ lines, alarming = false }: { lines: readonly DayChild[]; alarming?: boolean }) {
  return (
    <ul className="grid gap-3">
      {lines.map(({ child, entry }) => {
        const meals = mealLetters(child.detail);
        const state = boardColumns.find(({ column }) => column === child.column)?.title;
        return (
          <li key={`${entry.key} ${child.child_id}`} className="border-b border-line pb-3 last:border-0">
            <p className="flex flex-wrap items-baseline gap-x-3 leading-snug">
              <b>{child.name}</b>
              <span className="text-note text-ink-soft">
                {state}
                {meals !== '' && ` · 食事 ${meals}`}
              </span>
              {entry.reserve.customer && (
                <Link
                  to={`/staff/customers/${entry.reserve.customer.id}`}
                  className="text-link ml-auto inline-flex min-h-11 items-center text-note"
                >
                  お客様の画面<span className="sr-only">({child.name})</span>
                </Link>
              )}
            </p>
            {alarming && <AllergyAlarm child={child.detail.child} className="mt-1" />}
            {child.detail.child && <ParentRemarks child={child.detail.child} />}
          </li>
        );
      })}
    </ul>
  );
}
