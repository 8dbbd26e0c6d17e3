import { SelectMypageChannelsDocument } from '../../../contract/operations/generated.ts';
import { toldBy } from '../../../domain/membership/told-by.ts';
import { useWatchedQuery } from '../../data/use-watched-query.ts';

/** メールとLINE, メール, LINE: within a sentence, by which way this customer is told. */
export function ToldBy() {
  const { data } = useWatchedQuery(SelectMypageChannelsDocument, {});
  const customer = data?.customers[0];
  return customer ? toldBy(customer) : 'お知らせ';
}
