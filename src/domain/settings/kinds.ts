/**
 * One entry of the catalogue of settings. Everything else follows from it: the column with its type, default, comment and CHECK
 * (npm run codegen), the TypeScript type, the form, its schema, the words of preview, history and log, docs/generated/settings.md.
 */
type Setting = {
  /** In the words of the form. */
  readonly label: string;
  /** A new company's initial value. Absent where it cannot be known in advance (prices, which the specification names). */
  readonly initial?: number | string;
  readonly unit?: string;
  readonly hint?: string;
  /** What it does, as a sentence; {} stands for the value with its unit. */
  readonly effect?: string;
  /** What a person would look for it by, beside the label. */
  readonly words?: string;
  /** What it means, for anyone who reads the column. */
  readonly meaning?: string;
  /** Everybody's screens read it (view_reserve_settings); the others are known to the server and to headquarters. */
  readonly screens?: true;
  /** A company's first row begins with it in the form; the others have to be thought about. */
  readonly suggested?: true;
} & (
  | {
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
      readonly decimals?: 1;
      readonly values?: readonly number[];
    }
  | { readonly type: 'time' }
  /** One sentence for the families. */
  | { readonly type: 'text'; readonly max: number }
);
export type Settings = Readonly<Record<string, Setting>>;

/** A row of it, under the columns' names. */
export type SettingValues<Fields extends Settings> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly values: readonly (infer Value)[] }
    ? Value
    : Fields[Name] extends { readonly type: 'number' }
      ? number
      : string;
};

type Rest = Pick<Setting, 'hint' | 'effect' | 'words' | 'meaning' | 'screens' | 'suggested'>;
type Range = readonly [least: number, most: number];

export const number = (label: string, unit: string, [min, max]: Range, initial: number, rest: Rest = {}) => {
  return { type: 'number', label, unit, min, max, initial, ...rest } as const;
};
/** To a tenth of a degree. */
export const temperature = (label: string, unit: string, range: Range, initial: number, rest: Rest = {}) => {
  return { ...number(label, unit, range, initial, rest), decimals: 1 } as const;
};
/** One of these numbers; where they are codes, the form shows their words. */
export const choice = <const Value extends number>(
  label: string,
  unit: string,
  values: readonly Value[],
  initial: Value,
  rest: Rest = {},
) => {
  return { ...number(label, unit, [Math.min(...values), Math.max(...values)], initial, rest), values } as const;
};
/** 'HH:mm' in Tokyo. */
export const time = (label: string, initial: string, rest: Rest = {}) => {
  return { type: 'time', label, initial, ...rest } as const;
};
export const sentence = (label: string, initial: string, rest: Rest = {}) => {
  const hint = '料金とならべてお客様に表示します。1文で書いてください(120文字まで)。';
  return { type: 'text', label, max: 120, hint, initial, ...rest } as const;
};
/** Of the specification's tables: no company's price is another's. */
export const priceNumber = (label: string, unit: string, [min, max]: Range, rest: Rest = {}) => {
  return { type: 'number', label, unit, min, max, ...rest } as const;
};
export const yenPrice = (label: string, rest: Rest = {}) => priceNumber(label, '円', [0, 100_000], rest);
