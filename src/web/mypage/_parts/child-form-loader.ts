import type { LoaderFunctionArgs } from 'react-router';
import { SelectAgeLimitsDocument } from '../../../contract/operations/generated.ts';
import { rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import { queryPublic, todayOf } from '../../data/load-context.ts';

/** Today by the server's clock, and who is taken today. */
export async function childFormLoader({ context }: LoaderFunctionArgs) {
  const today = todayOf(context);
  const { age_limits } = await queryPublic(context, SelectAgeLimitsDocument, {});
  return { today, limits: rowInForceIfAny(age_limits, today) };
}
