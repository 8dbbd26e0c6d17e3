import type { ReactNode } from 'react';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { spanText } from '../cover-text.ts';
import type { Absence } from './absence-answer.ts';

/** Which hours fall below the ratio: what was missing before is not laid at this person's door. */
export function GapPart({ absence }: { absence: Absence }) {
  const { gaps, name, off_flag } = absence;
  if (gaps.length === 0) {
    return (
      <GapSection>
        <Notice kind="done">
          {off_flag
            ? '職員は足りています。'
            : `${withSan(name)}が休んでも、職員は足りています。シフトで休みにしてください。`}
        </Notice>
      </GapSection>
    );
  }
  const before = gaps.every(({ needed, there, short_before }) => needed - there === short_before);
  return (
    <GapSection>
      <Notice
        kind="warning"
        title={off_flag || before ? 'いま足りない時間があります' : `${withSan(name)}が休むと足りません`}
      >
        <ul className="grid gap-2">
          {gaps.map((gap) => (
            <li key={gap.start_time}>
              <strong className="figures mr-3">{spanText(gap)}</strong>
              必要{gap.needed}名のところ{gap.there}名
              {!off_flag && gap.short_before > 0 && `(休む前から${gap.short_before}名不足)`}
              <span className="block text-note">
                お子さまは{gap.children}名です。
                {gap.too_many < gap.children
                  ? `${gap.too_many}名少なければ足ります。`
                  : 'この時間は、どなたもお預かりできません。'}
              </span>
            </li>
          ))}
        </ul>
      </Notice>
    </GapSection>
  );
}

function GapSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="gaps">
      <h2 id="gaps" className="mb-2 text-lead">
        2. 職員が足りなくなる時間
      </h2>
      {children}
    </section>
  );
}
