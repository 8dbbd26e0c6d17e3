import { takeBackText } from '../../../../domain/billing/cancelling/cancellation-text.ts';

type TakeBackLineProps = { quote: Parameters<typeof takeBackText>[0]; ask?: boolean };

/** Directly above the button that reserves: how long a mistaken press costs nothing. */
export function TakeBackLine({ quote, ask = false }: TakeBackLineProps) {
  const text = takeBackText(quote, ask);
  return text === '' ? null : <p className="mb-1.5 text-center text-note [word-break:auto-phrase] lg:mb-2">{text}</p>;
}
