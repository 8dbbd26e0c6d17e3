import type { MetaFunction } from 'react-router';
import { Blocks } from '../illustrations/blocks.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { pageMeta } from './page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: '準備中', noindex: true });

/** Stands in for pages that are not built yet. */
export default function Preparing() {
  return (
    <section className="mx-auto max-w-form px-4 py-12 lg:py-20">
      <Blocks className="h-auto w-56" />
      <h1 className="mt-6 text-h1">準備中</h1>
      <p className="mt-4 text-ink-soft">このページはただいま準備しています。公開まで、もうしばらくお待ちください。</p>
      <div className="mt-8">
        <LinkButton to="/" kind="plain">
          トップページへ
        </LinkButton>
      </div>
    </section>
  );
}
