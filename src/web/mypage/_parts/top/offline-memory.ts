import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { childcareStatus } from '../../../../domain/codes.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { browserNow } from '../../../session/browser-clock.ts';
import { rememberOnDevice } from '../../../session/device-memory.ts';

/** What public/offline.js shows: facts of the branch that are public anyway. No name of a child or a parent, nothing of health. */
type OfflineReserve = {
  readonly day: string;
  readonly time: string;
  readonly branch_name: string;
  readonly address: string;
  readonly tel: string;
  readonly tel_text: string;
  /** After this it is not shown any more. */
  readonly until: string;
};

const late = 3 * 60 * 60 * 1000;

/** The stay under way comes first: a parent may be on the way to pick up. */
export function offlineReserveOf({
  today,
  info1,
}: Pick<SelectMypageTopData, 'today' | 'info1'>): OfflineReserve | null {
  const reserve = today.find(({ childcare_status }) => childcare_status === childcareStatus.code.present) ?? info1[0];
  if (!reserve?.branch) return null;
  const { address1, address2, tel } = reserve.branch;
  return {
    day: formatMonthDay(reserve.start_datetime),
    time: formatTimeRange(reserve.start_datetime, reserve.end_datetime),
    branch_name: reserve.branch_name ?? '',
    address: `${address1} ${address2}`,
    tel,
    tel_text: formatTel(tel),
    // Pick-ups are late at times. By this device's clock, which the offline page has to go by.
    until: new Date(browserNow() + (Date.parse(reserve.end_datetime) - serverNow().getTime()) + late).toISOString(),
  };
}

/** What this browser needs where there is no server: the next reserve, and the prefecture for the branch list. */
export function rememberForDevice(data: SelectMypageTopData): void {
  const reserve = offlineReserveOf(data);
  rememberOnDevice('nextReserve', reserve && JSON.stringify(reserve));
  const customer = data.customers[0];
  const code = customer?.prefecture?.code ?? customer?.default_branch?.prefecture?.code;
  rememberOnDevice('prefecture', code ?? null);
  if (code) document.documentElement.dataset.prefecture = code;
}

/** public/sw.js answers navigations with the offline page where there is no connection, and does nothing else. */
export function storeOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
