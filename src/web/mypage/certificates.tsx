import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { Link } from 'react-router';
import type { FunctionOk } from '../../contract/functions/functions.ts';
import type { CertificateState } from '../../domain/books/certificates/certificate.ts';
import { formatMonthDay, formatYearMonth } from '../../domain/time-format.ts';
import { reading } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { FailureNotice } from '../layout/failure-notice.tsx';
import { CardSkeletons } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { CertificateDialog } from '../parts/books/certificates/certificate-dialog.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { YenAmount } from '../ui/yen.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '提供証明書', noindex: true });

type Paper = FunctionOk<'listCertificates'>['papers'][number];

/** 提供証明書兼領収証 of every child and month: what is available, and why the rest is not. */
export default function Certificates() {
  const query = useAnswer(reading('listCertificates', {}));
  const [asked, setAsked] = useState<Paper>();
  const { data, failure } = query;
  return (
    <MypagePage
      title="提供証明書(無償化)"
      lead="幼児教育・保育の無償化を市区町村に請求するときの「提供証明書兼領収証」です。お子さまごと、月ごとに発行します。"
    >
      {failure && (
        <div className="mb-4">
          <FailureNotice failure={failure} retry={() => void query.reload()} />
        </div>
      )}
      {data ? <Months papers={data.papers} back={data.months_back} onAsk={setAsked} /> : !failure && <CardSkeletons />}
      {asked && (
        <CertificateDialog
          paper={asked}
          onClose={() => {
            setAsked(undefined);
            void query.reload();
          }}
        />
      )}
    </MypagePage>
  );
}

function Months({ papers, back, onAsk }: { papers: Paper[]; back: number; onAsk: (paper: Paper) => void }) {
  const months = [...new Set(papers.map(({ month }) => month))];
  if (months.length === 0) {
    return (
      <EmptyState
        picture={<FileCheck2 className="size-12 text-ink-soft" aria-hidden="true" />}
        title="証明書を発行できる月はまだありません"
      >
        就学前のお子さまのご利用があった月が、ここに並びます。
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="text-note">
        認定番号と区分を登録すると、証明書に印字されます。
        <Link to="/mypage/children/list" className="text-link inline-flex min-h-11 items-center">
          お子さまの認定を登録する
        </Link>
      </p>
      {months.map((month) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`} className="text-h3">
            {formatYearMonth(month)}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {papers
              .filter((paper) => paper.month === month)
              .map((paper) => (
                <li key={`${paper.child_id} ${paper.branch_id}`} className="py-3">
                  <PaperRow paper={paper} onAsk={() => onAsk(paper)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p className="text-note text-ink-soft">
        さかのぼって{back}か月分を発行できます。請求の権利は、ふつう利用から2年でなくなります。
      </p>
    </div>
  );
}

const states: Readonly<Record<CertificateState, { tone: BadgeTone; words: string }>> = {
  ready: { tone: 'trust', words: '発行できます' },
  month_not_over: { tone: 'no', words: '月が終わってから' },
  unpaid: { tone: 'wrong', words: '未払いがあります' },
  nothing_paid: { tone: 'no', words: 'お支払いなし' },
  branch_unconfirmed: { tone: 'no', words: '無償化の対象外の園' },
};

function PaperRow({ paper, onAsk }: { paper: Paper; onAsk: () => void }) {
  const { child_name, branch_name, state, days, covered, not_covered, issued_number } = paper;
  const { tone, words } = states[state];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-bold">{child_name}</span>
          <span className="block text-note text-ink-soft">
            {branch_name}
            {days > 0 && `・${days}日`}
          </span>
        </p>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {state === 'ready' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-note">
            <span className="inline-block pr-3">
              対象 <YenAmount amount={covered} className="font-bold" />
            </span>
            <span className="inline-block">
              対象外 <YenAmount amount={not_covered} />
            </span>
          </p>
          <Button kind="plain" size="small" onClick={onAsk}>
            {issued_number === null ? '発行する' : 'もう一度発行する'}
            <span className="sr-only">
              ({formatYearMonth(paper.month)} {child_name} {branch_name})
            </span>
          </Button>
        </div>
      )}
      {state === 'unpaid' && <Unpaid dates={paper.unpaid_dates} />}
      {state === 'branch_unconfirmed' && (
        <p className="text-note text-ink-soft">
          この園は、この月に市区町村の「確認」を受けていません。領収書は
          <Link to="/mypage/payments/list" className="text-link">
            お支払い履歴
          </Link>
          から発行できます。
        </p>
      )}
    </div>
  );
}

function Unpaid({ dates }: { dates: readonly string[] }) {
  return (
    <p className="text-note">
      {dates.map(formatMonthDay).join('、')}の料金の精算が済んでいません。済むと発行できます。
      <Link to="/mypage/payments/list" className="text-link inline-flex min-h-11 items-center">
        お支払い履歴を見る
      </Link>
    </p>
  );
}
