import { SelectReserveTermsDocument } from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';

/** Today in Tokyo by the server's clock; the browser's own clock and zone do not count. */
export async function tokyoToday(): Promise<string> {
  const { view_reserve_date_today } = await dataClient().query(SelectReserveTermsDocument, { date: '1970-01-01' });
  const today = view_reserve_date_today[0]?.today;
  if (today === undefined) throw new Error('no today');
  return today;
}
