import type { Claims } from '../../../../domain/company/claims.ts';
import { CalendarPage } from '../../../illustrations/calendar-page.tsx';
import { ClockPicture } from '../../../illustrations/clock.tsx';
import { Doorway } from '../../../illustrations/doorway.tsx';
import { Sun } from '../../../illustrations/sun.tsx';
import { Section } from '../section.tsx';

const strengthsOf = (claims: Claims | undefined) => [
  {
    picture: ClockPicture,
    shown: true,
    title: [claims?.shortest, '使った分だけ'].filter(Boolean).join('、'),
    text: '歯医者の1時間も、美容院の2時間半も。半日分をまとめて払う必要はありません。',
  },
  {
    picture: Sun,
    shown: claims?.sameDay,
    title: '当日でも予約できます',
    text: '空きがあれば、今日の午後にも預けられます。困るのは、いつも当日だからです。',
  },
  {
    picture: CalendarPage,
    shown: claims?.openDays,
    title: claims?.openDays?.title ?? '',
    text: claims?.openDays?.text ?? '',
  },
  {
    picture: Doorway,
    shown: claims?.interviewFree,
    title: '事前の面談はいりません',
    text: '登録も予約もこのサイトで終わります。はじめての日は、登園のときにお子さまの様子をうかがいます。',
  },
];

export function Strengths({ claims }: { claims: Claims | undefined }) {
  const strengths = strengthsOf(claims).filter(({ shown }) => shown);
  return (
    <Section title="頼みやすいことを、いちばんに">
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {strengths.map(({ picture: Picture, title, text }) => (
          <li key={title} className="flex gap-4 lg:block">
            <Picture className="h-auto w-24 shrink-0 self-start lg:w-36" />
            <div className="lg:mt-3">
              <h3 className="text-lead">{title}</h3>
              <p className="mt-1 text-note text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
