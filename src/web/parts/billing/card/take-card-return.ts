import { redirect } from 'react-router';
import { drafts } from '../../../flow/browser-flow.ts';
import type { Flow } from '../../../flow/flow.ts';
import { cardReturnOf } from './card-return.ts';

/** 3-D Secure comes back to a confirm page with its answer in the address: the draft takes it over, the address is cleaned. */
export function takeCardReturn<Values extends { setup_intent_id: string }>(
  flow: Flow<Values>,
  request: Request,
  values: Values,
): void {
  const back = cardReturnOf(new URL(request.url).searchParams);
  if (!back) return;
  if (!back.succeeded) throw redirect(`${flow.form}?card=failed`);
  drafts().save(flow, { ...values, setup_intent_id: back.setup_intent_id });
  throw redirect(flow.confirm);
}
