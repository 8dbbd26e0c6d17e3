import { SelectMypageChannelsDocument } from '../../../../contract/operations/generated.ts';
import { toldBy } from '../../../../domain/messages/told-by.ts';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';

/** メールとLINE, メール, LINE: within a sentence, by which way this customer is told. */
export function ToldBy() {
  const { data } = useAnswer(operation(SelectMypageChannelsDocument, {}));
  const customer = data?.customers[0];
  return customer ? toldBy(customer) : 'お知らせ';
}
