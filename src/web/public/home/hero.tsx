import { brand } from '../../../domain/brand.ts';
import { HeroScene } from '../../illustrations/hero-scene.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const promises = ['1時間から', '当日予約', '祝日も開園', '面談なし'];

/** Who we are in one look; the seats of today come right after it. */
export function Hero() {
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-page items-center gap-x-8 px-4 pt-8 lg:grid-cols-[1fr_1.05fr] lg:px-6 lg:pt-6">
        <div>
          <h1>
            <span className="block text-display font-bold">今日、頼れる。</span>
            <span className="mt-1 block text-h2">1時間からの一時保育 {brand.name}</span>
          </h1>
          <p className="mt-4 max-w-md">
            急な通院にも、仕事の打ち合わせにも、少し休みたい日にも。理由はうかがいません。空いている園があれば、今日すぐに予約できます。
          </p>
          <ul className="mt-4 flex flex-wrap gap-2" aria-label="いまほいくの約束">
            {promises.map((promise) => (
              <li key={promise} className="rounded-full bg-trust-soft px-3.5 py-1 text-note font-bold text-trust">
                {promise}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <a
              href="#seats"
              className="inline-flex min-h-12 items-center justify-center rounded-md border border-action bg-action px-6 font-bold text-white no-underline hover:border-action-deep hover:bg-action-deep"
            >
              今日の空きを見る
            </a>
            <LinkButton to="/about" kind="plain">
              {brand.name}とは
            </LinkButton>
          </div>
        </div>
        <HeroScene className="mx-auto mt-4 h-auto w-full max-w-88 lg:mt-0 lg:max-w-none" />
      </div>
    </section>
  );
}
