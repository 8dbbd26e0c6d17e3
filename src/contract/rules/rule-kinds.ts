/** The columns of the dated rows headquarters keep, in the words of the form: one list for form, server and history. */
type RuleField = {
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
} & (
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly decimals?: 1 }
  | { readonly type: 'time' }
  /** One sentence for the families. */
  | { readonly type: 'text'; readonly max: number }
);
export type RuleFields = Readonly<Record<string, RuleField>>;

export const number = (label: string, unit: string, min: number, max: number, hint?: string) => {
  return { type: 'number', label, unit, min, max, ...(hint === undefined ? {} : { hint }) } as const;
};
export const temperature = (label: string, unit: string, min: number, max: number) => {
  return { ...number(label, unit, min, max), decimals: 1 } as const;
};
export const yenRule = (label: string, hint?: string) => number(label, '円', 0, 100_000, hint);
export const time = (label: string, hint?: string) => {
  return { type: 'time', label, ...(hint === undefined ? {} : { hint }) } as const;
};

export const sentence = (label: string) => {
  const hint = '料金とならべてお客様に表示します。1文で書いてください(120文字まで)。';
  return { type: 'text', label, max: 120, hint } as const;
};
