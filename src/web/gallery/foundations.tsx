import { Blocks } from '../illustrations/blocks.tsx';
import { CalendarPage } from '../illustrations/calendar-page.tsx';
import { ClockPicture } from '../illustrations/clock.tsx';
import { ClosedDoor } from '../illustrations/closed-door.tsx';
import { Doorway } from '../illustrations/doorway.tsx';
import { HeroScene } from '../illustrations/hero-scene.tsx';
import { LostBlocks } from '../illustrations/lost-blocks.tsx';
import { Phone } from '../illustrations/phone.tsx';
import { SmallHands } from '../illustrations/small-hands.tsx';
import { Sun } from '../illustrations/sun.tsx';
import { Sample } from './sample.tsx';

const colours: readonly [name: string, style: string][] = [
  ['paper', 'bg-paper text-ink'],
  ['cream', 'bg-cream text-ink'],
  ['sand', 'bg-sand text-ink'],
  ['action', 'bg-action text-white'],
  ['action-soft', 'bg-action-soft text-action'],
  ['trust', 'bg-trust text-white'],
  ['trust-soft', 'bg-trust-soft text-trust'],
  ['ask-soft', 'bg-ask-soft text-ask'],
  ['no-soft', 'bg-no-soft text-no'],
  ['wrong', 'bg-wrong text-white'],
  ['wrong-soft', 'bg-wrong-soft text-wrong'],
  ['ink', 'bg-ink text-white'],
];

export function Foundations() {
  return (
    <>
      <Sample title="色" wide>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-6">
          {colours.map(([name, style]) => (
            <li key={name} className={`flex h-18 items-end rounded-md border border-line px-3 py-2 text-note ${style}`}>
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="文字" wide>
        <p className="text-display font-bold">今日、頼れる。</p>
        <p className="text-h1 font-bold">見出し 1 はページの名前です</p>
        <p className="text-h2 font-bold">見出し 2 は話のまとまりです</p>
        <p className="text-h3 font-bold">見出し 3 は部品の名前です</p>
        <p className="text-lead">導入の文は、少しだけ大きくします。</p>
        <p>本文は 16px です。1時間からお預かりします。祝日も休まず、事前の面談はいりません。</p>
        <p className="text-note text-ink-soft">注記は 14px です。これより小さい文字は使いません。</p>
        <p>
          文中の{' '}
          <a href="/user_guide" className="text-link">
            料金のご案内
          </a>{' '}
          へのリンクには、下線を引きます。
        </p>
      </Sample>
      <Sample title="絵" wide>
        <HeroScene className="h-auto w-full max-w-xl" />
        <div className="mt-6 grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
          {[Sun, ClockPicture, Doorway, SmallHands, CalendarPage, Phone, Blocks, LostBlocks, ClosedDoor].map(
            (Picture) => (
              <Picture key={Picture.name} className="h-auto w-full" />
            ),
          )}
        </div>
      </Sample>
    </>
  );
}
