import { NearbySearch } from '../../../parts/calendar/nearby/nearby-search.tsx';
import { Section } from '../section.tsx';

/** The first thing a parent in a hurry can do here: see what is near and free, without signing in. */
export function NearbyNow() {
  return (
    <Section
      id="nearby"
      title="今日これから預けられる園"
      lead="近い順に、いちばん早い時間と料金が分かります。登録はいりません。"
    >
      <NearbySearch />
    </Section>
  );
}
