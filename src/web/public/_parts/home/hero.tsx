import { brand } from '../../../../domain/brand.ts';
import type { Claims } from '../../../../domain/company/claims.ts';
import { HeroScene } from '../../../illustrations/hero-scene.tsx';
import type { MarksOfBranch } from '../../../parts/branches/branch-marks.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MarkShape } from '../../../ui/mark.tsx';

/** Who we are in one look, and whether there is a seat today. */
export function Hero({
  claims,
  marks,
  ages,
  hasBranches,
}: {
  claims: Claims | undefined;
  marks: readonly MarksOfBranch[];
  ages: string | null;
  hasBranches: boolean;
}) {
  return (
    <section className="hero overflow-hidden">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-x-2 px-4 pt-6 pb-10 lg:grid-cols-[1fr_1.05fr] lg:gap-x-8 lg:px-6 lg:pb-0">
        <h1 className="lg:self-end">
          <span className="block text-display font-bold whitespace-nowrap">
            今日、
            <wbr />
            頼れる。
          </span>
          <span className="mt-1 block text-h3 lg:text-h2">
            {claims?.shortest && `${claims.shortest}の`}一時保育
            <wbr /> {brand.name}
          </span>
        </h1>
        <HeroScene className="h-auto w-full lg:row-span-2" />
        <div className="max-lg:col-span-2 max-lg:mt-3 lg:mt-4 lg:self-start lg:pb-10">
          <p className="max-w-md">
            急な通院にも、仕事の打ち合わせにも、少し休みたい日にも。理由はうかがいません。
            {claims?.sameDay && '空いている園があれば、今日すぐに予約できます。'}
          </p>
          <ul className="mt-3 flex flex-wrap gap-1.5" aria-label="いまほいくの約束">
            {[...(claims?.promises ?? []), ...(ages ? [ages] : [])].map((promise) => (
              <li key={promise} className="rounded-full bg-trust-soft px-3 py-0.5 text-note font-bold text-trust">
                {promise}
              </li>
            ))}
          </ul>
          <SeatsSentence marks={marks} />
          <div className="mt-3 flex flex-wrap gap-3">
            {hasBranches && (
              <a href="#seats" className={buttonStyle('primary', 'normal', 'max-sm:flex-1')}>
                園ごとの空きを見る
              </a>
            )}
            <LinkButton to="/about" kind="plain" className="max-sm:px-4!">
              はじめての方へ
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

/** 今日は11園に空きがあります; in the evening, tomorrow's. */
function SeatsSentence({ marks }: { marks: readonly MarksOfBranch[] }) {
  const today = marks.filter((mark) => mark.today === '○').length;
  const tomorrow = marks.filter((mark) => mark.tomorrow === '○').length;
  if (today === 0 && tomorrow === 0) return null;
  return (
    <p className="mt-5 flex items-center gap-1.5 font-bold">
      <MarkShape mark="○" />
      {today > 0 ? `今日は${today}園に空きがあります` : `明日は${tomorrow}園に空きがあります`}
    </p>
  );
}
