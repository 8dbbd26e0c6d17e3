import { Link } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { CertificateState } from '../../../../domain/books/certificates/certificate.ts';
import { formatMonthDay, formatYearMonth } from '../../../../domain/time-format.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

export type CertificatePaper = FunctionOk<'listCertificates'>['papers'][number];

const states: Readonly<Record<CertificateState, { tone: BadgeTone; words: string }>> = {
  ready: { tone: 'trust', words: '発行できます' },
  month_not_over: { tone: 'no', words: '月が終わってから' },
  unpaid: { tone: 'wrong', words: '未払いがあります' },
  nothing_paid: { tone: 'no', words: 'お支払いなし' },
  branch_unconfirmed: { tone: 'no', words: '無償化の対象外の園' },
};

/** 提供証明書兼領収証 of a child, a branch and a month: whether it is to be had, and why not. */
export function PaperRow({ paper, onAsk }: { paper: CertificatePaper; onAsk: () => void }) {
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
          この園は、この月に市区町村の「確認」を受けていません。領収書は発行できます。
        </p>
      )}
    </div>
  );
}

function Unpaid({ dates }: { dates: readonly string[] }) {
  return (
    <p className="text-note">
      {dates.map(formatMonthDay).join('、')}の料金の精算が済んでいません。済むと発行できます。
      <Link to="/mypage/unpaid" className="text-link inline-flex min-h-11 items-center">
        お支払いへ進む
      </Link>
    </p>
  );
}
