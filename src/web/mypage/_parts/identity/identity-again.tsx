import { useFunctionAnswer } from '../../../data/use-function-answer.ts';
import { FailureNotice } from '../../../reserves/confirm/failure-notice.tsx';
import { CardSkeletons } from '../frame/loaded.tsx';
import { IdentityCheck } from './identity-check.tsx';

/** On a confirm page: the proof of the form's beginning is too old by now. */
export function IdentityAgain({ returnTo, onConfirmed }: { returnTo: string; onConfirmed: () => void }) {
  const { data, failure, retry } = useFunctionAnswer('checkIdentity', {});
  if (failure) return <FailureNotice failure={failure} retry={retry} />;
  return data ? <IdentityCheck {...data} returnTo={returnTo} onConfirmed={onConfirmed} /> : <CardSkeletons count={1} />;
}
