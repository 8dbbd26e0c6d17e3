import type { ReactNode } from 'react';
import type { BringItem } from '../../../../domain/company/bring-list.ts';
import { tokyoDateOf } from '../../../../domain/time.ts';
import { reservedMealsText } from '../choose/meal-choice.ts';
import { BringItems } from '../detail/bring-items.tsx';
import type { ListedReserve } from '../start/again.ts';
import { NoticeChannels } from './notice-channels-part.tsx';

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="text-lead">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}

type NextNotesProps = { reserve: ListedReserve; bring: readonly BringItem[]; today: string };

/** What comes next, and what to bring. */
export function NextNotes({ reserve, bring, today }: NextNotesProps) {
  const meals = reservedMealsText(reserve.reserve_details);
  return (
    <div className="mt-8 grid gap-6">
      <Note title="これからのご案内">
        <ul className="list-disc space-y-1 pl-5">
          <li>
            予約の内容を、
            <NoticeChannels />
            でお送りしました。
          </li>
          {tokyoDateOf(reserve.start_datetime) > today && <li>前日に、もう一度お知らせします。</li>}
          <li>変更とキャンセルは、予約のページからお手続きいただけます。</li>
          {meals !== '' && <li>{meals}は園でご用意します。アレルギーのあるお子さまは、当日も職員にお伝えください。</li>}
        </ul>
      </Note>
      <Note title="持ち物">
        <p className="mb-2 text-note text-ink-soft">すべてのものに、お名前をお書きください。</p>
        <BringItems items={bring} />
      </Note>
    </div>
  );
}
