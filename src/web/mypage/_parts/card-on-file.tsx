import { Link } from 'react-router';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cardWords } from './card-words.ts';

/** The card that will be charged, in a row of a confirm page. */
export function CardOnFile() {
  const { data, failure } = useAnswer(reading('mypageCustomer', {}));
  return <CardText card={data?.card} failed={failure !== undefined} />;
}

type Card = Parameters<typeof cardWords>[0];

export function CardText({ card, failed }: { card: Card | null | undefined; failed: boolean }) {
  if (failed) return 'ご登録のカード';
  if (card === undefined) return <Skeleton className="mt-1 h-5 w-52" />;
  if (card === null) {
    return (
      <>
        カードが登録されていません。
        <Link to="/mypage/payment_methods/edit" className="text-link">
          登録する
        </Link>
      </>
    );
  }
  return <span className="figures">{cardWords(card)}</span>;
}
