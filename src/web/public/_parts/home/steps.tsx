import { CalendarPage } from '../../../illustrations/calendar-page.tsx';
import { Phone } from '../../../illustrations/phone.tsx';
import { SmallHands } from '../../../illustrations/small-hands.tsx';
import { Section } from '../section.tsx';

const steps = [
  {
    picture: Phone,
    title: '登録する',
    text: 'LINEまたはメールアドレスで、5分ほどで終わります。お支払い用のカードもここで登録します。',
  },
  {
    picture: CalendarPage,
    title: '園と時間を選ぶ',
    text: '空きを見ながら、始まりと終わりの時間を選びます。料金は、確定する前に1行ずつ表示します。',
  },
  {
    picture: SmallHands,
    title: '預ける',
    text: '着替えと飲み物を持って園へ。お迎えのあと、ご登録のカードに請求します。',
  },
];

export function HowItWorks() {
  return (
    <Section band title="使い方は、3つだけ">
      <ol className="grid gap-6 lg:grid-cols-3 lg:gap-8">
        {steps.map(({ picture: Picture, title, text }, position) => (
          <li key={title} className="flex gap-4 rounded-lg bg-paper px-4 py-5 lg:block lg:px-6 lg:py-7">
            <Picture className="h-auto w-24 shrink-0 self-center lg:w-40" />
            <div className="lg:mt-4">
              <h3 className="text-lead">
                <span className="figures mr-2 text-action">{position + 1}</span>
                {title}
              </h3>
              <p className="mt-1 text-note text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
