import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../src/server/config.ts';
import { replaceRichMenu } from '../../src/server/gateways/line-rich-menu.ts';
import { richMenu } from '../../src/server/notifying/rich-menu.ts';

/** The menu of our LINE account, with the committed picture. */
export async function setRichMenu(config: Config): Promise<{ richMenuId: string; removed: number }> {
  const picture = await readFile(join(import.meta.dirname, 'rich-menu.png'));
  return replaceRichMenu(config, richMenu(config.PUBLIC_URL), new Blob([picture], { type: 'image/png' }));
}
