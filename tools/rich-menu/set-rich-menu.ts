import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../src/server/config.ts';
import { replaceRichMenu } from '../../src/server/gateways/line-rich-menu.ts';
import { richMenu } from '../../src/server/notifying/rich-menu.ts';

/** The menu of our LINE account, with the committed picture; `tel` is the company's. */
export async function setRichMenu(config: Config, tel: string): Promise<{ richMenuId: string; removed: number }> {
  const picture = await readFile(join(import.meta.dirname, 'rich-menu.png'));
  return replaceRichMenu(config, richMenu(config.PUBLIC_URL, tel), new Blob([picture], { type: 'image/png' }));
}
