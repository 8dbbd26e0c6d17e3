import { messagingApi } from '@line/bot-sdk';
import type { Config } from '../config.ts';

type LineConfig = Pick<Config, 'LINE_MESSAGING_TOKEN' | 'LINE_API_BASE' | 'LINE_API_DATA_BASE'>;

/**
 * Makes the menu the one everybody sees, and removes every earlier one of the same name, including leftovers of an
 * interrupted run. The old menu stays visible until the new one is ready.
 */
export async function replaceRichMenu(
  config: LineConfig,
  menu: messagingApi.RichMenuRequest & { name: string },
  picture: Blob,
): Promise<{ richMenuId: string; removed: number }> {
  const channelAccessToken = config.LINE_MESSAGING_TOKEN;
  const client = new messagingApi.MessagingApiClient({ channelAccessToken, baseURL: config.LINE_API_BASE });
  const pictures = new messagingApi.MessagingApiBlobClient({ channelAccessToken, baseURL: config.LINE_API_DATA_BASE });
  const { richmenus } = await client.getRichMenuList();
  const { richMenuId } = await client.createRichMenu(menu);
  try {
    await pictures.setRichMenuImage(richMenuId, picture);
    await client.setDefaultRichMenu(richMenuId);
  } catch (error) {
    await client.deleteRichMenu(richMenuId).catch(() => undefined);
    throw error;
  }
  const earlier = richmenus.filter(({ name }) => name === menu.name);
  for (const each of earlier) await client.deleteRichMenu(each.richMenuId);
  return { richMenuId, removed: earlier.length };
}
