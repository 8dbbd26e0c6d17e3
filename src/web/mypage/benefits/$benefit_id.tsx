import { ExternalLink } from 'lucide-react';
import { type ClientLoaderFunctionArgs, data, type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypageBenefitsDocument } from '../../../contract/operations/generated.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { dataClient } from '../../data/browser-data.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { BenefitImage } from '../../parts/contents/benefits/benefit-image.tsx';
import { prefectureText } from '../../parts/contents/benefits/prefecture-text.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '会員特典', noindex: true });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.benefit_id ?? '';
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  const { benefits_by_pk } = await dataClient().query(SelectMypageBenefitsDocument, { benefit_id: Number(id) });
  // No longer published counts as not found.
  if (!benefits_by_pk) throw data(null, { status: 404 });
  return { benefit: benefits_by_pk };
}

/** Texts of other companies: shown as text, and only a web address is linked (product-rules.md "Outside texts are hostile"). */
export default function BenefitDetail() {
  const { benefit } = useLoaderData<typeof clientLoader>();
  const { publication_end_date, service_site_url } = benefit;
  const site = webAddress(service_site_url);
  return (
    <MypagePage title={benefit.title} back={{ to: '/mypage/benefits/list', label: '会員特典' }}>
      <div className="grid gap-8">
        <BenefitImage path={benefit.image_path} className="h-auto w-full max-w-xl rounded-lg" />
        <Part title="特典の内容">{benefit.benefit_details}</Part>
        {site && (
          <p>
            <a href={site.href} target="_blank" rel="noreferrer nofollow" className={buttonStyle('primary')}>
              サービスのサイトを開く
              <ExternalLink className="size-5" aria-hidden="true" />
            </a>
            <span className="mt-2 block text-note text-ink-soft">{site.host} が新しい画面で開きます。</span>
          </p>
        )}
        <dl className="grid gap-3 border-y border-line py-5 text-note sm:grid-cols-[9rem_1fr]">
          <dt className="text-ink-soft">カテゴリー</dt>
          <dd>{benefit.benefit_category?.name}</dd>
          <dt className="text-ink-soft">使える地域</dt>
          <dd>{prefectureText(benefit.benefit_service_prefectures)}</dd>
          {publication_end_date && (
            <>
              <dt className="text-ink-soft">掲載の終わり</dt>
              <dd className="figures">{formatDate(publication_end_date)}</dd>
            </>
          )}
        </dl>
        <Part title="サービスについて">{benefit.about_service}</Part>
        <Part title="運営会社">{benefit.corporate_information}</Part>
      </div>
    </MypagePage>
  );
}

function webAddress(text: string | null): URL | null {
  const url = text === null ? null : URL.parse(text);
  return url?.protocol === 'https:' ? url : null;
}

function Part({ title, children }: { title: string; children: string | null }) {
  if (!children) return null;
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <p className="mt-2 whitespace-pre-line">{children}</p>
    </section>
  );
}
