import { ChevronRight, HeartPulse, OctagonAlert, Plus } from 'lucide-react';
import { Link, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import {
  type SelectMypageChildrenListData,
  SelectMypageChildrenListDocument,
} from '../../../contract/operations/generated.ts';
import { allergyAnswer } from '../../../domain/care/care-codes.ts';
import { allergyAnswerOf, allergyText } from '../../../domain/care/child-health.ts';
import { childGender } from '../../../domain/codes.ts';
import { isSchoolchild } from '../../../domain/membership/age.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { finishedResult } from '../../flow/browser-flow.ts';
import { ageText } from '../../form/fields/birth-date-text.ts';
import { personHere } from '../../guard/customer-status.ts';
import { SmallHands } from '../../illustrations/small-hands.tsx';
import { Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { PapersPart } from '../../parts/family/first-visit/papers-part.tsx';
import { addFlow } from '../../parts/membership/children/child-flow.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';
import { todayLoader } from '../_parts/frame/today-loader.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さま', noindex: true });
export const loader = todayLoader;

type Child = SelectMypageChildrenListData['children'][number];

export default function ChildrenList() {
  const { today } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const query = useAnswer(operation(SelectMypageChildrenListDocument, {}));
  return (
    <MypagePage title="お子さま" lead="園のスタッフは、ここに書かれたことを読んでからお預かりします。">
      {search.has('added') && finishedResult(addFlow) !== undefined && (
        <div className="mb-6">
          <Notice kind="done" live title="お子さまを追加しました">
            次の予約から選べます。
          </Notice>
        </div>
      )}
      <Loaded query={query}>
        {({ children, first_visit_packs }) =>
          children.length === 0 ? (
            <EmptyState
              picture={<SmallHands className="h-auto w-28 shrink-0" />}
              title="お子さまがまだ登録されていません"
              action={<AddButton />}
            >
              予約には、お子さまの登録が必要です。
            </EmptyState>
          ) : (
            <>
              <ul className="grid gap-4 sm:grid-cols-2">
                {children.map((child) => (
                  <li key={child.id} className="flex">
                    <ChildCard child={child} today={today} />
                  </li>
                ))}
              </ul>
              <div className="mt-6">
                <AddButton plain />
              </div>
              <PapersPart packs={first_visit_packs} />
            </>
          )
        }
      </Loaded>
    </MypagePage>
  );
}

function AddButton({ plain = false }: { plain?: boolean }) {
  return (
    <LinkButton to="/mypage/children/add" kind={plain ? 'plain' : 'primary'}>
      <Plus className="size-5" aria-hidden="true" />
      お子さまを追加する
    </LinkButton>
  );
}

function ChildCard({ child, today }: { child: Child; today: string }) {
  const { id, name, name_kana, gender, date_of_birth, customer_remarks } = child;
  return (
    <article className="flex flex-1 flex-col rounded-lg border border-line bg-white p-4 shadow-raised sm:p-5">
      {name_kana && <p className="text-note text-ink-soft">{name_kana}</p>}
      <h2 className="text-h3">{name}</h2>
      <p className="figures mt-1 text-note">
        {ageText(date_of_birth, today)}
        <span className="ml-2 text-ink-soft">
          {formatDate(date_of_birth)}生まれ
          {gender !== null && `・${childGender.label(gender)}`}
        </span>
      </p>
      <p className="mt-3 flex-1 rounded-md bg-cream px-3 py-2 text-note whitespace-pre-line">
        {customer_remarks || <span className="text-ink-soft">園に伝えたいことは、まだ書かれていません。</span>}
      </p>
      <HealthLine child={child} />
      {personHere() === 'payer' && !isSchoolchild(date_of_birth, today) && (
        <Link
          to={`/mypage/children/benefit/${id}`}
          className="text-link mt-2 inline-flex min-h-11 items-center text-note"
        >
          無償化の認定<span className="sr-only">({name})</span>
        </Link>
      )}
      <div className="mt-4 flex items-center justify-between gap-3">
        <LinkButton to={`/mypage/children/edit/${id}`} kind="plain" size="small">
          変更する<span className="sr-only">({name})</span>
        </LinkButton>
        <Link
          to={`/mypage/children/delete/confirm/${id}`}
          className="inline-flex min-h-11 items-center text-note text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          削除する<span className="sr-only">({name})</span>
        </Link>
      </div>
    </article>
  );
}

/** What the branch will know about allergies, and the way to say it. */
function HealthLine({ child }: { child: Child }) {
  const answer = allergyAnswerOf(child);
  const unanswered = answer === allergyAnswer.code.notAsked;
  const old = !unanswered && child.health_questions.length > 0;
  const Icon = answer === allergyAnswer.code.some ? OctagonAlert : HeartPulse;
  return (
    <Link
      to={`/mypage/children/health/${child.id}`}
      className={`mt-3 flex min-h-14 items-center gap-3 rounded-md border px-3 py-2 text-ink no-underline hover:bg-cream ${unanswered || old ? 'border-ask/50 bg-ask-soft' : 'border-line bg-white'}`}
    >
      <Icon
        className={`size-5 shrink-0 ${answer === allergyAnswer.code.some ? 'text-wrong' : 'text-ink-soft'}`}
        aria-hidden="true"
      />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block text-note text-ink-soft">
          健康とアレルギー・書類<span className="sr-only">({child.name})</span>
        </span>
        <span className="block font-bold wrap-anywhere">{allergyText(child)}</span>
        {unanswered && <span className="block text-note">アレルギーはありますか。1分ほどで答えられます。</span>}
        {old && <span className="block text-note">前にうかがってから時間がたちました。お変わりはありませんか。</span>}
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  );
}
