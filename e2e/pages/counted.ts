import type { Locator } from '@playwright/test';

/**
 * What a parent does on the way to a seat, counted. Going into a field is a tap too, unless the focus is there already;
 * a select is two: opening it and choosing.
 */
export class Counted {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    const there = await field.evaluate((input) => input === document.activeElement);
    if (!there) await this.tap(field);
    await field.fill(text);
    this.fields += 1;
  }
}
