import { pageRefusals } from '../../../../contract/page-errors.ts';

/** What Stripe brings back after 3-D Secure (integrations sheet §2), or null when the page was simply opened. */
type CardReturn = { setup_intent_id: string; succeeded: boolean };

export function cardReturnOf(query: URLSearchParams): CardReturn | null {
  const setup_intent_id = query.get('setup_intent');
  const redirect_status = query.get('redirect_status');
  if (setup_intent_id === null || redirect_status === null) return null;
  return { setup_intent_id, succeeded: redirect_status === 'succeeded' };
}

/** The words on the form after a 3-D Secure that was not passed. */
const cardReturnFailed =
  'カード会社での本人確認が完了しませんでした。もう一度お試しいただくか、別のカードをお使いください。';

/** `?card=failed` after 3-D Secure, `?card=declined` after a refused first payment: another card is asked for. */
export function cardProblemOf(query: URLSearchParams): string | undefined {
  switch (query.get('card')) {
    case 'failed':
      return cardReturnFailed;
    case 'declined':
      return pageRefusals.card_declined;
    default:
      return undefined;
  }
}
