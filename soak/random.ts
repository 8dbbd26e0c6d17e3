/** Small and seeded, so that a run can be had again. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 on, below the given one. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  one<Value>(values: readonly Value[]): Value | undefined {
    return values[this.below(Math.max(values.length, 1))];
  }

  /** One of the names, each as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const names = Object.keys(weights) as Name[];
    let left = this.below(names.reduce((sum, name) => sum + weights[name], 0));
    for (const name of names) {
      left -= weights[name];
      if (left < 0) return name;
    }
    return names[0] as Name;
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    const list = [...values];
    for (let place = list.length - 1; place > 0; place -= 1) {
      const other = this.below(place + 1);
      [list[place], list[other]] = [list[other] as Value, list[place] as Value];
    }
    return list;
  }
}

export const sleep = (milliseconds: number): Promise<void> => new Promise((wake) => setTimeout(wake, milliseconds));
