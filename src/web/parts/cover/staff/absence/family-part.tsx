import { Link } from 'react-router';
import { ageClassText } from '../../../../../domain/staffing/ratio.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { TelLink } from '../../../../console/tel-link.tsx';
import { spanText } from '../cover-text.ts';
import type { Absence } from './absence-answer.ts';

/** Whom to talk to when nobody can be found, those longest there first. Nothing is cancelled from here. */
export function FamilyPart({ families }: { families: Absence['families'] }) {
  if (families.length === 0) return null;
  return (
    <section aria-labelledby="families">
      <h2 id="families" className="mb-2 text-lead">
        4. 応援が見つからないとき、相談するご家庭(<span className="figures">{families.length}</span>件)
      </h2>
      <p className="mb-3 text-note text-ink-soft">
        足りない時間に長くいる順です。ご予約は、そのままです。自動でのキャンセルはしません。
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {families.map(({ reserve_id, customer_name, tel, start_time, end_time, children }) => (
          <li
            key={reserve_id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 md:grid-cols-[8rem_minmax(0,1fr)_10rem_auto]"
          >
            <span className="figures">{spanText({ start_time, end_time })}</span>
            <Link
              to={`/staff/reserves/${reserve_id}`}
              className="text-link col-start-1 inline-flex min-h-11 items-center md:col-start-auto"
            >
              {withSama(customer_name)}
            </Link>
            <span className="col-start-1 text-note text-ink-soft md:col-start-auto">
              {children.map(({ age, count }) => `${ageClassText[age]}${count}名`).join('・')}
            </span>
            <span className="col-start-2 row-span-3 row-start-1 md:col-start-auto md:row-auto">
              {tel && <TelLink tel={tel} name={customer_name} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
