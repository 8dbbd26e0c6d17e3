/** What a step may ask of a browser; WebKitGTK and Firefox each speak their own protocol behind it. */
export interface Browser {
  readonly name: string;
  readonly version: string;
  goto(url: string): Promise<void>;
  /** Runs the function in the page, with what can be written as JSON. */
  evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Runs a script of its own, whatever the page's policy says about scripts. */
  run(script: string): Promise<void>;
  /** W3C's list of what fingers and keys do: the same words in both protocols. */
  perform(actions: readonly Action[]): Promise<void>;
  resize(size: Size): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Size = { width: number; height: number };

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };
type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: number };
type Action =
  | { type: 'key'; id: 'keyboard'; actions: KeyAction[] }
  | { type: 'pointer'; id: 'finger'; parameters: { pointerType: 'mouse' }; actions: PointerAction[] };

/** Keys without a character, by W3C's code points. */
const namedKeys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Backspace: '\uE003' } as const;
export type NamedKey = keyof typeof namedKeys;

export const pressed = (key: NamedKey): Action[] => keys([namedKeys[key]]);

export const typed = (text: string): Action[] => keys([...text]);

const keys = (values: readonly string[]): Action[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: values.flatMap((value): KeyAction[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

export const tapped = ({ x, y }: { x: number; y: number }): Action[] => [
  {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** The program as text, to be called in the page: a name that the type stripper or a compiler left must not matter there. */
export const sourceOf = (work: (...args: never[]) => unknown): string => `(${work.toString()})`;
