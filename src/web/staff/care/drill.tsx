import { useEffect, useEffectEvent, useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { StaffPage } from '../../console/staff-page.tsx';
import { useServerSecond } from '../../console/use-second.ts';
import { serverNow, useServerToday } from '../../data/server-clock.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { drillChildren, looked } from '../../parts/care/staff/naps/drill-children.ts';
import { countdown } from '../../parts/care/staff/naps/nap-state.ts';
import { NapTile } from '../../parts/care/staff/naps/nap-tile.tsx';
import { useOthersAwake } from '../../parts/care/staff/naps/use-sleep-beat.ts';
import { useSleepers } from '../../parts/care/staff/naps/use-sleepers.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '午睡チェックの練習', noindex: true });

/**
 * A drill with invented children under a striped frame. The bar of the real sleepers stands above it and sounds; on the only screen
 * that watches them there is no drill.
 */
export default function Drill() {
  const now = useServerSecond();
  const { sleepers, drillMinutes } = useSleepers(now);
  const others = useOthersAwake();
  const [begunAt, setBegunAt] = useState<Date>();
  const onlyOne = sleepers.length > 0 && others === 0;
  if (begunAt === undefined || onlyOne) {
    return (
      <StaffPage title="午睡チェックの練習">
        <Notice
          kind={onlyOne ? 'warning' : 'info'}
          title={onlyOne ? 'この端末では、いま練習できません' : '架空のお子さまで練習します'}
        >
          {onlyOne
            ? '眠っているお子さまがいて、見守っている端末がこの1台だけです。ほかの端末でこの画面を開いてから練習してください。'
            : `記録は残りません。本当のお子さまの知らせは、練習中も画面の上に出て鳴ります。${drillMinutes}分で自動的に終わります。`}
        </Notice>
        <p className="mt-4 flex flex-wrap gap-2">
          {!onlyOne && <Button onClick={() => setBegunAt(serverNow())}>練習をはじめる</Button>}
          <LinkButton to="/staff/care" kind="plain">
            保育にもどる
          </LinkButton>
        </p>
      </StaffPage>
    );
  }
  return <Running until={new Date(begunAt.getTime() + drillMinutes * 60_000)} now={now} />;
}

const stripes = 'repeating-linear-gradient(45deg, var(--color-ask) 0 14px, white 14px 28px)';

function Running({ until, now }: { until: Date; now: Date }) {
  const today = useServerToday();
  const navigate = useNavigate();
  const [children, setChildren] = useState(() => drillChildren(serverNow()));
  const over = now >= until;
  const end = useEffectEvent(() => void navigate('/staff/care', { replace: true }));
  useEffect(() => {
    if (over) end();
  }, [over]);
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none fixed inset-0 z-40 border-14"
        style={{ borderImage: `${stripes} 14` }}
      />
      <StaffPage title="練習中(架空のお子さま)" lead={`あと${countdown(until, now).words}で自動的に終わります`}>
        <ul className="grid gap-2 md:grid-cols-2">
          {children.map((child) => (
            <li key={child.key}>
              <NapTile
                child={child}
                nap={child.nap}
                {...{ today, now }}
                drill
                onSleepCheck={(look) =>
                  setChildren((all) => all.map((each) => (each === child ? looked(each, look, serverNow()) : each)))
                }
                onWake={() => setChildren((all) => all.filter((each) => each !== child))}
                onLate={() => undefined}
                onTrouble={() =>
                  setChildren((all) =>
                    all.map((each) =>
                      each === child
                        ? looked(each, { position: 1, breathing_flag: false, turned_flag: false }, serverNow())
                        : each,
                    ),
                  )
                }
              />
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <LinkButton to="/staff/care" kind="plain">
            練習を終わる
          </LinkButton>
        </p>
      </StaffPage>
    </>
  );
}
