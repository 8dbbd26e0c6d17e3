import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { distanceText } from '../../../../domain/branches/nearby.ts';
import { Button } from '../../../ui/button.tsx';

type Near = {
  readonly branch_id: number;
  readonly branch_name: string;
  readonly nearest_station: string;
  readonly distance_meters: number | null;
};

/** So many stand there before more are asked for. */
const shownAtFirst = 5;

type NearestFirstProps<Branch extends Near> = {
  branches: readonly Branch[];
  /** How many at first. */
  first?: number;
  /** Of a chosen one farther down: it stays in sight. */
  value: number;
  children: (branch: Branch) => ReactNode;
};

/** Choice cards of branches, the nearest first; the others unfold, and those far away are behind the branch list. */
export function NearestFirst<Branch extends Near>({
  branches,
  first = shownAtFirst,
  value,
  children,
}: NearestFirstProps<Branch>) {
  const [all, setAll] = useState(false);
  const shown = all ? branches : branches.filter(({ branch_id }, position) => position < first || branch_id === value);
  const hidden = branches.length - shown.length;
  return (
    <>
      {shown.map(children)}
      {hidden > 0 && (
        <Button kind="quiet" size="small" className="justify-self-start" onClick={() => setAll(true)}>
          ほかの園から選ぶ(あと{hidden}園)
          <ChevronDown className="size-4" aria-hidden="true" />
        </Button>
      )}
      {hidden === 0 && (
        <Link to="/branches/list" className="text-link inline-flex min-h-11 items-center justify-self-start text-note">
          ほかの地域の園をさがす
        </Link>
      )}
    </>
  );
}

/** JR品川駅 港南口から徒歩6分・約1.2km: how far from the first of the list. */
export const nearNote = ({ nearest_station, distance_meters }: Near): string =>
  [nearest_station, distance_meters === null || distance_meters === 0 ? '' : distanceText(distance_meters)]
    .filter(Boolean)
    .join('・');
