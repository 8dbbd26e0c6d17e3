import { PrefectureLinks } from '../../../parts/branches/prefecture-links.tsx';
import { NearbySearch } from '../../../parts/calendar/nearby/nearby-search.tsx';
import { Section } from '../section.tsx';

type FindBranchProps = { prefectures: Parameters<typeof PrefectureLinks>[0]['prefectures'] };

/** The first thing a parent in a hurry can do here: see what is near and free, without signing in. */
export function FindBranch({ prefectures }: FindBranchProps) {
  if (prefectures.length === 0) return <NoBranches />;
  return (
    <Section
      id="nearby"
      first
      title="今日これから預けられる園"
      lead="近い順に、いちばん早い時間と料金が分かります。登録はいりません。"
    >
      <NearbySearch />
      <h3 className="mt-10 mb-3 text-lead">都道府県からさがす</h3>
      <PrefectureLinks prefectures={prefectures} />
    </Section>
  );
}

function NoBranches() {
  return (
    <Section title="園のご案内" band>
      <p className="text-ink-soft">園の情報は、ただいま準備しています。決まりしだい、こちらでお知らせします。</p>
    </Section>
  );
}
