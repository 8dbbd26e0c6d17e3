import { announcementAudience, announcementKind } from '../../../domain/messages/announcement-codes.ts';
import { type RuleTable, ruleTitles } from '../../../domain/settings/catalogue.ts';
import { formatDateWeekday } from '../../../domain/time-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { agreedPriceText } from '../edit/agreed-price.tsx';
import { RepricedList } from '../edit/repriced-list.tsx';
import { WordLink } from '../word-link.tsx';
import { ExampleTable } from './example-table.tsx';
import { MemberChanges } from './member-changes.tsx';
import type { RulePreview } from './rule-values.ts';

type PreviewPanelProps = {
  /** The one that is changed, or those of a draft. */
  tables: readonly RuleTable[];
  preview: RulePreview;
  /** What the next planned row is to take over; absent where it was chosen already. */
  carried?: ReadonlySet<string>;
  onCarry?: (name: string) => void;
};

const priceless: ReadonlySet<RuleTable> = new Set(['care_settings', 'tax_settings', 'ticket_terms', 'unpaid_policies']);

/** Everything a change would do, in the order one asks: what, what it costs families, whom it touches, what the law wants. */
export function PreviewPanel({ tables, preview, carried, onCarry }: PreviewPanelProps) {
  const priced = tables.filter((table) => !priceless.has(table));
  const [shown] = priced;
  const several = tables.length > 1;
  return (
    <div className="grid gap-8">
      <section>
        <p className="figures text-lead">
          {formatDateWeekday(preview.date)}から{preview.until && `、${formatDateWeekday(preview.until)}の前日まで`}
        </p>
        <Changes changes={preview.changes} several={several} />
      </section>
      {/* These cost nothing: no price and no plan changes by them. */}
      {shown && (
        <>
          {(priced.includes('cancellation_policies') && priced.length > 1
            ? (['cancellation_policies', 'unit_prices'] as const)
            : [shown]
          ).map((table) => (
            <ExampleTable key={table} table={table} preview={preview} />
          ))}
          <MemberChanges table={shown} preview={preview} />
        </>
      )}
      {preview.taken_back.length > 0 && (
        <Notice kind="warning" title="すでに予定されている内容で、次がまた変わります">
          <ul className="grid gap-1">
            {preview.taken_back.map(({ table, name, label, on, after, later, may_carry }) => (
              <li key={`${table} ${name}`} className="figures">
                {formatDateWeekday(on)}から {label}: {after} → {later}
                {may_carry && carried && onCarry && (
                  <label className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      className="size-5 shrink-0 accent-action"
                      checked={carried.has(name)}
                      onChange={() => onCarry(name)}
                    />
                    {label}は、その日からも{after}を続ける
                  </label>
                )}
              </li>
            ))}
          </ul>
          {preview.taken_back.some(({ may_carry }) => !may_carry) && (
            <p className="mt-2">続けたいときは、保存したあとで、予定されている内容も変更してください。</p>
          )}
        </Notice>
      )}
      {preview.reserves > 0 && tables.some((table) => reserveLabels[table] !== undefined) && (
        <Notice kind="warning" title={`この日からのご予約が、すでに${preview.reserves}件あります`}>
          {[...new Set(tables.map((table) => reserveLabels[table]))].map((text) => text && <p key={text}>{text}</p>)}
        </Notice>
      )}
      {preview.touched_number > 0 && <Touched tables={tables} preview={preview} />}
      <Notices preview={preview} />
    </div>
  );
}

const reserveLabels: Readonly<Record<string, string>> = {
  unit_prices: agreedPriceText,
  cancellation_policies: 'キャンセル料は、ご利用日の決まりで計算されます。',
  reserve_settings:
    '予約はそのまま残り、予約した時間の料金も上がりません。変更とキャンセルの締め切りは、新しい決まりで計算されます。',
  age_limits: '予約はそのまま残ります。変更するときに、新しい対象年齢で確かめます。',
  care_settings: '予約はそのまま残ります。職員数で予約を制限する園では、この日からの空きが新しい基準で変わります。',
  tax_settings: '金額は変わりません。この日からのご利用の領収書と証明書が、新しい区分になります。',
  unpaid_policies: '予約はそのまま残ります。新しい決まりは、この日からのご案内とお休みに使われます。',
  meal_hours: '選ばれている食事はそのまま残ります。変更するときに、新しい時間で確かめます。',
};

/** Whose reserves a change touches, before it is saved. */
function Touched({ tables, preview }: Pick<PreviewPanelProps, 'tables' | 'preview'>) {
  const titles = tables.map((table) => touchedTitles[table]);
  const priced = titles.includes(undefined);
  const { touched, touched_number } = preview;
  const rest = touched_number - touched.length;
  return (
    <section>
      <h3 className="mb-2 text-lead">
        {titles.length === 1 ? (titles[0] ?? '料金の決まりが変わるご予約') : '変わる決まりにかかるご予約'}
      </h3>
      <p className="mb-2">{touched_number}件です。ご予約はそのまま残ります。</p>
      <div className="max-h-96 overflow-y-auto">
        <RepricedList reserves={touched} priced={priced} />
      </div>
      {rest > 0 && <p className="mt-2">ほかに{rest}件あります。</p>}
      <WordLink
        start={{
          kind: announcementKind.code.duty,
          audience: announcementAudience.code.reserved,
          date_from: preview.date,
          customer_ids: preview.touched_customer_ids,
          title: `${formatDateWeekday(preview.date)}からの変更のお知らせ`,
        }}
      >
        この{preview.touched_customer_ids.length}家庭に知らせる
      </WordLink>
    </section>
  );
}

const touchedTitles: Readonly<Partial<Record<RuleTable, string>>> = {
  age_limits: '新しい対象年齢から外れるお子さまのご予約',
  meal_hours: '選ばれた食事が、新しい時間では出なくなるご予約',
};

function Changes({ changes, several }: { changes: RulePreview['changes']; several: boolean }) {
  if (changes.length === 0) return <p className="mt-2">その日の前の内容と同じです。</p>;
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {changes.map(({ table, label, before, after }) => (
        <div key={`${table} ${label}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <dt>
            {several && <span className="mr-2 text-note text-ink-soft">{ruleTitles[table]}</span>}
            {label}
          </dt>
          <dd className="figures">
            {before !== null && (
              <>
                <span className="text-ink-soft">{before}</span>
                <span className="mx-2 text-ink-soft" aria-hidden="true">
                  →
                </span>
                <span className="sr-only">から</span>
              </>
            )}
            <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Notices({ preview }: { preview: RulePreview }) {
  const { notices, date } = preview;
  if (notices.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-lead">法律などで必要なこと</h3>
      <ul className="divide-y divide-line border-y border-line">
        {notices.map(({ title, text, due, word }) => (
          <li key={title} className="py-3 md:flex md:gap-6">
            <p className="shrink-0 font-bold md:w-64">
              {title}
              <span className="figures block text-note font-normal text-ink-soft">
                {due === null ? '自動で行われます' : `${formatDateWeekday(due)}まで`}
              </span>
            </p>
            <div className="mt-1 text-note md:mt-0">
              <p>{text}</p>
              {word && (
                <WordLink
                  start={{
                    kind: announcementKind.code.duty,
                    audience: announcementAudience.code.all,
                    title: `${formatDateWeekday(date)}からの変更のお知らせ`,
                    ...(due === null ? {} : { due }),
                  }}
                >
                  会員の皆さまへのお知らせを書く
                </WordLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
