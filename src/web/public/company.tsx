import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { brand } from '../../domain/brand.ts';
import { formatPostalCode, formatTel } from '../../domain/text/contact-format.ts';
import { loadCompany } from '../data/root-data.ts';
import { ProseFacts, ProsePage } from '../layout/prose.tsx';
import { publicMeta } from './_parts/public-meta.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => ({ company: await loadCompany(context) });

export const meta: MetaFunction<typeof loader> = (args) => {
  const name = args.loaderData?.company?.name ?? '会社';
  return publicMeta(args, { title: '会社概要', description: `${brand.name}を運営する${name}の会社概要です。` });
};

export default function Company() {
  const { company } = useLoaderData<typeof loader>();
  return (
    <ProsePage
      title="会社概要"
      lead={
        company
          ? '「今日、預けたい」に応えられる園を、ひとつずつ増やしています。数を急がず、扉を開けたときに「いらっしゃい」と言える職員がそろってから、次の園を開きます。'
          : '会社概要は、準備中です。公開までお待ちください。'
      }
    >
      {company && (
        <ProseFacts
          facts={[
            { label: '会社名', value: company.name_en ? `${company.name}(${company.name_en})` : company.name },
            { label: '代表者', value: company.representative },
            { label: '設立', value: company.established },
            { label: '資本金', value: company.capital },
            { label: '所在地', value: `${formatPostalCode(company.postal_code)}\n${company.address}` },
            { label: '電話', value: formatTel(company.tel) },
            { label: 'メール', value: company.email },
            { label: '受付時間', value: company.office_hours },
            { label: '事業内容', value: company.business },
          ].filter(({ value }) => value !== '')}
        />
      )}
      <ul className="mt-8 flex flex-wrap gap-x-6">
        {[
          { to: '/staff_recruitments', label: '採用情報' },
          { to: '/partner_inquiries', label: '提携・加盟のご相談' },
          { to: '/user_inquiries', label: 'お問い合わせ' },
        ].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </ProsePage>
  );
}
