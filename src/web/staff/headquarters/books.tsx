import type { MetaFunction } from 'react-router';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { BooksNav } from '../../parts/books/headquarters/months/books-nav.tsx';
import { CloseAll } from '../../parts/books/headquarters/months/close-all.tsx';
import { JournalFile } from '../../parts/books/headquarters/months/journal-file.tsx';
import { MonthRows, MonthTable } from '../../parts/books/headquarters/months/month-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '帳簿と月の締め', noindex: true });

/** Months and branches: what is closed, what can be closed, and what prevents it. */
export default function Books() {
  return (
    <HeadquartersPage
      for="manager"
      reads
      title="帳簿と月の締め"
      lead="月が終わり、すべての日が締まって照合が済むと、その月を締められます。締めた数字は変わりません。"
    >
      <BooksNav />
      <BookMonths />
    </HeadquartersPage>
  );
}

function BookMonths() {
  const { may } = useStaff();
  const query = useAnswer(reading('staffListMonths', {}));
  return (
    <LiveLoaded query={query}>
      {({ months, places }) => {
        const only = places.length === 1 ? places[0] : undefined;
        if (months.length === 0 || places.length === 0) {
          return <EmptyState title="締める月はまだありません">園が開いた月から、ここに並びます。</EmptyState>;
        }
        return (
          <>
            {may('accounting') && <CloseAll places={places} onClosed={() => void query.reload()} />}
            {may('accounting') && <JournalFile months={months} places={places} />}
            {only ? <MonthRows place={only} /> : <MonthTable months={months} places={places} />}
          </>
        );
      }}
    </LiveLoaded>
  );
}
