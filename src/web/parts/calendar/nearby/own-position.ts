import { type Position, roundedPosition } from '../../../../domain/branches/nearby.ts';

/** Why the phone did not say where it is. */
export type PositionRefusal = 'denied' | 'unavailable' | 'timeout';

export const positionRefusals: Readonly<Record<PositionRefusal, string>> = {
  denied:
    '現在地の利用が許可されていません。駅名や郵便番号でさがせます。端末の設定で許可すると、現在地からもさがせます。',
  unavailable: '現在地が分かりませんでした。駅名や郵便番号でさがしてください。',
  timeout: '現在地を調べるのに時間がかかっています。もう一度押すか、駅名や郵便番号でさがしてください。',
};

const waitMs = 10_000;
const byCode: readonly (PositionRefusal | undefined)[] = [undefined, 'denied', 'unavailable', 'timeout'];

/** Asks the phone, which asks the person; only ever after a tap. What comes back is rounded before anything sees it. */
export function askPosition(): Promise<Position | PositionRefusal> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roundedPosition(coords)),
      ({ code }) => resolve(byCode[code] ?? 'unavailable'),
      { maximumAge: 60_000, timeout: waitMs, enableHighAccuracy: false },
    );
  });
}
