import { Link } from 'react-router';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { nobodyLeftShort } from '../../../../../domain/staffing/roster.ts';
import { Notice } from '../../../../ui/notice.tsx';

type PeopleElsewhereProps = { elsewhere: FunctionOk<'staffReadRoster'>['elsewhere'] };

/** Staff planned here who are at another branch: when, and which stays are left understaffed. */
export function PeopleElsewhere({ elsewhere }: PeopleElsewhereProps) {
  if (elsewhere === null) return null;
  const { people, reserves } = elsewhere;
  return (
    <Notice kind={reserves.length > 0 ? 'error' : 'warning'} title="シフトの職員が、ほかの園にいます">
      <ul>
        {people.map(({ account_id, name, elsewhere_name, start_time, end_time }) => (
          <li key={account_id}>
            <strong className="figures">
              {start_time}〜{end_time}
            </strong>{' '}
            {name}({elsewhere_name}で勤務)
          </li>
        ))}
      </ul>
      {reserves.length === 0 ? (
        <p className="mt-1">{nobodyLeftShort}</p>
      ) : (
        <>
          <p className="mt-1">
            次のご予約で職員が足りなくなります。キャンセルはしていません。応援の職員を手配してください。
          </p>
          {reserves.length > shownAtOnce ? (
            <details>
              <summary className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
                ご予約 {reserves.length}件を見る
              </summary>
              <LeftShort reserves={reserves} />
            </details>
          ) : (
            <LeftShort reserves={reserves} />
          )}
        </>
      )}
    </Notice>
  );
}

/** More would push the day's children off the screen: they are folded. */
const shownAtOnce = 8;

function LeftShort({ reserves }: Pick<NonNullable<PeopleElsewhereProps['elsewhere']>, 'reserves'>) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5">
      {reserves.map(({ reserve_id, customer_name, start_time, end_time }) => (
        <li key={reserve_id}>
          <Link to={`/staff/reserves/${reserve_id}`} className="text-link figures inline-flex min-h-11 items-center">
            {start_time}〜{end_time} {customer_name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
