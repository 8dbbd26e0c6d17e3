import { useState } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import {
  type SelectStaffPatternsData,
  SelectStaffPatternsDocument,
} from '../../../../../contract/operations/generated.ts';
import { History } from '../../../../console/edit/history.tsx';
import { HeadquartersPage } from '../../../../console/headquarters-page.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { operation } from '../../../../data/question.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { type WeekDraft, weekDraftOf } from '../../../../parts/calendar/headquarters/draft.ts';
import { PatternForm } from '../../../../parts/calendar/headquarters/pattern-form.tsx';
import { PatternTimeline } from '../../../../parts/calendar/headquarters/timeline.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { showToast } from '../../../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '開園時間と定員', noindex: true });

/** The usual weeks of a branch on a timeline, and a new one from a coming date. */
export default function BranchHoursPage() {
  const branch_id = Number(useParams().branch_id) || 0;
  const { headquarters, account } = useStaff();
  const query = useAnswer(operation(SelectStaffPatternsDocument, { branch_id }));
  const branch = query.data?.branches[0];
  const foreign = !headquarters && account.branch_id !== branch_id;
  return (
    <HeadquartersPage
      for="manager"
      title="開園時間と定員"
      lead={branch && `${branch.name} · 曜日ごとのいつもの時間を、始まる日を決めて変えます。`}
      aside={
        <LinkButton
          to={headquarters ? `/staff/headquarters/branches/${branch_id}` : '/staff/calendar'}
          kind="plain"
          size="small"
        >
          {headquarters ? '園の情報へ' : 'カレンダーへ'}
        </LinkButton>
      }
    >
      {foreign ? (
        <EmptyState title="ほかの園の開園時間は変えられません" />
      ) : (
        <LiveLoaded query={query}>
          {(data) =>
            data.branches[0] ? (
              <Hours key={data.branches[0].id} data={data} onChanged={() => void query.reload()} />
            ) : (
              <EmptyState title="園が見つかりません" />
            )
          }
        </LiveLoaded>
      )}
    </HeadquartersPage>
  );
}

function Hours({ data, onChanged }: { data: SelectStaffPatternsData; onChanged: () => void }) {
  const today = useServerToday();
  const [draft, setDraft] = useState<WeekDraft>();
  const { branch_patterns: patterns } = data;
  const branch = data.branches[0];
  if (branch === undefined) return null;
  return (
    <div className="grid gap-6">
      {draft ? (
        <PatternForm
          key={`${draft.branch_pattern_id} ${draft.version}`}
          branch={branch}
          begun={draft}
          onClose={() => setDraft(undefined)}
          onDone={() => {
            setDraft(undefined);
            showToast('保存しました');
            onChanged();
          }}
        />
      ) : (
        <div>
          <Button onClick={() => setDraft(weekDraftOf(branch, patterns[0], false))}>新しい開園時間を作る</Button>
        </div>
      )}
      <section aria-labelledby="timeline-title">
        <h2 id="timeline-title" className="mb-3 text-h3">
          これまでとこれから
        </h2>
        <PatternTimeline
          branch={branch}
          patterns={patterns}
          today={today}
          onEdit={(row) => setDraft(weekDraftOf(branch, row, true))}
          onChanged={onChanged}
        />
      </section>
      <History
        // Asked again after every change.
        key={patterns.map(({ id, version }) => `${id}.${version}`).join()}
        table_name="branch_patterns"
        branch_id={branch.id}
      />
    </div>
  );
}
