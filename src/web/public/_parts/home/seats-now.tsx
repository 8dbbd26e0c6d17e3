import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { SelectHomeData } from '../../../../contract/operations/generated.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatMonthDay, formatTime } from '../../../../domain/time-format.ts';
import { BranchMarks, type MarksOfBranch } from '../../../parts/branches/branch-marks.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Section } from '../section.tsx';

type Branch = SelectHomeData['branches'][number];
type SeatsNowProps = {
  branches: readonly Branch[];
  marks: Record<number, MarksOfBranch>;
  today: TokyoDate;
  now: string;
};

/** What a parent in a hurry came for: which branch has a seat today and tomorrow, before any login. */
export function SeatsNow({ branches, marks, today, now }: SeatsNowProps) {
  if (branches.length === 0) return <NoBranches />;
  const prefectures = [...Map.groupBy(branches, (branch) => branch.prefecture?.name ?? '')];
  return (
    <Section
      id="seats"
      band
      title="今日と明日の空き"
      lead={`${formatMonthDay(today)} ${formatTime(now)} 現在です。登録をしなくても、ご覧いただけます。`}
    >
      <div className="gap-x-8 sm:columns-2 lg:columns-3">
        {prefectures.map(([prefecture, ofPrefecture]) => (
          <section key={prefecture} className="mb-6 break-inside-avoid">
            <h3 className="text-note font-bold text-ink-soft">{prefecture}</h3>
            <ul className="mt-1 border-t border-line">
              {ofPrefecture.map((branch) => (
                <li key={branch.id} className="border-b border-line">
                  <Link
                    to={`/branches/${branch.path_name}`}
                    className="group flex items-center gap-3 py-2.5 text-ink no-underline"
                  >
                    <span className="flex-1">
                      <span className="block leading-snug font-bold group-hover:text-action group-hover:underline">
                        {branch.name}
                      </span>
                      <BranchMarks status={branch.status} open_date={branch.open_date} marks={marks[branch.id]} />
                    </span>
                    <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LinkButton to="/branches/list" kind="plain">
        駅名や市区町村でさがす
      </LinkButton>
    </Section>
  );
}

function NoBranches() {
  return (
    <Section id="seats" band title="園のご案内">
      <p className="text-ink-soft">園の情報は、ただいま準備しています。決まりしだい、こちらでお知らせします。</p>
    </Section>
  );
}
