import { reading } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { FailureNotice } from '../layout/failure-notice.tsx';
import { CardSkeletons } from '../layout/loaded.tsx';
import { IdentityCheck } from './identity-check.tsx';

/** On a confirm page: the proof of the form's beginning is too old by now. */
export function IdentityAgain({ returnTo, onConfirmed }: { returnTo: string; onConfirmed: () => void }) {
  const { data, failure, reload } = useAnswer(reading('checkIdentity', {}));
  if (failure) return <FailureNotice failure={failure} retry={() => void reload()} />;
  return data ? <IdentityCheck {...data} returnTo={returnTo} onConfirmed={onConfirmed} /> : <CardSkeletons count={1} />;
}
