import { Phone } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { AllergyAlarm } from '../health/allergy-alarm.tsx';
import { caredChildren } from '../records/care-day.ts';
import { useCare } from '../records/use-care.ts';

/** The address names the nap, as the tile and the bar know it. */
export const sleeperParameter = 'sleeper';

/** Above the emergency page when one comes from a sleeping child: 119, what to do until it comes, and the child's card. */
export function SleeperEmergency({ address }: { address: string }) {
  const [search] = useSearchParams();
  const key = search.get(sleeperParameter);
  return key === null ? null : <Sleeper nap_key={key} address={address} />;
}

function Sleeper({ nap_key, address }: { nap_key: string; address: string }) {
  const { branch } = useStaff();
  const { today, query, taps } = useCare();
  const child = query.data && caredChildren(query.data, taps).find(({ nap }) => nap?.idempotency_key === nap_key);
  const family = query.data?.reserves.find(({ id }) => id === child?.reserve_id)?.customer;
  return (
    <section aria-label="119番" className="mb-8 grid gap-3 rounded-lg border-2 border-wrong bg-wrong-soft p-4">
      <a
        href="tel:119"
        className="flex min-h-16 items-center justify-center gap-2 rounded-md bg-wrong text-h2 font-bold text-white no-underline"
      >
        <Phone className="size-7" aria-hidden="true" />
        119番に電話する
      </a>
      <ol className="grid list-decimal gap-0.5 pl-6 font-bold">
        <li>大声でほかの職員を呼び、AEDを持ってきてもらう</li>
        <li>反応がない・呼吸がおかしいときは、すぐに胸骨圧迫と人工呼吸</li>
        <li>
          119番に伝える: {branch.name} {address}
        </li>
      </ol>
      {child && (
        <article aria-label={child.name} className="rounded-md border border-edge bg-white p-3">
          <h2 className="text-lead">
            {child.name}
            <span className="figures ml-2 text-body font-normal">{formatAge(child.date_of_birth, today)}</span>
          </h2>
          <AllergyAlarm child={child.allergies} className="mt-1" />
          {child.temperature !== null && <p>登園のときの体温 {child.temperature.toFixed(1)}℃</p>}
          <p>
            緊急連絡先{' '}
            {family?.emergency_contact_tel ? (
              <TelLink tel={family.emergency_contact_tel} name={family.name} />
            ) : (
              '登録がありません'
            )}
          </p>
          {family && (
            <LinkButton to={`/staff/customers/${family.id}`} kind="plain" size="small" className="mt-2 text-body!">
              健康カードを開く
            </LinkButton>
          )}
        </article>
      )}
    </section>
  );
}
