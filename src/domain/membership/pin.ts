/** Four to six digits; the fifth and sixth are for whoever wants them. */
export const pinDigits = /^\d{4,6}$/;

/** What anybody would try first: one digit throughout, or a run up or down. */
export function isEasyPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, place) => Number(digit) - Number(pin[place]));
  return steps.every((step) => step === steps[0]) && [0, 1, -1].includes(steps[0] ?? 0);
}
