import { Baby, Clock, ExternalLink, MapPin, TrainFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { outsideLink } from '../../../domain/branches/map-embed.ts';
import { mostUsualRow, type PatternedBranch, weekdaysText, weeksOfBranch } from '../../../domain/calendar/week-rows.ts';
import { branchStatus } from '../../../domain/codes.ts';
import { pictureSources } from '../../../domain/files/picture-address.ts';
import { type AgeLimits, ageLimitsText } from '../../../domain/membership/age.ts';
import { rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import { formatPostalCode } from '../../../domain/text/contact-format.ts';
import { minuteOf, type TokyoDate } from '../../../domain/time.ts';
import { formatMinuteRange, formatMonthDay } from '../../../domain/time-format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Pieces } from '../../ui/kept-text.tsx';
import { BranchMarks, type MarksOfBranch } from './branch-marks.tsx';

export type ListedBranch = PatternedBranch & {
  readonly id: number;
  readonly path_name: string;
  readonly name: string;
  readonly open_date: string;
  readonly last_date: string | null;
  readonly postal_code: string;
  readonly address1: string;
  readonly address2: string;
  readonly google_map_shared_link: string | null;
  readonly nearest_station: string;
  readonly status: number;
  readonly view_branch_age_limits: readonly (AgeLimits & { readonly adaptation_date: TokyoDate })[];
  readonly branch_images: readonly {
    readonly image_path: string;
    readonly example_flag: boolean;
    readonly width: number;
    readonly height: number;
  }[];
  readonly prefecture: { readonly code: string; readonly name: string } | null;
};

/** The hours of most days; the branch's page has them day by day. */
function usualHoursText(branch: ListedBranch, today: TokyoDate): string {
  const { now } = weeksOfBranch(branch, today);
  const row = mostUsualRow(now);
  if (row === null) return 'お休み';
  const hours = formatMinuteRange(minuteOf(row.hours.open_time), minuteOf(row.hours.close_time));
  return now.length === 1 ? hours : `${weekdaysText(row.weekdays)} ${hours}ほか`;
}

type BranchCardProps = { branch: ListedBranch; marks: MarksOfBranch | undefined; isNew: boolean; today: TokyoDate };

/** One branch in the list. The name is the link and covers the card; the map link lies above it. */
export function BranchCard({ branch, marks, isNew, today }: BranchCardProps) {
  const image = branch.branch_images[0];
  const limits = rowInForceIfAny(branch.view_branch_age_limits, today);
  const map = outsideLink(branch.google_map_shared_link);
  return (
    <article className="relative grid grid-cols-[6rem_1fr] content-start overflow-hidden rounded-lg border border-line bg-white hover:border-edge sm:flex sm:flex-col">
      <Picture image={image} />
      <div className="px-3 pt-2.5 sm:px-4 sm:pt-3.5">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <h3 className="text-lead">
            <Link
              to={`/branches/${branch.path_name}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg hover:text-action hover:underline"
            >
              {branch.name}
            </Link>
          </h3>
          {branch.status === branchStatus.code.preparing ? (
            <Badge tone="ask">開園準備中</Badge>
          ) : branch.last_date === null ? (
            isNew && <Badge tone="trust">新しい園</Badge>
          ) : (
            <Badge tone="ask">{formatMonthDay(branch.last_date)}で閉園</Badge>
          )}
        </div>
        <div className="mt-1">
          <BranchMarks status={branch.status} open_date={branch.open_date} marks={marks} />
        </div>
      </div>
      <div className="col-span-2 flex flex-1 flex-col px-3 pt-2 pb-1 sm:px-4">
        <ul className="grid gap-1 text-note text-ink-soft">
          <Fact icon={TrainFront}>
            <Pieces>{branch.nearest_station}</Pieces>
          </Fact>
          <Fact icon={MapPin}>
            <Pieces>{`${formatPostalCode(branch.postal_code)} ${branch.prefecture?.name ?? ''}${branch.address1} ${branch.address2}`}</Pieces>
          </Fact>
          <Fact icon={Clock}>
            <span className="figures">{usualHoursText(branch, today)}</span>
          </Fact>
          {limits && <Fact icon={Baby}>対象年齢 {ageLimitsText(limits)}</Fact>}
        </ul>
        {map && (
          <a
            href={map}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link relative z-1 mt-auto inline-flex min-h-11 items-center gap-1.5 self-start text-note"
          >
            地図を見る
            <span className="sr-only">({branch.name}、新しいタブで開きます)</span>
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        )}
      </div>
    </article>
  );
}

/** Where the branch has no photograph of its own: a drawn house. */
const drawnHouse = { image_path: '/images/house.svg', example_flag: false, width: 640, height: 360 };

function Picture({ image = drawnHouse }: { image: ListedBranch['branch_images'][number] | undefined }) {
  const { image_path, width, height } = image;
  return (
    <div className="relative self-start">
      <img
        src={image_path}
        srcSet={pictureSources(image_path)}
        sizes="(min-width: 40rem) 22rem, 6rem"
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full rounded-br-md bg-cream object-cover sm:aspect-video sm:rounded-none"
      />
      {image.example_flag && (
        <span className="absolute right-1 bottom-1 rounded-full bg-white px-2 text-note">イメージ</span>
      )}
    </div>
  );
}

function Fact({ icon: Icon, children }: { icon: typeof Clock; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon className="mt-1 size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
