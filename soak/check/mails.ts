import { control } from '../load/families.ts';

type Mail = { id: string; headers: Record<string, string> };
type Fault = { kind: string; when: string; struck: number };

/** The mailbox keeps the newest 500: it is looked into again and again, and each mail counted by its Message-ID. */
export class Mailbox {
  readonly #url: string;
  readonly #seen = new Set<string>();
  readonly byId = new Map<string, number>();

  constructor(url: string) {
    this.#url = url;
  }

  async look(): Promise<void> {
    const { messages } = (await control(`${this.#url}/emulator/messages`, undefined, 'GET')) as { messages: Mail[] };
    for (const { id, headers } of messages) {
      if (this.#seen.has(id)) continue;
      this.#seen.add(id);
      const messageId = headers['message-id'] ?? id;
      this.byId.set(messageId, (this.byId.get(messageId) ?? 0) + 1);
    }
  }
}

/** How often the mail server took a mail and its answer was lost; asked before the faults are disarmed. */
export async function answersLost(url: string): Promise<number> {
  const { faults } = (await control(`${url}/emulator/faults`, undefined, 'GET')) as { faults: Fault[] };
  return faults.reduce((sum, { when, struck }) => (when === 'after' ? sum + struck : sum), 0);
}
