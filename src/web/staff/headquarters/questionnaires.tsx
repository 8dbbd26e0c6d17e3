import { Link, type MetaFunction, useSearchParams } from 'react-router';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import {
  type SelectStaffQuestionnairesData,
  SelectStaffQuestionnairesDocument,
} from '../../../contract/operations/generated.ts';
import { enrollmentStatus, impression, unsubscribeType, usability } from '../../../domain/codes.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { LiveLoaded, RowSkeletons } from '../../console/staff-page.tsx';
import type { DataError } from '../../data/data-error.ts';
import { operation, reading } from '../../data/question.ts';
import { staffFailureText } from '../../data/use-action.ts';
import { type Answer, useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { Table } from '../../ui/table.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '退会アンケート', noindex: true });

const pageSize = 20;
const months = 12;
type Figures = FunctionOk<'headquartersQuestionnaireFigures'>;
type Questionnaire = SelectStaffQuestionnairesData['unsubscribe_questionnaires'][number];

const questions = [
  { key: 'staff_impression', title: 'スタッフの印象', codes: impression },
  { key: 'branch_impression', title: '園の印象', codes: impression },
  { key: 'usability', title: '使いやすさ', codes: usability },
  { key: 'enrollment_status', title: '現在の通園先', codes: enrollmentStatus },
] as const;

/** Why families leave: the numbers of a year, then each answer in their own words. */
export default function Questionnaires() {
  const [search] = useSearchParams();
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const figures = useAnswer(reading('headquartersQuestionnaireFigures', { months }));
  const query = useAnswer(operation(SelectStaffQuestionnairesDocument, { limit: pageSize, offset }));
  return (
    <HeadquartersPage title="退会アンケート" lead="退会とアカウント削除のときに、お答えいただいた内容です。">
      <ErrorNotice text={figures.failure && staffFailureText(figures.failure)} />
      {figures.data && <FigureTables figures={figures.data} />}
      {figures.data || figures.failure ? <Answers query={query} /> : <RowSkeletons />}
    </HeadquartersPage>
  );
}

/** Each answer in the family's words; shown after the numbers above it, so that nothing jumps. */
function Answers({ query }: { query: Answer<SelectStaffQuestionnairesData, DataError> }) {
  return (
    <>
      <h2 className="mt-8 mb-2 text-lead">一件ずつ</h2>
      <LiveLoaded query={query}>
        {({ unsubscribe_questionnaires, unsubscribe_questionnaires_aggregate }) =>
          unsubscribe_questionnaires.length === 0 ? (
            <EmptyState title="アンケートはまだありません" />
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {unsubscribe_questionnaires.map((row) => (
                  <li key={row.id} className="py-3">
                    <Answered row={row} />
                  </li>
                ))}
              </ul>
              <div className="mt-4">
                <Pager total={unsubscribe_questionnaires_aggregate.aggregate.count} pageSize={pageSize} />
              </div>
            </>
          )
        }
      </LiveLoaded>
    </>
  );
}

function FigureTables({ figures }: { figures: Figures }) {
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <section aria-labelledby="by-month">
        <h2 id="by-month" className="mb-2 text-lead">
          月ごと
        </h2>
        <Table
          caption="月ごとの退会とアカウント削除"
          rows={figures.months}
          rowKey={({ month }) => month}
          columns={[
            { key: 'month', title: '月', headline: true, cell: ({ month }) => month.replace('-', '年').concat('月') },
            { key: 'leavings', title: '退会', align: 'right', cell: ({ leavings }) => leavings },
            { key: 'deletions', title: '削除', align: 'right', cell: ({ deletions }) => deletions },
          ]}
        />
      </section>
      <section aria-labelledby="by-answer">
        <h2 id="by-answer" className="mb-2 text-lead">
          この1年のお答え
        </h2>
        <div className="grid gap-4">
          {questions.map(({ key, title, codes }) => {
            const counted = figures.answers.filter(({ question }) => question === key);
            return (
              <div key={key}>
                <h3 className="font-bold">{title}</h3>
                {counted.length === 0 ? (
                  <p className="text-note text-ink-soft">お答えはありません。</p>
                ) : (
                  <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
                    {counted.map(({ answer, count }) => (
                      <li key={String(answer)}>
                        {answer === null ? '無回答' : codes.label(answer)} <strong className="figures">{count}</strong>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            );
          })}
        </div>
      </section>
    </div>
  );
}

function Answered({ row }: { row: Questionnaire }) {
  return (
    <div className="leading-snug">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="figures text-note text-ink-soft">{formatDateTime(row.created_at)}</span>
        <Badge tone="no">{unsubscribeType.label(row.unsubscribe_type)}</Badge>
        {row.customer && (
          <Link to={`/staff/customers/${row.customer.id}`} className="text-link inline-flex min-h-11 items-center">
            {withSama(row.customer.name, ' ')}
          </Link>
        )}
      </p>
      <p className="mt-1 text-note">
        {questions
          .filter(({ key }) => row[key] !== null)
          .map(({ key, title, codes }) => `${title} ${codes.label(row[key])}`)
          .join(' / ')}
      </p>
      {row.free_comment && <p className="mt-1 whitespace-pre-line break-words">{row.free_comment}</p>}
    </div>
  );
}
