import { Link } from 'react-router';
import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { BenefitImage } from '../../../parts/contents/benefits/benefit-image.tsx';

/** Five at most, the newest first. */
export function PickUpBenefits({ benefits }: { benefits: SelectMypageTopData['pick_up'] }) {
  if (benefits.length === 0) return null;
  return (
    <section aria-labelledby="benefits-heading">
      <div className="flex items-center justify-between gap-3">
        <h2 id="benefits-heading" className="text-h3">
          会員特典
        </h2>
        <Link to="/mypage/benefits/list" className="text-link inline-flex min-h-11 items-center text-note">
          すべて見る
        </Link>
      </div>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-1">
        {benefits.map((benefit) => (
          <li key={benefit.id} className="border-b border-line">
            <Link
              to={`/mypage/benefits/${benefit.id}`}
              className="flex min-h-16 items-center gap-3 py-2 text-ink no-underline hover:underline"
            >
              <BenefitImage path={benefit.image_path} className="size-14 shrink-0 rounded-md object-cover" />
              <span className="text-note leading-snug font-bold phrases">{benefit.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
