import type { ReserveChoice } from '../../../../domain/routing/reserve-choice.ts';
import { withChoice } from '../../../../domain/routing/reserve-choice.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { parseTokyoDate } from '../../../../domain/time.ts';
import { formatMinuteRange, formatMonthDay } from '../../../../domain/time-format.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { childrenOf } from '../../membership/fields/children-values.ts';
import { rangeOf } from '../reserve-fields.ts';
import {
  isCustomerStepDone,
  type ReservesRegistrationValues,
  reservesRegistrationFlow,
} from './reserves-registration-flow.ts';

type BegunReserveProps = {
  choice: ReserveChoice;
  branches: readonly { id: number; name: string; path_name: string }[];
};

/**
 * On the long form of variant A, where SPEC §4's guard leads half-registered users: the reserve they had begun, or
 * wanted when they came, and the short way to it.
 */
export function BegunReserve({ choice, branches }: BegunReserveProps) {
  const found = drafts().find(reservesRegistrationFlow);
  const begun = found.kind === 'found' ? found.draft.values : undefined;
  if (choice.when === 'wait' || (begun === undefined && choice.when === null)) return null;
  const chosen = branches.find(({ id, path_name }) =>
    begun ? String(id) === String(begun.branch_id) : path_name === choice.branch,
  );
  return (
    <section aria-labelledby="begun-heading" className="mb-8 rounded-lg bg-cream px-5 py-4">
      <h2 id="begun-heading" className="text-lead">
        {begun ? '途中の予約があります' : '予約を先に進められます'}
      </h2>
      <p className="mt-1">{begun ? begunText(begun, chosen?.name) : wantedText(choice, chosen?.name)}</p>
      <p className="mt-1 text-note text-ink-soft">先に席を確保して、カードや住所の登録はあとにできます。</p>
      <LinkButton to={wayOn(begun, choice)} className="mt-3 w-full sm:w-auto">
        {begun ? '予約の続きへ' : '予約から始める'}
      </LinkButton>
    </section>
  );
}

const wantedText = ({ when }: ReserveChoice, branch: string | undefined): string =>
  [branch, when === 'today' ? '今日のお預かり' : '明日からのお預かり'].filter(Boolean).join('・');

function begunText(values: ReservesRegistrationValues, branch: string | undefined): string {
  const date = parseTokyoDate(values.reserve_date);
  const range = rangeOf(values);
  const children = childrenOf(values).flatMap(({ name }) => (name.trim() === '' ? [] : [withSan(name)]));
  const when = [date ? formatMonthDay(date) : '', range ? formatMinuteRange(range.start, range.end) : ''];
  const parts = [branch, when.filter(Boolean).join(' '), children.join('、')].filter(Boolean);
  return parts.length > 0 ? parts.join('・') : 'お子さまと日時を入力すると、席を確保できます。';
}

/** The page that comes next; another choice than the begun one begins with the first. */
function wayOn(begun: ReservesRegistrationValues | undefined, choice: ReserveChoice): string {
  const { form, date } = reservesRegistrationFlow;
  const same = choice.when === null || choice.when === begun?.when;
  return begun && same && isCustomerStepDone(begun) ? date : withChoice(form, choice);
}
