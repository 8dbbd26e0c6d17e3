import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SelectAboutDocument } from '../../contract/operations/generated.ts';
import { brand } from '../../domain/brand.ts';
import { readPromises } from '../../domain/company/company-facts.ts';
import { safetyClaims } from '../../domain/company/safety-claims.ts';
import { ageLimitsText } from '../../domain/membership/age.ts';
import { queryPublic, todayOf } from '../data/load-context.ts';
import { Blocks } from '../illustrations/blocks.tsx';
import { Doorway } from '../illustrations/doorway.tsx';
import { HeroScene } from '../illustrations/hero-scene.tsx';
import { SmallHands } from '../illustrations/small-hands.tsx';
import { useCompany } from '../layout/use-company.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { publicMeta } from './_parts/public-meta.ts';
import { Section } from './_parts/section.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const asked = await queryPublic(context, SelectAboutDocument, { today: todayOf(context) });
  const [limits, care, facts] = [asked.age_limits[0], asked.care_settings[0], asked.company_facts[0]];
  return {
    ages: limits === undefined ? null : ageLimitsText(limits),
    // In words already, as on the other pages.
    safety: [...(care === undefined ? [] : safetyClaims(care)), ...ofTheProduct, ...readPromises(facts?.promises)],
  };
}

export const meta: MetaFunction = (args) =>
  publicMeta(args, {
    title: 'いまほいくとは',
    description:
      '理由をうかがわずにお預かりする一時保育です。だれが、どのようにお子さまを見るのか、安全のためにしていることをお伝えします。',
  });

const occasions = [
  '歯医者や健康診断など、自分の通院',
  '仕事の打ち合わせ、面接、研修',
  '上の子の授業参観や習い事',
  '美容院、買い物、役所の手続き',
  '少し眠りたい日、ひとりになりたい日',
  '保育園や学童がお休みの日',
];

/** What the program itself sees to, whoever runs it. */
const ofTheProduct = [
  {
    title: 'お迎えの確認',
    text: 'ご登録のない方には、お子さまをお引き渡ししません。代わりの方がお迎えのときは、お名前と身分証を確認します。',
  },
  {
    title: '人数の上限',
    text: '園ごとに、同じ時間にお預かりする人数の上限を決めています。上限に達した時間は、予約を受け付けません。',
  },
  { title: '健康の情報の扱い', text: '備考に書かれた健康の情報は、ご本人と、預かる園の職員、本部だけが見られます。' },
];

export default function About() {
  const { ages, safety } = useLoaderData<typeof loader>();
  const claims = useCompany()?.claims;
  return (
    <>
      <div className="mx-auto grid max-w-page items-center gap-8 px-4 pt-8 lg:grid-cols-[1.1fr_1fr] lg:px-6 lg:pt-12">
        <div>
          <h1 className="text-h1">{brand.name}とは</h1>
          <p className="mt-4 text-lead">
            {claims?.shortest && `${claims.shortest}使える、`}一時保育の園です。
            {claims?.interviewFree && '面談はいりません。'}
            {claims?.sameDay && '今日の午後に預けたいときは、今日予約できます。'}
          </p>
          <p className="mt-4">
            お預かりする理由は、うかがいません。仕事でも、通院でも、ただ休みたいだけでも、私たちのすることは同じです。安全に過ごし、お迎えのときに「楽しかったね」と言えること。そのために、園を開けて待っています。
          </p>
        </div>
        <HeroScene className="mx-auto h-auto w-full max-w-88 lg:max-w-lg" />
      </div>
      <Section title="こんなときに" lead={ages && `${ages}、お預かりします。`}>
        <div className="grid items-center gap-8 lg:grid-cols-[1fr_18rem]">
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {occasions.map((occasion) => (
              <li key={occasion} className="border-b border-line py-3">
                {occasion}
              </li>
            ))}
          </ul>
          <Blocks className="mx-auto h-auto w-56 lg:w-full" />
        </div>
      </Section>
      <Section
        band
        title="安全のためにしていること"
        lead="はじめて会うお子さまが多いからこそ、毎回同じ手順で確かめます。"
      >
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {safety.map(({ title, text }) => (
            <li key={title} className="border-t-3 border-trust pt-3">
              <h3 className="text-lead">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <FirstDay />
    </>
  );
}

function FirstDay() {
  return (
    <Section title="はじめての日" lead="登園から5分で、お仕事やご用事に向かえます。">
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex gap-4">
          <Doorway className="h-auto w-28 shrink-0 self-start" />
          <p>
            玄関で、お子さまの体調と、好きなもの、苦手なものを教えてください。「最近は電車に夢中です」のひとことが、最初の10分を助けてくれます。
          </p>
        </div>
        <div className="flex gap-4">
          <SmallHands className="h-auto w-28 shrink-0 self-start" />
          <p>
            泣いてしまっても、ご心配はいりません。抱っこをして、窓のそばでゆっくり過ごします。落ち着かないときや、水分をとれないときは、必ずお電話します。
          </p>
        </div>
      </div>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <LinkButton to="/branches/list">園をさがす</LinkButton>
        <LinkButton to="/user_guide" kind="plain">
          料金・ご利用案内
        </LinkButton>
      </div>
    </Section>
  );
}
