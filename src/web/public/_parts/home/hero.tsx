import { Link } from 'react-router';
import { brand } from '../../../../domain/brand.ts';
import type { Claims } from '../../../../domain/company/claims.ts';
import { HeroScene } from '../../../illustrations/hero-scene.tsx';

/** Who we are in one look; the search stands right below it. */
export function Hero({ claims, ages }: { claims: Claims | undefined; ages: string | null }) {
  return (
    <section className="hero overflow-hidden">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-x-2 px-4 pt-6 pb-8 lg:grid-cols-[1fr_1.05fr] lg:gap-x-8 lg:px-6 lg:pb-10">
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
        <HeroScene className="h-auto w-full lg:row-span-2 lg:max-h-96" />
        <div className="max-lg:col-span-2 max-lg:mt-3 lg:mt-4 lg:self-start">
          <ul className="flex flex-wrap gap-1.5" aria-label="いまほいくの約束">
            {[...(claims?.promises ?? []), ...(ages ? [ages] : [])].map((promise) => (
              <li key={promise} className="rounded-full bg-trust-soft px-3 py-0.5 text-note font-bold text-trust">
                {promise}
              </li>
            ))}
          </ul>
          <Link to="/about" className="text-link mt-1 inline-flex min-h-11 items-center">
            はじめての方へ
          </Link>
        </div>
      </div>
    </section>
  );
}
