import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type NamedKey, pressed, tapped, typed } from './browser.ts';
import { type Found, findThing, type Thing, tornWords } from './in-page.ts';

/** The component tests' queries, as one script for a page. */
const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 100;
/** A list that is read again moves what is about to be pressed: as long as nobody would press in mid-move. */
const STILL_LOOKS = 3;

/** Somebody with a phone or a tablet: sees, taps and types; everything waits until it is there. */
export class Person {
  readonly browser: Browser;
  readonly #url: string;
  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.#url = url;
  }

  async goto(path: string): Promise<void> {
    await this.browser.evaluate(() => Object.assign(window, { isLeft: true }) && true).catch(() => undefined);
    await this.browser.goto(`${this.#url}${path}`);
    // Firefox answers while the page before it may still be there.
    await this.#until(`opens ${path}`, () =>
      this.browser.evaluate(() => !('isLeft' in window) && document.readyState === 'complete'),
    );
  }

  path(): Promise<string> {
    return this.browser.evaluate(() => location.pathname + location.search);
  }

  async sees(thing: Thing | string): Promise<void> {
    await this.#until(`sees ${named(thing)}`, async () => (await this.#find(asThing(thing))).count > 0);
  }

  async seesNo(thing: Thing | string): Promise<void> {
    await this.#until(`sees no ${named(thing)}`, async () => (await this.#find(asThing(thing))).count === 0);
  }

  async isAt(path: RegExp): Promise<void> {
    await this.#until(`is at ${path}`, async () => path.test(await this.path()));
  }

  /** What it is: pressed in its middle, once it stands still and can be pressed. */
  async tap(thing: Thing | string): Promise<void> {
    let before: Found['spot'] = null;
    let looks = 0;
    await this.#until(`taps ${named(thing)}`, async () => {
      const { spot, disabled } = await this.#find(asThing(thing));
      const still = spot !== null && before?.x === spot.x && before.y === spot.y && !disabled;
      looks = still ? looks + 1 : 0;
      before = spot;
      return looks >= STILL_LOOKS;
    });
    if (before) await this.browser.perform(tapped(before));
  }

  button = (name: string, within?: Thing) => this.tap({ role: 'button', text: name, ...(within && { within }) });
  link = (name: string, within?: Thing) => this.tap({ role: 'link', text: name, ...(within && { within }) });
  /** A radio button or a box to tick, by its words. */
  tick = (name: string, within?: Thing) => this.tap({ label: name, ...(within && { within }) });

  /** By tapping the field and typing over what is in it. */
  async fill(label: string, text: string, within?: Thing): Promise<void> {
    await this.tap({ label, ...(within && { within }) });
    await this.#until(`has the cursor in ${label}`, () =>
      this.browser.evaluate(() => {
        const active = document.activeElement;
        const field = active?.shadowRoot?.activeElement ?? active;
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
        field.select();
        return true;
      }),
    );
    await this.browser.perform(typed(text));
  }

  async holds(label: string, text: string): Promise<void> {
    await this.#until(`finds ${text} in ${label}`, async () => (await this.#find({ label })).value === text);
  }

  /** Which of these words stand on two lines somewhere in a heading or on a button. */
  tornPhrases = (words: readonly string[]) => this.browser.evaluate(tornWords, words);

  press = (key: NamedKey) => this.browser.perform(pressed(key));

  /** A choice of a list, whose own window no driver can press: set as the browser does after the press. */
  async choose(label: string, option: string, within?: Thing): Promise<void> {
    const list = { label, ...(within && { within }) };
    await this.#until(`chooses ${option} of ${label}`, async () => (await this.#find(list, option)).chosen);
  }

  async #find(thing: Thing, option: string | null = null): Promise<Found> {
    const there = await this.browser.evaluate(() => 'TestingLibraryDom' in window);
    if (!there) await this.browser.run(queries);
    return this.browser.evaluate(findThing, thing, option);
  }

  async #until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let last = '';
    while (Date.now() < end) {
      // A page that is just leaving cannot be asked.
      const held = await holds().catch((error: Error) => {
        last = error.message;
        return false;
      });
      if (held) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`never: ${what}${last && ` (${last})`}`);
  }
}

const asThing = (thing: Thing | string): Thing => (typeof thing === 'string' ? { text: thing } : thing);
const named = (thing: Thing | string): string => JSON.stringify(thing);
