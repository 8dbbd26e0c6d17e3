import { Agent, request } from 'node:http';

export interface Target {
  readonly path: string;
  readonly body: string;
  readonly caller: 'member' | 'visitor';
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function post(port: number, { path, body, caller }: Target): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-caller': caller,
    };
    const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${path}: ${response.statusCode} ${text}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Requests answered per second by so many callers that ask again as soon as they are answered. */
export async function rate(port: number, target: Target, callers: number, milliseconds: number): Promise<number> {
  const start = performance.now();
  let answered = 0;
  const loop = async () => {
    while (performance.now() - start < milliseconds) {
      await post(port, target);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, loop));
  return answered / ((performance.now() - start) / 1000);
}

export function closeConnections(): void {
  agent.destroy();
}
