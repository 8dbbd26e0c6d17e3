import { SelectMypageChannelsDocument } from '../../../../contract/operations/generated.ts';
import { noticeChannels } from '../../../../domain/messages/notice-channels.ts';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';

/** メールとLINE, メール, LINE: within a sentence, the channels by which this customer is notified. */
export function NoticeChannels() {
  const { data } = useAnswer(operation(SelectMypageChannelsDocument, {}));
  const customer = data?.customers[0];
  return customer ? noticeChannels(customer) : 'お知らせ';
}
