/** What staff are asked for after the password: a proof, or first to set one up. */
export type SecondStep =
  | { kind: 'prove'; token: string; totp: boolean; passkey: object | null; recovery: boolean }
  | { kind: 'set_up'; token: string; secret: string; uri: string };

export type SecondStepProof = { token: string } & ({ code: string } | { recovery_code: string } | { passkey: unknown });

export function secondStepOf(answer: unknown): SecondStep | undefined {
  const step = (answer as { second_step?: SecondStep } | undefined)?.second_step;
  return step?.kind === 'prove' || step?.kind === 'set_up' ? step : undefined;
}
