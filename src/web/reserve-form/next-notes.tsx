import type { ReactNode } from 'react';
import { tokyoDateOf } from '../../domain/time.ts';
import type { ListedReserve } from './again.ts';
import { reservedMealsText } from './meal-choice.ts';
import { ToldBy } from './told-by.tsx';

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="text-lead">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}

/** What comes next, and what to bring. */
export function NextNotes({ reserve, today }: { reserve: ListedReserve; today: string }) {
  const meals = reservedMealsText(reserve.reserve_details);
  return (
    <div className="mt-8 grid gap-6">
      <Note title="これからのご案内">
        <ul className="list-disc space-y-1 pl-5">
          <li>
            予約の内容を、
            <ToldBy />
            でお送りしました。
          </li>
          {tokyoDateOf(reserve.start_datetime) > today && <li>前日に、もう一度お知らせします。</li>}
          <li>変更とキャンセルは、予約一覧からお手続きいただけます。</li>
        </ul>
      </Note>
      <Note title="お持ちいただくもの">
        <ul className="list-disc space-y-1 pl-5">
          <li>着替え1組と、汚れたものを入れる袋</li>
          <li>おむつとおしりふき、ミルク(お使いの場合)</li>
          <li>飲み物の入った水筒かマグ</li>
          {meals === '' ? (
            <li>食事の時間にかかるときは、お弁当やおやつ</li>
          ) : (
            <li>{meals}は園でご用意します。アレルギーのあるお子さまは、当日も職員にお伝えください。</li>
          )}
          <li>健康保険証または資格確認書の写しと、お持ちの方は乳幼児医療証の写し</li>
        </ul>
      </Note>
    </div>
  );
}
