import { Link } from 'react-router';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { cardDots, cardNumberText, expiryText } from './card-text.ts';

type CardOnFileProps = { /** Without its expiry. */ short?: boolean };

/** The card that will be charged, in a row of a confirm page. */
export function CardOnFile({ short = false }: CardOnFileProps) {
  const { data, failure } = useAnswer(reading('mypageCustomer', {}));
  return <CardText card={data?.card} failed={failure !== undefined} short={short} />;
}

type Card = Parameters<typeof cardNumberText>[0];

type CardTextProps = { card: Card | null | undefined; failed: boolean; short?: boolean };

/** Visa ••4242: the dots are for the eye, 下4桁 for the ear. */
export function CardText({ card, failed, short = false }: CardTextProps) {
  if (failed) return 'ご登録のカード';
  if (card === undefined)
    return <Skeleton className={`inline-block h-5 align-middle ${short ? 'w-24' : 'mt-1 w-52'}`} />;
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
  return (
    <span className="figures">
      <span aria-hidden="true" className="whitespace-nowrap">
        {cardDots(card)}
      </span>
      <span className="sr-only">{cardNumberText(card)}</span>
      {!short && <span aria-hidden="true">{expiryText(card)}</span>}
    </span>
  );
}
