import { type MetaFunction, useParams } from 'react-router';
import { HeadquartersPage } from '../../../../console/headquarters-page.tsx';
import { PrintButton, PrintedPage } from '../../../../console/printed-page.tsx';
import { RowSkeletons } from '../../../../console/staff-page.tsx';
import { reading } from '../../../../data/question.ts';
import { staffFailureText } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { monthText, placeOfAddress } from '../../../../parts/books/headquarters/months/book-text.ts';
import { CloseMonth } from '../../../../parts/books/headquarters/months/close-month.tsx';
import { SheetSections } from '../../../../parts/books/headquarters/months/sheet-sections.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { RetryNotice } from '../../../../ui/retry-notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '月の締めの表', noindex: true });

/** One month of one branch, in its current state or as it was closed; also made for printing. */
export default function MonthSheetPage() {
  const { month = '', branch } = useParams();
  const branch_id = placeOfAddress(branch);
  const known = /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) && branch_id !== undefined;
  return (
    <HeadquartersPage
      for="manager"
      title={known ? `${monthText(month)}の締めの表` : '月の締めの表'}
      aside={
        <span className="off-paper">
          <LinkButton kind="plain" size="small" to="/staff/headquarters/books">
            月の一覧に戻る
          </LinkButton>
        </span>
      }
    >
      {known ? (
        <Sheet key={`${month} ${branch}`} month={month} branch_id={branch_id} />
      ) : (
        <EmptyState title="この月の表は見つかりません" />
      )}
    </HeadquartersPage>
  );
}

function Sheet({ month, branch_id }: { month: string; branch_id: number | null }) {
  const { data, failure, reload } = useAnswer(reading('staffReadMonthSheet', { month, branch_id }));
  if (data === undefined) {
    if (failure === undefined) return <RowSkeletons count={6} />;
    return <RetryNotice onRetry={reload}>{staffFailureText(failure)}</RetryNotice>;
  }
  return (
    <>
      <div className="off-paper mb-5 grid gap-4">
        <CloseMonth month={month} branch_id={branch_id} answer={data} onClosed={() => void reload()} />
        <div>
          <PrintButton disabled={false} />
        </div>
      </div>
      <PrintedPage orientation="portrait">
        <SheetSections month={month} answer={data} />
      </PrintedPage>
    </>
  );
}
