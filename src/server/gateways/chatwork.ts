import type { Config } from '../config.ts';

export interface Chatwork {
  post(roomId: string, text: string): Promise<void>;
}

export function chatworkGateway(config: Config): Chatwork {
  return {
    async post(roomId, text) {
      const path = `/v2/rooms/${encodeURIComponent(roomId)}/messages`;
      const response = await fetch(new URL(path, config.CHATWORK_BASE), {
        method: 'POST',
        headers: { 'x-chatworktoken': config.CHATWORK_TOKEN },
        body: new URLSearchParams({ body: text }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`Chatwork: HTTP ${response.status}`);
    },
  };
}
