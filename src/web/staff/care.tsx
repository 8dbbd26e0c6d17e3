import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { CareLost, CareProblems } from '../console/taps/care-problems.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { type CaredChild, caredChildren } from '../parts/care/staff/records/care-day.ts';
import { CareTabs } from '../parts/care/staff/records/care-tabs.tsx';
import { ChildCareCard } from '../parts/care/staff/records/child-care-card.tsx';
import { RecordPanel } from '../parts/care/staff/records/record-panel.tsx';
import { useCare } from '../parts/care/staff/records/use-care.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの記録', noindex: true });

/** Every child in the house with its latest record; sleeping children come first. */
export default function Care() {
  const { today, query, taps, record } = useCare();
  const [chosen, setChosen] = useState<string | null>(null);
  const children = query.data ? caredChildren(query.data, taps) : [];
  const present = children.filter((child) => child.present);
  const groups = [
    { title: '睡眠中', children: present.filter(({ nap }) => nap !== null) },
    { title: 'お預かり中', children: present.filter(({ nap }) => nap === null) },
    { title: '降園済み', children: children.filter((child) => !child.present) },
  ].filter((group) => group.children.length > 0);
  return (
    <StaffPage title="お子さまの記録">
      <CareTabs asleep={query.data && present.filter(({ nap }) => nap !== null).length} />
      <CareProblems names={children} />
      <CareLost waiting={taps.length} />
      <LiveLoaded query={query}>
        {() =>
          children.length === 0 ? (
            <NobodyYet />
          ) : (
            <div className="grid gap-6">
              {groups.map((group) => (
                <section key={group.title} aria-label={group.title}>
                  <h2 className="mb-2 text-h3">
                    {group.title}
                    <span className="figures ml-2 font-normal text-ink-soft">{group.children.length}名</span>
                  </h2>
                  <ul className="grid items-start gap-3 lg:grid-cols-2">
                    {group.children.map((child: CaredChild) => (
                      <li key={child.key}>
                        <ChildCareCard
                          child={child}
                          today={today}
                          onRecord={() => setChosen(child.key)}
                          onChanged={() => void query.reload()}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )
        }
      </LiveLoaded>
      <RecordPanel
        child={children.find(({ key }) => key === chosen) ?? null}
        others={children}
        onClose={() => setChosen(null)}
        record={record}
        onWritten={() => void query.reload()}
      />
    </StaffPage>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      title="今日お預かりしたお子さまは、まだいません"
      action={
        <LinkButton to="/staff/today" kind="plain" size="small">
          今日の画面へ
        </LinkButton>
      }
    >
      登園を登録すると、ここで体温・食事・睡眠などを記録できます。
    </EmptyState>
  );
}
