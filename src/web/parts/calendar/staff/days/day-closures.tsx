import { closureChoice } from '../../../../../domain/staff-codes.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { closureTitle } from '../closures/closure-text.ts';
import { ReopenButton } from '../closures/reopen-button.tsx';
import type { MonthDay } from './month.ts';

type DayClosuresProps = { day: MonthDay; past: boolean; manager: boolean; onChanged: () => void };

/** What was closed over reserves that day: who is still to be called, and the way back. */
export function DayClosures({ day, past, manager, onChanged }: DayClosuresProps) {
  return (
    <>
      {day.closures.map((closure) => {
        const open = closure.closure_notices.filter(({ reached }) => !reached).length;
        return (
          <Notice
            key={closure.id}
            kind={open > 0 && !past ? 'warning' : 'info'}
            title={closureTitle(closure)}
            action={
              <div className="flex flex-wrap gap-2">
                <LinkButton to={`/staff/closures/${closure.id}`} kind="plain" size="small">
                  {open > 0 ? '電話の一覧を開く' : '連絡の状況を見る'}
                </LinkButton>
                {manager && !past && <ReopenButton closure_id={closure.id} onChanged={onChanged} />}
              </div>
            }
          >
            {closure.choice === closureChoice.code.keep
              ? '予約を残しています。'
              : `お知らせ ${closure.closure_notices.length}家庭、未確認 ${open}家庭`}
          </Notice>
        );
      })}
      {day.kept > 0 && !past && (
        <Notice kind="warning" title={`お休みの時間に、予約が${day.kept}件残っています`}>
          前日のお知らせは送られません。お預かりするかどうかを、園からご家庭へお伝えください。
        </Notice>
      )}
    </>
  );
}
